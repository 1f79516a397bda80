import { selectCertificates, selectCertificatesByImportKey } from '../../storage/certificates.ts';
import type { CertificateRow, Connection } from '../../storage/database.ts';
import { certificateText } from '../../storage/search-words.ts';
import type { CertificateFields } from './certificate-fields.ts';
import { lookupOf, newCertificateNumber } from './certificate-number.ts';
import { certificateRow, importKey } from './issue-certificate.ts';

/** Known certificates by number and by content. */
export interface Known {
  byLookup: Map<string, CertificateRow>;
  byImportKey: Map<string, CertificateRow>;
}

/** The stored certificate that a row repeats, found by its number or, without a number, by its content. */
export function importedCertificate(
  { number, ...fields }: CertificateFields,
  created: string,
  className: string | undefined,
): CertificateRow {
  if (number !== undefined) return certificateRow({ ...fields, number, class: className }, created);
  const row = certificateRow({ ...fields, number: newCertificateNumber(), class: className }, created);
  return { ...row, import_key: importKey(fields) };
}

/** Looks up these certificates in the database and adds them to the known ones. */
export async function findKnown(
  database: Connection,
  rows: readonly CertificateRow[],
  known: Known,
): Promise<void> {
  const lookups = rows.map(({ lookup }) => lookup);
  const importKeys = rows.flatMap(({ import_key }) => import_key ?? []);
  for (const row of await selectCertificates(database, lookups)) known.byLookup.set(row.lookup, row);
  for (const row of await selectCertificatesByImportKey(database, importKeys)) {
    if (row.import_key !== null) known.byImportKey.set(row.import_key, row);
  }
}

export function knownAs({ byLookup, byImportKey }: Known, row: CertificateRow): CertificateRow | undefined {
  return row.import_key === null ? byLookup.get(row.lookup) : byImportKey.get(row.import_key);
}

/** Adds a new certificate to the known ones. If its random number is already used, it gets another. */
export function addKnown(known: Known, row: CertificateRow): CertificateRow {
  const added = row.import_key === null ? row : withFreeNumber(row, known.byLookup);
  known.byLookup.set(added.lookup, added);
  if (added.import_key !== null) known.byImportKey.set(added.import_key, added);
  return added;
}

function withFreeNumber(row: CertificateRow, taken: Map<string, CertificateRow>): CertificateRow {
  let number = row.number;
  while (taken.has(lookupOf(number))) number = newCertificateNumber();
  if (number === row.number) return row;
  const renumbered = { ...row, number, lookup: lookupOf(number) };
  return { ...renumbered, search_text: certificateText(renumbered) };
}
