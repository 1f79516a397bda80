import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startDelivery } from '../../server/mail/deliver-outbox.ts';
import { openTransport } from '../../server/mail/transports/open-transport.ts';
import { submitEnquiry } from '../../server/services/submissions/submit-enquiry.ts';
import { ENQUIRY } from '../support/posted-forms.ts';
import { openInbox } from '../support/inbox.ts';
import { openTestSystem } from '../support/open-storage.ts';
import { outlastOutage } from '../support/outlast-outage.ts';
import { isPostgresInstalled, startPostgres } from '../../tools/test/test-engines.ts';
import { operate, operateList } from '../support/operate.ts';
import { howMany, report, timeFor } from './short-and-long.ts';
import { siteForTest } from './site-for-test.ts';

const ENQUIRIES = howMany({ short: 20, long: 200 });
const KILLS = howMany({ short: 2, long: 10 });
/** A worker has as many mails on their way at a time. */
const AT_ONCE = 8;
const HOLDERS = 10;
/** Longer than a claim on a mail lasts: a worker may take over what a dead one held. */
const MINUTES_APART = 6;
const TIME = timeFor({ shortMs: 60_000, longMs: 300_000 });

test('500 mails outlast an hour without a mail server', { timeout: 90_000 }, async () => {
  await outlastOutage(250);
});

test('killed workers lose no mail, and each repeat can be told', { timeout: TIME }, async () => {
  const inbox = await openInbox();
  onTestFinished(() => inbox.close());
  const system = await openTestSystem('sqlite', { SMTP_URL: inbox.url });
  const references: string[] = [];
  for (let index = 0; index < ENQUIRIES; index += 1) {
    const fields = { ...ENQUIRY, email: `visitor-${index}@example.com` };
    references.push((await submitEnquiry(system, { fields, clientAddress: `::${index}` })).reference);
  }

  let generation = 0;
  function startWorker(): ChildProcess {
    const args = ['tests/support/deliver-mails.ts', String(generation * MINUTES_APART)];
    const worker = spawn(process.execPath, args, {
      env: { ...process.env, ...system.settings },
      stdio: 'ignore',
    });
    onTestFinished(() => void worker.kill('SIGKILL'));
    return worker;
  }

  for (let kills = 0; kills < KILLS; kills += 2) {
    const before = inbox.messages.length;
    const workers = [startWorker(), startWorker()];
    // The mail server has a mail, the worker has not noted it yet, as the answer is still on its way.
    await expect.poll(() => inbox.messages.length, { interval: 1, timeout: TIME }).toBeGreaterThan(before);
    for (const worker of workers) worker.kill('SIGKILL');
    generation += 1;
  }
  startWorker();
  startWorker();
  await expect.poll(async () => await unsent(), { timeout: TIME }).toBe(0);

  async function unsent(): Promise<number> {
    const rows = await system.storage.database.selectFrom('outbox').select('state').execute();
    return rows.filter(({ state }) => state !== 'sent').length;
  }

  const subjects = inbox.messages.map(({ subject }) => subject);
  for (const reference of references) {
    expect(subjects).toContain(`Asha Rao, enquiry (${reference})`);
    expect(subjects).toContain(`We have your enquiry ${reference}`);
  }
  const idsOf = Map.groupBy(inbox.messages, ({ subject }: Email) => subject);
  for (const same of idsOf.values()) expect(new Set(same.map(({ messageId }) => messageId)).size).toBe(1);
  const repeats = inbox.messages.length - 2 * ENQUIRIES;
  expect(repeats).toBeLessThanOrEqual(KILLS * AT_ONCE);
  report(`${2 * ENQUIRIES} mails, ${KILLS} kills: none lost, ${repeats} sent again`);
});

/** A mail server that takes every mail and keeps its answers back until it is told. */
async function openSlowInbox() {
  const taken: string[] = [];
  const { promise: answers, resolve: answer } = Promise.withResolvers<void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    async onData(stream, _session, done) {
      const mail = await text(stream);
      taken.push(/^Message-ID: (.+)$/im.exec(mail)?.[1] ?? '');
      await answers;
      done();
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, taken, answer };
}

test('a killed server sends each mail to holders, under one Message-ID', { timeout: TIME }, async () => {
  const inbox = await openSlowInbox();
  const settings = { SMTP_URL: inbox.url, HOLDER_MAILS: 'on', CLOCK_AHEAD_HOURS: '0' };
  const site = await siteForTest(settings, { preload: './tests/support/wrong-clock.ts' });
  const today = new Date().toISOString().slice(0, 10);
  const list = join(site.dataFolder, 'class.csv');
  const rows = Array.from(
    { length: HOLDERS },
    (_, index) => `Trainee ${index},DevOps Automation,${today},t${index}@example.com`,
  );
  writeFileSync(list, ['name,course,issued,email', ...rows].join('\n'));
  operate(site, 'certificates', 'import', list, '--class', 'DevOps, November 2026');

  async function startAgain(clockAheadHours: string): Promise<void> {
    await site.halt('SIGKILL');
    site.settings['CLOCK_AHEAD_HOURS'] = clockAheadHours;
    await site.resume();
  }
  const states = () => operateList(site, 'outbox', 'list').map(({ state }) => state);

  // After half an hour all are queued; the mail server has some, and has not said so.
  await startAgain('1');
  await expect.poll(() => inbox.taken.length, { timeout: TIME }).toBe(AT_ONCE);
  expect(states()).toHaveLength(HOLDERS);
  inbox.answer();
  await startAgain('2');
  await expect.poll(() => inbox.taken.length, { timeout: TIME }).toBe(HOLDERS + AT_ONCE);
  await expect.poll(states, { timeout: TIME, interval: 1_000 }).toEqual([]);
  expect(new Set(inbox.taken).size).toBe(HOLDERS);
  expect(inbox.taken).toHaveLength(HOLDERS + AT_ONCE);
});

describe.skipIf(!isPostgresInstalled)('a PostgreSQL that is restarted between sending and marking', () => {
  test('makes no mail of two workers leave twice', { timeout: TIME }, async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres?.stop());
    const inbox = await openSlowInbox();
    const system = await openTestSystem('sqlite', { DATABASE_URL: postgres?.url, SMTP_URL: inbox.url });
    const inFlight = 2 * AT_ONCE;
    for (let index = 0; index < inFlight / 2; index += 1) {
      const fields = { ...ENQUIRY, email: `visitor-${index}@example.com` };
      await submitEnquiry(system, { fields, clientAddress: `::${index}` });
    }
    const workers = [system, { ...system, storage: await system.openAgain() }].map((worker) =>
      startDelivery(worker, openTransport(worker.config)),
    );
    for (const worker of workers) onTestFinished(() => worker.stop());
    await expect.poll(() => inbox.taken.length, { timeout: TIME }).toBe(inFlight);

    const { database } = system.storage;
    const states = async () =>
      (await database.selectFrom('outbox').select('state').execute()).map(({ state }) => state);
    const restarted = postgres?.restart('immediate');
    await expect.poll(() => states().catch(() => 'away'), { interval: 1, timeout: TIME }).toBe('away');
    inbox.answer();
    await restarted;
    const allSent = Array.from({ length: inFlight }, () => 'sent');
    await expect.poll(() => states().catch(() => 'away'), { timeout: TIME }).toEqual(allSent);
    expect(new Set(inbox.taken).size).toBe(inFlight);
    expect(inbox.taken).toHaveLength(inFlight);
  });
});
