import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Mail, MailTransport } from '../mail.ts';
import { transportWithBreaker } from './transport-with-breaker.ts';

const silent = pino({ level: 'silent' });
const mail = {} as Mail;

function failing(details: object): MailTransport {
  const fail = () => Promise.reject(Object.assign(new Error('no'), details));
  return { send: fail, verify: fail };
}

async function failThrice(transport: MailTransport): Promise<void> {
  for (let count = 0; count < 3; count += 1) await expect(transport.send(mail)).rejects.toThrow('no');
}

it('takes no mail while the server does not answer', async () => {
  const transport = transportWithBreaker(failing({ code: 'ETIMEDOUT' }), silent);
  expect(transport.mailsAtOnce?.()).toBeUndefined();
  await failThrice(transport);
  expect(transport.mailsAtOnce?.()).toBe(0);
});

it('takes one mail to see whether the server answers again', async () => {
  const transport = transportWithBreaker(failing({ code: 'ECONNECTION' }), silent, 0);
  await failThrice(transport);
  expect(transport.mailsAtOnce?.()).toBe(1);
});

it('goes on after mails that the server refused', async () => {
  const transport = transportWithBreaker(failing({ code: 'EENVELOPE', responseCode: 550 }), silent);
  await failThrice(transport);
  expect(transport.mailsAtOnce?.()).toBeUndefined();
});
