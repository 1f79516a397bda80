import { createHash } from 'node:crypto';
import { selectCertificatesByImportKey } from '../../storage/certificates.ts';
import { certificateText } from '../../storage/search-words.ts';
import type { CertificateRow, Connection } from '../../storage/database.ts';
import { insertRows, selectRow } from '../../storage/rows.ts';
import {
  certificateFieldsSchema,
  type CertificateFields,
  isUnlikelyIssueDay,
  UNLIKELY_ISSUE_DAY,
} from './certificate-fields.ts';
import { keepAddress, requireMailable } from './holder-address.ts';
import { lookupOf, newCertificateNumber } from './certificate-number.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { parseRequest } from '../parse-request.ts';
import { dayIn } from '../calendar.ts';
import { certificateRecord, type CertificateRecord } from './read-certificates.ts';
import { type Meaning, paperChooser } from '../papers/issued-paper.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { OperatorError } from '../operator-error.ts';

/**
 * Issues a certificate. The default date is today, and the default number a new one; a given number must be free.
 * `email` is the address of the holder.
 */
export async function issueCertificate(
  deps: ActingDependencies,
  { email, ...fields }: Omit<CertificateFields, 'issued'> & { issued?: string; email?: string },
): Promise<CertificateRecord> {
  const time = deps.now();
  const address = email === undefined ? undefined : requireMailable(email);
  const parsed = parseRequest(certificateFieldsSchema, {
    ...fields,
    issued: fields.issued ?? dayIn(time, deps.config.timeZone),
  });
  if (isUnlikelyIssueDay(parsed.issued, time))
    throw new OperatorError(`${UNLIKELY_ISSUE_DAY}.`, { fields: { issued: UNLIKELY_ISSUE_DAY } });
  const issued = await deps.storage.database.transaction().execute(async (transaction) => {
    const certificate = await issueIn(transaction, parsed, time);
    if (address !== undefined) await keepAddress(transaction, certificate.lookup, address);
    await recordAct(transaction, deps, 'certificate.issued', certificate.number);
    return certificate;
  });
  return certificateRecord(issued, time);
}

/**
 * Issues a certificate in the caller's transaction, with fields that were already checked. `kept` is what it takes over
 * from a replaced certificate.
 */
export async function issueIn(
  transaction: Connection,
  fields: CertificateFields,
  now: Date,
  kept?: Meaning,
): Promise<CertificateRow> {
  const number = fields.number ?? (await freeNumber(transaction));
  if (
    fields.number !== undefined &&
    (await selectRow(transaction, 'certificates', { lookup: lookupOf(number) }))
  ) {
    throw new OperatorError(`The number ${number} is in use. See it with certificates show ${number}.`, {
      fields: { number: 'Another certificate has this number' },
    });
  }
  const certificate = certificateRow({ ...fields, number }, now.toISOString());
  // Recognises the certificate if it is imported again. A second certificate with the same content, made on purpose,
  // has no such key.
  const key = importKey(fields);
  const isFree = (await selectCertificatesByImportKey(transaction, [key])).length === 0;
  if (fields.number === undefined && isFree) certificate.import_key = key;
  certificate.paper = await paperChooser(transaction, now)(certificate, {
    isNumberOfOurs: fields.number === undefined,
    kept,
  });
  await insertRows(transaction, 'certificates', [certificate]);
  return certificate;
}

export function certificateRow(
  fields: CertificateFields & { number: string },
  created: string,
): CertificateRow {
  const lookup = lookupOf(fields.number);
  const { number, name, course, issued, expires = null, class: group = null } = fields;
  return {
    lookup,
    number,
    name,
    course,
    issued,
    expires,
    revoked: null,
    revocation_reason: null,
    replaced_by: null,
    import_key: null,
    class: group,
    paper: null,
    search_text: certificateText({ lookup, number, name, course, class: group }),
    created,
  };
}

/** Key that identifies a certificate without a number by its content. */
export function importKey({ name, course, issued, expires }: CertificateFields): string {
  return createHash('sha256')
    .update(JSON.stringify([name, course, issued, expires ?? null]))
    .digest('base64url');
}

async function freeNumber(transaction: Connection): Promise<string> {
  for (;;) {
    const number = newCertificateNumber();
    if (!(await selectRow(transaction, 'certificates', { lookup: number }))) return number;
  }
}
