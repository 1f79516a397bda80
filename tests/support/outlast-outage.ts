import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished } from 'vitest';
import { deliverDueMails } from '../../server/mail/deliver-outbox.ts';
import { openTransport } from '../../server/mail/transports/open-transport.ts';
import { submitEnquiry } from '../../server/services/submissions/submit-enquiry.ts';
import { listOutbox } from '../../server/services/mail/unsent-mails.ts';
import { freePort } from '../../tools/run/free-port.ts';
import { openTestSystem } from './open-storage.ts';
import { ENQUIRY } from './posted-forms.ts';

const MINUTE_MS = 60_000;
/** The server loses its answer to each twentieth mail, once. */
const LOST_ONE_IN = 20;

/**
 * Expects that the mails of so many enquiries, two for each, wait for an hour without a mail server and then all arrive:
 * twice only those whose answer the server lost, under the same Message-ID.
 */
export async function outlastOutage(enquiries: number): Promise<void> {
  const arrived: string[] = [];
  const lost: string[] = [];
  const inbox = new SMTPServer({
    authOptional: true,
    logger: false,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const { messageId = '' } = await PostalMime.parse(await buffer(stream));
      arrived.push(messageId);
      if (arrived.length % LOST_ONE_IN !== 0 || lost.includes(messageId)) return done();
      lost.push(messageId);
      hangUp(inbox, session.id);
    },
  });
  inbox.on('error', () => {});
  const port = await freePort();
  const office = { MAIL_FROM: 'site@firm.example', NOTIFY_EMAIL: 'office@firm.example' };
  const system = await openTestSystem('sqlite', { ...office, SMTP_URL: `smtp://127.0.0.1:${port}` });
  for (let index = 0; index < enquiries; index += 1)
    await submitEnquiry(system, {
      fields: { ...ENQUIRY, email: `asha${index}@example.com` },
      clientAddress: '::1',
    });
  const transport = openTransport(system.config);
  const deliverAll = async () => {
    while ((await deliverDueMails(system, transport)) > 0);
  };

  for (let minute = 0; minute < 60; minute += 20) {
    await deliverAll();
    system.pass(20 * MINUTE_MS);
  }
  expect(arrived).toEqual([]);
  expect(await listOutbox(system)).toHaveLength(2 * enquiries);

  await new Promise<void>((resolve) => inbox.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => inbox.close(() => resolve())));
  for (let hour = 0; hour < 3; hour += 1) {
    system.pass(60 * MINUTE_MS);
    await deliverAll();
  }
  expect(await listOutbox(system)).toEqual([]);
  expect(lost.length).toBeGreaterThan(enquiries / LOST_ONE_IN);
  expect(new Set(arrived).size).toBe(2 * enquiries);
  const twice = arrived.filter((messageId, index) => arrived.indexOf(messageId) !== index);
  expect(twice.sort()).toEqual(lost.sort());
}

/** Takes the mail over and never says so. */
function hangUp(server: SMTPServer, sessionId: string): void {
  const { connections } = server as unknown as { connections: Set<{ id: string; close(): void }> };
  for (const connection of connections) if (connection.id === sessionId) connection.close();
}
