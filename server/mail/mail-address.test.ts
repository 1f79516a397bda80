import { expect, test } from 'vitest';
import { isMailable } from './mail-address.ts';

test.each(['asha@example.com', 'asha.rao+job@mail.example.co.in', `${'a'.repeat(64)}@example.com`])(
  'mail goes to %s',
  (address) => {
    expect(isMailable(address)).toBe(true);
  },
);

test.each([
  'asha@example',
  'asha@example.com, boss@example.com',
  '"asha rao"@example.com',
  'asha@example.com\r\nBcc: boss@example.com',
  `${'a'.repeat(65)}@example.com`,
])('no mail goes to %j', (address) => {
  expect(isMailable(address)).toBe(false);
});
