import { expect, it } from 'vitest';
import { isRefusedForGood, refusalInWords } from './refusal.ts';

const error = (details: object) => Object.assign(new Error('no'), details);

it.each([
  [550, 'RCPT TO', true],
  [554, 'DATA', true],
  [451, 'RCPT TO', false],
  [552, 'MAIL FROM', false],
  [535, 'AUTH PLAIN', false],
  [554, 'CONN', false],
  [undefined, undefined, false],
])('a reply of %s to %s is final: %s', (responseCode, command, isFinal) => {
  expect(isRefusedForGood(error({ responseCode, command }))).toBe(isFinal);
});

it('a reply about our server is not final: it is ours to mend', () => {
  const denied = Object.assign(new Error('550 5.7.1 Relaying denied'), {
    responseCode: 550,
    command: 'RCPT TO',
  });
  expect(isRefusedForGood(denied)).toBe(false);
});

it.each([
  ['550 5.1.1 <asha@gmial.example>: Recipient address rejected: User unknown', 'there is no such address'],
  ['550-5.1.1 The email account that you tried to reach does not exist.', 'there is no such address'],
  ['550 No such mailbox', 'there is no such address'],
  ['550 5.1.2 <asha@gmial.cmo>: Domain not found', 'there is no such email domain'],
  ['552 5.2.2 The recipient’s inbox is out of storage space', 'the mailbox is full'],
  ['552 5.3.4 Message too big for system', 'the email is too large for that mailbox'],
  ['554 5.7.1 Service unavailable; client host blocked', 'their mail server does not accept email from ours'],
  ['550 Go away', 'their mail server did not accept it'],
])('%s means that %s', (reply, words) => {
  expect(refusalInWords(reply)).toBe(words);
});
