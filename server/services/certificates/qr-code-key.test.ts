import { expect, it } from 'vitest';
import { certificateKey, isCertificateKey } from './qr-code-key.ts';

it('a key of 128 bits fits its own number and secret alone', () => {
  const secret = Buffer.alloc(32, 1);
  const key = certificateKey(secret, '482109375514');
  expect(Buffer.from(key, 'base64url')).toHaveLength(16);
  expect(isCertificateKey(secret, '4821 0937 5514', key)).toBe(true);
  expect(isCertificateKey(secret, '730518264905', key)).toBe(false);
  expect(isCertificateKey(Buffer.alloc(32, 2), '482109375514', key)).toBe(false);
  expect(isCertificateKey(secret, '482109375514', '')).toBe(false);
});
