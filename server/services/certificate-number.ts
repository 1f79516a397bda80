import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { compactNumber, dammCheckDigit } from '../../contracts/certificate.ts';

const RANDOM_DIGITS = 11;
const KEY_BYTES = 16;

/** What is looked up: without spaces and hyphens, in capitals. */
export function lookupOf(number: string): string {
  return compactNumber(number.normalize('NFC')).toUpperCase();
}

/** 11 random digits, the first from 1 to 9, and the Damm check digit. */
export function newCertificateNumber(): string {
  const digits = String(randomInt(10 ** (RANDOM_DIGITS - 1), 10 ** RANDOM_DIGITS));
  return `${digits}${dammCheckDigit(digits)}`;
}

/** 128 bits that only the holder of our secret can make; the QR code on our PDF carries it beside the number. */
export function certificateKey(secret: Buffer, number: string): string {
  return createHmac('sha256', secret)
    .update(lookupOf(number))
    .digest()
    .subarray(0, KEY_BYTES)
    .toString('base64url');
}

export function isCertificateKey(secret: Buffer, number: string, key: string): boolean {
  const expected = Buffer.from(certificateKey(secret, number));
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
