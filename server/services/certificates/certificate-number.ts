import { randomInt } from 'node:crypto';
import { compactNumber, dammCheckDigit, meantNumber, plainNumber } from '../../../contracts/certificate.ts';
import type { CertificateRow, Connection } from '../../storage/database.ts';
import { selectByPlainNumber, selectCertificates } from '../../storage/certificates.ts';

const RANDOM_DIGITS = 11;

/** Number in the form for look-ups: in upper case, without spaces and hyphens. */
export function lookupOf(number: string): string {
  return compactNumber(number.normalize('NFC')).toUpperCase();
}

/**
 * Finds the certificate with a typed number. It compares the exact spelling, then the form for look-ups, then only
 * letters and digits, if just one certificate matches. `isSought` can exclude certificates. An unknown number takes the
 * same steps, so the response time does not reveal whether it exists.
 */
export async function findCertificate(
  database: Connection,
  typed: string,
  isSought: (row: CertificateRow) => boolean = () => true,
): Promise<CertificateRow | undefined> {
  const meant = meantNumber(typed);
  const plain = plainNumber(meant);
  const lookups = [lookupOf(typed), lookupOf(meant), plain].map((lookup) => (isNumber(lookup) ? lookup : ''));
  const rows = (await selectCertificates(database, lookups)).filter(isSought);
  const found = lookups.flatMap((lookup) => rows.find((row) => row.lookup === lookup) ?? [])[0];
  if (found) return found;
  const [row, another] = await selectByPlainNumber(database, plain);
  return row && !another && isSought(row) ? row : undefined;
}

/** Makes a number of 11 random digits, of which the first is not 0, and the Damm check digit. */
export function newCertificateNumber(): string {
  const digits = String(randomInt(10 ** (RANDOM_DIGITS - 1), 10 ** RANDOM_DIGITS));
  return `${digits}${dammCheckDigit(digits)}`;
}

function isNumber(lookup: string): boolean {
  return /^[\p{L}\p{M}\p{N}./_#]+$/u.test(lookup);
}
