import { Readable } from 'node:stream';
import { Unprintable } from '../../../documents/unprintable.ts';
import { type Attachment, CannotBeMade, type HolderFiles } from '../../mail/mail.ts';
import { ERASED } from '../../storage/certificates.ts';
import type { CertificateRow } from '../../storage/database.ts';
import { selectRow } from '../../storage/rows.ts';
import { credentialOf } from '../credentials/make-credentials.ts';
import type { Dependencies } from '../dependencies.ts';
import { VisitorError } from '../visitor-error.ts';
import { drawApart } from './draw-apart.ts';
import { certificateFileName } from './draw-certificates.ts';
import { issuedPaper } from './printable-certificates.ts';

/**
 * Attachments of an email to the holder of a valid certificate: the PDF and the credential. They are made when the
 * email is sent. `namesAlone` returns only their file names, for the desk.
 */
export function holderAttachments(
  deps: Dependencies,
  { namesAlone = false }: { namesAlone?: boolean } = {},
): HolderFiles {
  return async (reference) => {
    const { database } = deps.storage;
    const told = await selectRow(database, 'holder_mails', { reference });
    const row = told && (await selectRow(database, 'certificates', { lookup: told.lookup }));
    if (!row || row.revocation_reason === ERASED) return undefined;
    const isInForce = told.state === 'valid' || told.state === 'expiring';
    if (isInForce && row.revoked !== null && !namesAlone) {
      // The holder gets an automatic email about the new state instead.
      if (deps.config.holderMails) return undefined;
      throw new CannotBeMade('The certificate was revoked or replaced while this email waited.');
    }
    if (told.state !== 'valid') return [];
    return [
      file(row, 'pdf', namesAlone ? '' : await paperOf(deps, row)),
      file(row, 'json', namesAlone ? '' : await credentialOf(deps, row)),
    ];
  };
}

async function paperOf(deps: Dependencies, row: CertificateRow): Promise<Buffer> {
  try {
    return await drawApart(deps, await issuedPaper(deps, row));
  } catch (error) {
    if (error instanceof VisitorError && error.cause instanceof Unprintable)
      throw new CannotBeMade(`The certificate cannot be drawn: ${error.cause.message}`, { cause: error });
    throw error;
  }
}

function file(row: CertificateRow, extension: 'pdf' | 'json', content: Buffer | string): Attachment {
  return {
    fileName: certificateFileName(row, extension),
    type: extension === 'pdf' ? 'application/pdf' : 'application/json',
    content: Readable.from([content], { objectMode: false }),
  };
}
