import { meantNumber, plainNumber } from '../../../contracts/certificate.ts';
import type { CheckedCertificate } from '../../../contracts/certificate-wording.ts';
import type { Stamp } from './paper-certificate.tsx';

const DIGITS = 12;

/** The typed number as it is printed on a certificate: in groups, with a dot for each missing digit. */
export function paperNumber(typed: string): string {
  const number = meantNumber(typed);
  if (number === '' || !/^\d+$/.test(number)) return number;
  return number.padEnd(DIGITS, '·').replace(/^(.{4})(.{4})(?=.{4}$)/, '$1 $2 ');
}

/** The answer, as long as the checked number is in the field. */
export function stampOf(record: CheckedCertificate | undefined, typed: string): Stamp | undefined {
  if (!record || plainNumber(record.number) !== plainNumber(meantNumber(typed))) return undefined;
  return record.verdict === 'Could not be checked' ? undefined : record;
}
