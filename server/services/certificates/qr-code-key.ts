import { createHmac, timingSafeEqual } from 'node:crypto';
import { lookupOf } from './certificate-number.ts';

const KEY_BYTES = 16;

/** Key in the QR code of a certificate: 128 bits of an HMAC of its number, made with the certificate secret. */
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
