import { createHmac, timingSafeEqual } from 'node:crypto';
import { lookupOf } from './certificate-number.ts';

const KEY_BYTES = 16;

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
