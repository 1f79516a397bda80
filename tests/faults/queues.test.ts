import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { openProgram, SECRET } from '../support/listening-program.ts';
import { operate, operateList } from '../support/operate.ts';
import { timeFor } from './short-and-long.ts';
import { siteForTest } from './site-for-test.ts';
import { newSubmission, send } from './visitors.ts';

/** The first time that something is tried again is within a quarter of a minute. */
const TIME = timeFor({ shortMs: 60_000, longMs: 60_000 });

test('a program that switches protocols once is told every event', { timeout: TIME }, async () => {
  const program = await openProgram();
  program.answer = { status: 101 };
  const site = await siteForTest({ ...program.settings(), WEBHOOK_SECRET: SECRET });
  await send(site.origin, newSubmission('enquiry'));
  await expect.poll(() => program.calls, { timeout: TIME }).toBe(1);
  await expect
    .poll(() => operate(site, 'webhooks', 'show').reason, { timeout: TIME })
    .toBe('127.0.0.1 answered with 101');
  expect(site.operator('doctor').stdout).toMatch(
    /warning +webhook: +127\.0\.0\.1:\d+ takes nothing since .*answered with 101/,
  );
  program.answer = { status: 200 };
  for (let count = 0; count < 4; count += 1) await send(site.origin, newSubmission('enquiry'));
  await expect.poll(() => new Set(program.told.map(({ id }) => id)).size, { timeout: TIME }).toBe(5);
  expect(operate(site, 'webhooks', 'show')).toMatchObject({
    waiting: 0,
    failed: 0,
    failing: null,
    oldest: null,
  });
});

test('the colleague who is refused is told later, and alone', { timeout: TIME }, async () => {
  const sent: string[] = [];
  let isRefused = true;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) =>
      done(
        isRefused && address === 'second@firm.example'
          ? Object.assign(new Error('4.2.0 Greylisted, come again'), { responseCode: 450 })
          : null,
      ),
    onData(stream, { envelope }, done) {
      sent.push(
        ...envelope.rcptTo
          .map(({ address }) => address)
          .filter((address) => address.endsWith('@firm.example')),
      );
      stream.resume().on('end', () => done());
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const site = await siteForTest({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    NOTIFY_EMAIL: 'first@firm.example, second@firm.example, third@firm.example',
  });
  await send(site.origin, newSubmission('enquiry'));
  await expect
    .poll(() => operateList(site, 'outbox', 'list'), { timeout: TIME })
    .toMatchObject([
      { to: 'second@firm.example', state: 'waiting', error: expect.stringContaining('Greylisted') },
    ]);
  expect(sent.toSorted()).toEqual(['first@firm.example', 'third@firm.example']);
  expect(site.operator('doctor').stdout).toMatch(
    /unsent mail: +1 on the way; not taken for second@firm\.example \(.*Greylisted/,
  );
  isRefused = false;
  await expect
    .poll(() => sent.toSorted(), { timeout: TIME })
    .toEqual(['first@firm.example', 'second@firm.example', 'third@firm.example']);
  await expect.poll(() => operateList(site, 'outbox', 'list'), { timeout: TIME }).toEqual([]);
});
