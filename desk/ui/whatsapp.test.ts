import { expect, test } from 'vitest';
import { whatsAppAddress } from './whatsapp.ts';

test.each([
  ['98765 43210', 'https://wa.me/919876543210'],
  ['098765-43210', 'https://wa.me/919876543210'],
  ['+91 98765 43210', 'https://wa.me/919876543210'],
  ['+44 20 7946 0958', 'https://wa.me/442079460958'],
  ['1234', undefined],
])('a chat with %s is at %s', (phone, address) => {
  expect(whatsAppAddress(phone)).toBe(address);
});
