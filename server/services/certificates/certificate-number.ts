import { randomInt } from 'node:crypto';
import { compactNumber, dammCheckDigit } from '../../../contracts/certificate.ts';

const RANDOM_DIGITS = 11;

/** The form that is stored for look-ups: without spaces and hyphens, in capitals. */
export function lookupOf(number: string): string {
  return compactNumber(number.normalize('NFC')).toUpperCase();
}

/** 11 random digits, the first from 1 to 9, and the Damm check digit. */
export function newCertificateNumber(): string {
  const digits = String(randomInt(10 ** (RANDOM_DIGITS - 1), 10 ** RANDOM_DIGITS));
  return `${digits}${dammCheckDigit(digits)}`;
}

/** Our numbers contain only letters, digits and some signs. */
export function isNumber(lookup: string): boolean {
  return /^[\p{L}\p{M}\p{N}./_#]+$/u.test(lookup);
}
