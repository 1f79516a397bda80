import type { CertificateQuestion, HolderFile } from '../../../contracts/certificate.ts';
import { ERASED } from '../../storage/certificates.ts';
import { credentialOf } from '../credentials/make-credentials.ts';
import type { Dependencies } from '../dependencies.ts';
import { certificateFileName } from './draw-certificates.ts';
import { drawApart } from './draw-apart.ts';
import { findCertificate } from './certificate-number.ts';
import { issuedPaper } from './printable-certificates.ts';
import { isCertificateKey } from './qr-code-key.ts';

const EXTENSIONS: Record<HolderFile, string> = { paper: 'pdf', picture: 'png', credential: 'json' };

/**
 * Answer to a request with the key of the QR code. Only somebody with the key learns that a certificate was revoked.
 */
export type HolderAnswer =
  | { state: 'found'; name: string; content: Buffer | string }
  | { state: 'withdrawn' }
  /** Unknown number or wrong key. The answer does not reveal which. */
  | { state: 'unknown' };

/** Makes a file for the holder of a certificate: the PDF, a picture of it, or the credential. */
export async function holderFile(
  deps: Dependencies,
  kind: HolderFile,
  { number, key }: CertificateQuestion,
): Promise<HolderAnswer> {
  const row = await findCertificate(deps.storage.database, number);
  const hasKey = isCertificateKey(deps.storage.certificateSecret, row?.number ?? number, key ?? '');
  if (!row || !hasKey || row.revocation_reason === ERASED) return { state: 'unknown' };
  if (row.revoked !== null) return { state: 'withdrawn' };
  const content =
    kind === 'credential'
      ? await credentialOf(deps, row)
      : await drawApart(deps, await issuedPaper(deps, row), kind);
  return { state: 'found', name: certificateFileName(row, EXTENSIONS[kind]), content };
}
