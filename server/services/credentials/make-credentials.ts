import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import { ERASED, selectCertificates } from '../../storage/certificates.ts';
import type { CertificateRow } from '../../storage/database.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { lookupOf } from '../certificates/certificate-number.ts';
import { certificateFileName } from '../certificates/draw-certificates.ts';
import { eachCertificate, requireCertificate } from '../certificates/read-certificates.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { requireNewFile, writeNewFile } from '../new-file.ts';
import { OperatorError } from '../operator-error.ts';
import { type SignedCredential, signCredentials } from './sign-credentials.ts';
import { pagesOf } from '../../storage/pages.ts';

const EXTENSION = 'json';

/** Makes the credential of a certificate. Throws if it is revoked or its holder was erased. */
export async function makeCredential(deps: ActingDependencies, number: string) {
  const row = await requireCertificate(deps.storage.database, number);
  const json = await credentialOf(deps, requireInForce(row));
  await recordAct(deps.storage.database, deps, 'certificate.signed', row.number);
  return { name: certificateFileName(row, EXTENSION), json };
}

/** Credential of a certificate that is not revoked. */
export async function credentialOf(
  deps: Pick<ActingDependencies, 'storage' | 'config'>,
  row: CertificateRow,
): Promise<string> {
  const [signed] = await Array.fromAsync(signCredentials(deps, [row]));
  if (!signed) throw new Error('nothing was signed');
  return signed.json;
}

function requireInForce(row: CertificateRow): CertificateRow {
  if (row.revocation_reason === ERASED)
    throw new OperatorError(`The holder of ${row.number} was erased, so there is no credential.`);
  if (row.revoked === null) return row;
  throw new OperatorError(
    `Certificate ${row.number} is revoked, and a check of its credential says so. Use the certificate that replaces it, or reissue it first.`,
  );
}

/**
 * Writes a new file with a credential. With `class` it is a zip with a credential for each certificate that is not
 * revoked.
 */
export async function writeCredentials(
  deps: ActingDependencies,
  wanted: { number?: string; class?: string },
  { out, onProgress }: { out: string; onProgress(done: number, all: number): void },
): Promise<{ signed: number; file: string }> {
  const { number, class: name } = wanted;
  if ((number === undefined) === (name === undefined))
    throw new OperatorError('Give the number of one certificate, or a class with --class.');
  await requireNewFile(out);
  if (number !== undefined) {
    const { json } = await makeCredential(deps, number);
    await writeNewFile(out, Readable.from([json]));
    return { signed: 1, file: out };
  }
  if (!/\.zip$/i.test(out))
    throw new OperatorError('The credentials of a class go into a zip: end --out with .zip.');
  const rows = await rowsOfClass(deps, name ?? '');
  let done = 0;
  await writeNewFile(
    out,
    zipOf(deps, rows, () => onProgress((done += 1), rows.length)),
  );
  await recordSigned(deps, rows);
  return { signed: rows.length, file: out };
}

async function rowsOfClass(deps: ActingDependencies, className: string): Promise<CertificateRow[]> {
  const numbers: string[] = [];
  for await (const { number, state } of eachCertificate(deps, { class: className }))
    if (state !== 'revoked') numbers.push(lookupOf(number));
  const rows: CertificateRow[] = [];
  for (const page of pagesOf(numbers)) rows.push(...(await selectCertificates(deps.storage.database, page)));
  if (rows.length > 0) return rows;
  throw new OperatorError(
    `The class “${className}” has no certificate in force. See the classes with certificates classes.`,
  );
}

function zipOf(deps: ActingDependencies, rows: CertificateRow[], onSigned: () => void): Readable {
  async function* entries() {
    const lastModified = deps.now();
    for await (const signed of signCredentials(deps, rows)) {
      yield { ...entryOf(signed), lastModified };
      onSigned();
    }
  }
  return Readable.fromWeb(makeZip(entries()));
}

function entryOf(signed: SignedCredential) {
  return { name: certificateFileName(signed, EXTENSION), input: signed.json };
}

async function recordSigned(deps: ActingDependencies, rows: CertificateRow[]): Promise<void> {
  await deps.storage.database.transaction().execute(async (transaction) => {
    for (const { number } of rows) await recordAct(transaction, deps, 'certificate.signed', number);
  });
}
