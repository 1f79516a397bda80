import { execFile } from 'node:child_process';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { openProgram } from '../support/listening-program.ts';
import type { RunningSite } from '../support/running-site.ts';
import { timeFor } from './short-and-long.ts';
import { siteForTest } from './site-for-test.ts';
import { newSubmission, send } from './visitors.ts';

/** Something is tried again within a minute; the rest is for a slow machine. */
const TIME = timeFor({ shortMs: 180_000, longMs: 180_000 });

/** What a command prints. The servers of this process answer meanwhile. */
async function run({ settings }: RunningSite, ...args: string[]): Promise<string> {
  return await new Promise((resolve) => {
    execFile(process.execPath, ['cli/main.ts', ...args], { env: settings }, (_error, printed) =>
      resolve(printed),
    );
  });
}

test('a program that switches protocols once is told every event', { timeout: TIME }, async () => {
  const program = await openProgram();
  program.answer = { status: 101 };
  const site = await siteForTest(program.settings());
  await send(site.origin, newSubmission('enquiry'));
  await expect
    .poll(() => run(site, 'doctor'), { timeout: TIME })
    .toMatch(/^warning +webhook: 127\.0\.0\.1:\d+ has accepted nothing since .*answered with 101/m);
  program.answer = { status: 200 };
  for (let count = 0; count < 4; count += 1) await send(site.origin, newSubmission('enquiry'));
  await expect.poll(() => new Set(program.told.map(({ id }) => id)).size, { timeout: TIME }).toBe(5);
  await expect
    .poll(() => run(site, 'doctor'), { timeout: TIME })
    .toMatch(/^ok +webhook: 127\.0\.0\.1:\d+ accepts events$/m);
});

/** A mail server that greylists one address until it is told; `sent` are the firm's addresses that it took mail for. */
async function openGreylisting(greylisted: string) {
  const office = { url: '', sent: [] as string[], isGreylisting: true };
  const later = Object.assign(new Error('4.2.0 Greylisted, come again'), { responseCode: 450 });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) =>
      done(office.isGreylisting && address === greylisted ? later : null),
    onData(stream, { envelope }, done) {
      const addresses = envelope.rcptTo.map(({ address }) => address);
      office.sent.push(...addresses.filter((address) => address.endsWith('@firm.example')));
      stream.resume().on('end', () => done());
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  office.url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return office;
}

test('the colleague who is refused is told later, and nobody else again', { timeout: TIME }, async () => {
  const office = await openGreylisting('second@firm.example');
  const site = await siteForTest({
    SMTP_URL: office.url,
    NOTIFY_EMAIL: 'first@firm.example, second@firm.example, third@firm.example',
  });
  await send(site.origin, newSubmission('enquiry'));
  await expect
    .poll(() => run(site, 'doctor'), { timeout: TIME })
    .toMatch(/unsent emails: 1 queued; not accepted for second@firm\.example \(.*Greylisted/);
  expect(office.sent.toSorted()).toEqual(['first@firm.example', 'third@firm.example']);
  expect(JSON.parse(await run(site, 'outbox', 'list', '--json'))).toMatchObject([
    { to: 'second@firm.example', state: 'waiting', error: expect.stringContaining('Greylisted') },
  ]);
  office.isGreylisting = false;
  await expect.poll(() => office.sent.length, { timeout: TIME }).toBe(3);
  expect(office.sent.at(-1)).toBe('second@firm.example');
  await expect.poll(() => run(site, 'outbox', 'list'), { timeout: TIME }).toBe('None.\n');
});
