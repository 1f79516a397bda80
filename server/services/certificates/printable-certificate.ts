import { PATHS } from '../../../contracts/paths.ts';
import type { CertificatePaper } from '../../../documents/certificate-paper.ts';
import type { CertificateRow } from '../../storage/database.ts';
import { certificateKey } from './qr-code-key.ts';
import type { Dependencies } from '../dependencies.ts';
import { requireCertificate } from './show-certificate.ts';
import { WrongRequest } from '../wrong-request.ts';

/** The data of a certificate's PDF. Throws for a revoked one. */
export async function certificateToPrint(deps: Dependencies, number: string): Promise<CertificatePaper> {
  const row = await requireCertificate(deps.storage.database, number);
  if (row.revoked) {
    throw new WrongRequest(
      `Certificate ${row.number} is withdrawn. Print the one that replaces it, or reissue it first.`,
    );
  }
  return printed(deps, row);
}

export function printed(
  { storage, config }: Dependencies,
  { number, name, course, issued, expires }: CertificateRow,
): CertificatePaper {
  const query = new URLSearchParams({
    cert_number: number,
    key: certificateKey(storage.certificateSecret, number),
  });
  const checkAddress = `${config.publicUrl}${PATHS.certificate}?${query.toString()}`;
  return { number, name, course, issued, expires, checkAddress };
}
