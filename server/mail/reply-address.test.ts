import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { mailboxAddress, referenceIn, replyAddress } from './reply-address.ts';

const SECRET = Buffer.alloc(32, 7);
const config = readConfig({ MAIL_FROM: 'The Office <office@firm.example>' });

it('leads back to its reference, also where a server wrote it in capitals', () => {
  const address = replyAddress(config, SECRET, 'E-7K3M-9Q');
  expect(address).toMatch(/^office\+e7k3m9q-[a-z2-7]{10}@firm\.example$/);
  expect(referenceIn(SECRET, address)).toBe('E-7K3M-9Q');
  expect(referenceIn(SECRET, address.toUpperCase())).toBe('E-7K3M-9Q');
});

it.each([
  ['another reference under the same signature', (address: string) => address.replace('e7k3m9q', 'e7k3m9r')],
  ['a signature that is made up', (address: string) => address.replace(/-[a-z2-7]{10}@/, '-aaaaaaaaaa@')],
  ['no signature', () => 'office+e7k3m9q@firm.example'],
  ['no tag', () => 'office@firm.example'],
])('%s leads nowhere', (_what, change) => {
  expect(referenceIn(SECRET, change(replyAddress(config, SECRET, 'E-7K3M-9Q')))).toBeUndefined();
});

it('the signature is made with the secret', () => {
  const address = replyAddress(config, SECRET, 'A-4T8W-2H');
  expect(referenceIn(Buffer.alloc(32, 8), address)).toBeUndefined();
});

it('the address of the mailbox is REPLY_TO, else the sender', () => {
  expect(mailboxAddress(config)).toBe('office@firm.example');
  expect(mailboxAddress(readConfig({ REPLY_TO: 'desk@firm.example' }))).toBe('desk@firm.example');
});
