import { expect, test } from 'vitest';
import { base58 } from './base58.ts';

/** The examples of draft-msporny-base58, and a key that begins with zeros. */
test.each([
  ['Hello World!', '2NEpo7TZRRrLZSi2U'],
  [
    'The quick brown fox jumps over the lazy dog.',
    'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z',
  ],
  ['', ''],
])('%j is %s', (text, written) => {
  expect(base58(Buffer.from(text))).toBe(written);
});

test('zeros at the beginning are kept', () => {
  expect(base58(Buffer.from('0000287fb4cd', 'hex'))).toBe('11233QC4');
  expect(base58(Buffer.alloc(3))).toBe('111');
});
