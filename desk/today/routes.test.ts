import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { openProgram, SECRET } from '../../tests/support/listening-program.ts';
import { drawnFrom, openDesk, type OpenedDesk, test } from '../../tests/support/open-desk.ts';
import { deliverDueMails } from '../../server/mail/deliver-outbox.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { purgeUnattended } from '../../server/services/data/purge-data.ts';
import { holdBack } from '../../server/services/data/held-back.ts';
import { deliverDueWebhooks } from '../../server/services/webhooks/deliver-webhooks.ts';
import type { WebhookConfig } from '../../server/config.ts';
import { checkDaily, lastCheck } from '../system/system-check.ts';
import type { SystemView } from '../system/view.ts';
import type { TodayView } from './view.ts';
import { writeSiteFact } from '../../server/storage/site-facts.ts';
import type { DeskNews } from '../ui/desk-news.ts';
import { openBatch } from '../../server/services/batches/open-batch.ts';
import { COURSES, DEVOPS } from '../../tests/support/batch.ts';
import { apply, enquire } from '../../tests/support/submissions.ts';
import { answerEnquiry } from '../../tests/support/acts.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

async function ask({ system }: OpenedDesk, name = 'Asha Rao'): Promise<string> {
  system.pass(1_000);
  return await enquire(system, { name, message: `From ${name}` });
}

async function today(desk: OpenedDesk, cookie: string): Promise<TodayView> {
  return drawnFrom<TodayView>(await desk.ask({ path: '/', cookie }));
}

const namesIn = (lists: TodayView['received']) => lists.flatMap(({ rows }) => rows.map(({ name }) => name));

test('what came since one last looked is shown until seen; what waits stays', async ({ desk }) => {
  const cookie = await desk.signIn('office');
  await ask(desk);
  expect(namesIn((await today(desk, cookie)).received)).toEqual(['Asha Rao']);
  desk.system.pass(1_000);
  await desk.ask({ path: '/looked', method: 'POST', cookie });
  const seen = await today(desk, cookie);
  expect([namesIn(seen.received), seen.hasSeenNews]).toEqual([[], true]);
  expect(namesIn(seen.waiting)).toEqual(['Asha Rao']);
  await ask(desk, 'Vikram Shah');
  const later = await today(desk, cookie);
  expect(namesIn(later.received)).toEqual(['Vikram Shah']);
  // Each person is on the page only once.
  expect(namesIn(later.waiting)).toEqual(['Asha Rao']);
  const other = await today(desk, await desk.signIn('owner'));
  expect([namesIn(other.received), namesIn(other.waiting)]).toEqual([['Vikram Shah', 'Asha Rao'], []]);
});

test.each([
  ['owner', ['enquiry', 'application']],
  ['office', ['enquiry', 'application']],
  ['recruiter', ['application']],
  ['trainer', []],
] as const)('%s sees what is their work', async (role, kinds) => {
  const desk = await openDesk();
  const { received, waiting } = await today(desk, await desk.signIn(role));
  expect([received.map(({ kind }) => kind), waiting.map(({ kind }) => kind)]).toEqual([kinds, kinds]);
});

test('a letter that did not arrive is told of: whose, why, where; marked at it', async ({ desk }) => {
  const cookie = await desk.signIn('office');
  const reference = await ask(desk, 'Bounce Kumar');
  await answerEnquiry(desk.system, reference, { subject: 'Hello', text: 'On Monday.' }, { by: 'Kiran Das' });
  desk.system.pass(MINUTE_MS);
  const refusal = Object.assign(new Error('550 5.1.1 User unknown'), {
    responseCode: 550,
    command: 'RCPT TO',
  });
  await deliverDueMails(desk.system, { send: () => Promise.reject(refusal), verify: async () => {} });
  const told = {
    sentence:
      'The email from Kiran Das to Bounce Kumar (asha@example.com) did not arrive: there is no such address.',
    link: { path: `/enquiries/${reference}`, label: `Open ${reference}` },
  };
  const view = await today(desk, cookie);
  // The failed confirmation is not listed as well, because it went to the same address.
  expect(view.problems[0]).toEqual(told);
  expect(view.received[0]?.rows).toMatchObject([{ name: 'Bounce Kumar', state: 'new', isUndelivered: true }]);
  const others = await today(desk, await desk.signIn('recruiter'));
  expect(others.problems).toEqual([]);
  const { body } = await desk.ask({ path: `/enquiries/${reference}`, cookie });
  expect(JSON.parse(body)).toMatchObject({
    view: {
      state: 'new',
      undelivered: { to: 'asha@example.com', by: 'Kiran Das', reason: 'there is no such address' },
    },
  });
});

test('a deletion that waits for a person is told to owner and office', async ({ desk }) => {
  await holdBack(desk.system, 'sweep', '40 of 240 resumes belong to no application.');
  for (const role of ['owner', 'office'] as const) {
    const { problems } = await today(desk, await desk.signIn(role));
    expect(problems.map(({ sentence }) => sentence)).toContainEqual(
      'The automatic deletion is paused, because it would have deleted unusually many records. 40 of 240 resumes belong to no application.',
    );
  }
  expect((await today(desk, await desk.signIn('trainer'))).problems).toEqual([]);
});

test('emails that could not be sent are counted with the reason; the link leads to them', async ({
  desk,
}) => {
  const cookie = await desk.signIn('office');
  await ask(desk);
  const { database } = desk.system.storage;
  await database
    .updateTable('outbox')
    .set({ state: 'failed', last_error: '550 no such mailbox', attempts: 9 })
    .execute();
  expect((await today(desk, cookie)).problems).toContainEqual({
    sentence: expect.stringMatching(
      /^One email could not be sent\. The reason: it was not accepted for \S+@\S+ \(550 no such mailbox\)$/,
    ),
    link: { path: '/mail', label: 'See the email' },
  });
});

test('Today holds no command for anybody, whatever needs a hand', async () => {
  const desk = await openDesk('sqlite', { OPERATOR_COMMAND: 'operator-on-this-machine' });
  const { system } = desk;
  await ask(desk);
  await purgeUnattended(system);
  await system.storage.database
    .updateTable('enquiries')
    .set({ received: '2020-01-01T00:00:00.000Z' })
    .execute();
  await system.storage.database
    .updateTable('outbox')
    .set({ state: 'failed', last_error: '550 no such mailbox' })
    .execute();
  // If the clock has jumped, automatic deletion is held back.
  await purgeUnattended({ ...system, now: () => new Date(Date.now() + 400 * DAY_MS) });
  for (const role of ['owner', 'office'] as const) {
    const { body } = await desk.ask({ path: '/', cookie: await desk.signIn(role) });
    expect((JSON.parse(body) as { view: TodayView }).view.problems.length).toBeGreaterThan(2);
    expect(body).not.toContain('operator-on-this-machine');
  }
});

test('a backup that is missing or more than two days old needs a hand', async ({ desk }) => {
  const { system } = desk;
  const sentences = async () =>
    (await today(desk, await desk.signIn('office'))).problems.map(({ sentence }) => sentence);
  expect(await sentences()).toEqual(['No backup has been made yet.']);
  await backupData(system, join(system.config.dataFolder, 'site.backup'));
  expect(await sentences()).toEqual([]);
  system.pass(2 * DAY_MS + MINUTE_MS);
  expect(await sentences()).toEqual([
    expect.stringMatching(/^The last backup is more than two days old\. The last one is of \d+ \w+ \d{4}\.$/),
  ]);
  system.pass(-30 * DAY_MS);
  expect(await sentences()).toEqual([expect.stringMatching(/^The newest backup is dated in the future/)]);
});

test('Today names the address of the firm that mail does not reach, and the event that has waited too long', async () => {
  const listening = { WEBHOOK_URL: 'https://crm.example/hooks', WEBHOOK_SECRET: SECRET };
  const team = { NOTIFY_EMAIL: 'first@firm.example, second@firm.example' };
  const desk = await openDesk('sqlite', { ...listening, ...team });
  await ask(desk);
  const { database } = desk.system.storage;
  await database
    .updateTable('outbox')
    .set({ last_error: '450 greylisted' })
    .where('recipient_lookup', '=', 'second@firm.example')
    .execute();
  await database
    .updateTable('outbox')
    .set({ state: 'sent' })
    .where('recipient_lookup', '!=', 'second@firm.example')
    .execute();
  desk.system.pass(61 * MINUTE_MS);
  const sentences = (await today(desk, await desk.signIn('owner'))).problems.map(({ sentence }) => sentence);
  expect(sentences).toContain(
    'One email has waited for over an hour. The reason: it was not accepted for second@firm.example (450 greylisted)',
  );
  expect(sentences).toContainEqual(
    expect.stringMatching(/^An event for crm\.example has waited since \d+ \w+ \d{4}\.$/),
  );
});

test('no page but that of the system holds a command, and the owner is led there', async () => {
  const program = await openProgram();
  const desk = await openDesk('sqlite', program.settings());
  const { system } = desk;
  program.answer = { status: 503 };
  await ask(desk);
  const deliver = () => deliverDueWebhooks(system, system.config.webhook as WebhookConfig);
  await deliver();
  // A program refuses anything signed by a clock that is an hour ahead, so the test moves the failure back in time
  // instead.
  const since = new Date(Date.now() - 61 * MINUTE_MS).toISOString();
  const failing = JSON.stringify({ since, reason: '127.0.0.1 answered with 503' });
  await writeSiteFact(system.storage.database, 'webhook_failing', failing);
  const cookie = await desk.signIn('owner');
  const { problems } = await today(desk, cookie);
  expect(problems).toContainEqual({
    sentence: expect.stringMatching(/^127\.0\.0\.1:\d+ has not accepted our messages since /),
    link: { path: '/system', label: 'See the system' },
  });
  expect(JSON.stringify(problems)).not.toContain('npm run');
  const office = await today(desk, await desk.signIn('office'));
  expect(office.problems.filter(({ link }) => link?.path === '/system')).toEqual([]);

  program.answer = { status: 204 };
  const tested = await desk.ask({ path: '/system/webhook/test', method: 'POST', cookie });
  expect([tested.statusCode, tested.headers.location]).toEqual([303, '/system']);
  await desk.ask({ path: '/system/webhook/retry', method: 'POST', cookie });
  await deliver();
  expect(program.told.map(({ event }) => event.type).toSorted()).toEqual(['enquiry.received', 'test']);
  const { view } = (await desk.ask({ path: '/system', cookie })).json<{ view: SystemView }>();
  expect(view.webhook).toMatchObject({ waiting: 0, failed: 0, hasRecords: false });
  expect(view.webhook?.failing).toBeUndefined();
  expect(JSON.stringify(view)).not.toContain('/hooks');
});

test('without a program that listens the page says so, with nothing to test', async ({ desk }) => {
  const cookie = await desk.signIn('owner');
  const { view } = (await desk.ask({ path: '/system', cookie })).json<{ view: SystemView }>();
  expect(view.webhook).toBeUndefined();
  expect((await desk.ask({ path: '/system/webhook/test', method: 'POST', cookie })).statusCode).toBe(422);
});

test('where no server keeps a backup the page of the system says when a job made one, and none is asked for', async () => {
  const desk = await openDesk('sqlite', { BACKUP_DIR: 'off' });
  const cookie = await desk.signIn('owner');
  await backupData(desk.system, join(desk.system.config.dataFolder, 'job.backup'));
  const { view } = (await desk.ask({ path: '/system', cookie })).json<{ view: SystemView }>();
  expect(view.backups).toMatchObject({ last: expect.stringMatching(/^20/), kept: [] });
  expect(view.backups.folder).toBeUndefined();
  const asked = await desk.ask({ path: '/system/backups', method: 'POST', cookie });
  expect(asked.statusCode).toBe(422);
  expect(asked.body).toContain('data backup');
});

const newsOf = (answer: { body: string }) => JSON.parse(answer.body) as DeskNews;

test('news tells of what came since, to whose work it is, and says nothing twice', async ({ desk }) => {
  const since = desk.system.now().toISOString();
  const path = `/news?since=${since}`;
  const cookie = await desk.signIn('office');
  const first = await desk.ask({ path, cookie });
  expect(newsOf(first)).toEqual({ received: [], hasMore: false });
  const tag = String(first.headers.etag);
  expect((await desk.ask({ path, cookie, headers: { 'if-none-match': tag } })).statusCode).toBe(304);
  const reference = await ask(desk);
  const second = await desk.ask({ path, cookie, headers: { 'if-none-match': tag } });
  expect(newsOf(second).received).toEqual([
    { href: `/enquiries/${reference}`, name: 'Asha Rao', kind: 'enquiry' },
  ]);
  expect(newsOf(await desk.ask({ path, cookie: await desk.signIn('recruiter') })).received).toEqual([]);
});

/** Five and a half hours ahead of UTC, all year. */
const inIndia = (time: string | null) =>
  new Date(Date.parse(time ?? '') + 5.5 * 3_600_000).toISOString().slice(11, 16);

test('news tells who changed what one reads, to whose work it is', async ({ desk }) => {
  const reference = await ask(desk);
  const path = `/news?about=${reference}`;
  const cookie = await desk.signIn('office');
  expect(newsOf(await desk.ask({ path, cookie })).changed).toBeUndefined();
  const { changed_at } = await answerEnquiry(desk.system, reference, 'phone', { by: 'Priya Nair' });
  expect(newsOf(await desk.ask({ path, cookie })).changed).toEqual({
    version: 2,
    by: 'Priya Nair',
    time: inIndia(changed_at),
  });
  const recruiter = await desk.signIn('recruiter');
  expect(newsOf(await desk.ask({ path, cookie: recruiter })).changed).toBeUndefined();
});

test('a page that asks for news does not keep its session alive', async ({ desk }) => {
  const cookie = await desk.signIn('office');
  desk.system.pass(20 * MINUTE_MS);
  expect((await desk.ask({ path: '/news', cookie })).statusCode).toBe(200);
  desk.system.pass(11 * MINUTE_MS);
  const late = await desk.ask({ path: '/news', cookie });
  expect([late.statusCode, late.headers.location]).toEqual([303, '/sign-in']);
});

test('interviews of the next seven days are on Today, with the hour, the place and who holds them', async ({
  desk,
}) => {
  const cookie = await desk.signIn('recruiter');
  const { system } = desk;
  const reference = await apply(system, { name: 'Asha Rao', email: 'asha@example.com' });
  const now = system.now().getTime();
  const at = (days: number) => new Date(now + days * DAY_MS).toISOString();
  const stored = (start: string, state = 'set') =>
    JSON.stringify({
      id: 'one',
      state,
      slots: [],
      start,
      minutes: 45,
      place: 'Room 2',
      interviewers: ['recruiter 1'],
      sequence: 0,
    });
  const shown = async (interview: string) => {
    await system.storage.database.updateTable('applications').set({ interview }).execute();
    return (await today(desk, cookie)).interviews;
  };
  expect(await shown(stored(at(2)))).toEqual([
    {
      reference,
      href: `/applications/${reference}`,
      name: 'Asha Rao',
      start: at(2),
      minutes: 45,
      place: 'Room 2',
      interviewers: ['recruiter 1'],
      isOwn: true,
    },
  ]);
  expect(await shown(stored(at(8)))).toEqual([]);
  expect(await shown(stored(at(-1)))).toEqual([]);
  expect(await shown(stored(at(2), 'cancelled'))).toEqual([]);
});

test('the system is checked once a day, and Today says when', async ({ desk }) => {
  vi.stubEnv('DATA_DIR', desk.system.config.dataFolder);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers().unstubAllEnvs());
  const checkedAt = () => lastCheck(desk.system).at;
  checkDaily(desk.system);
  await expect.poll(checkedAt).toBeDefined();
  const first = checkedAt();
  expect((await today(desk, await desk.signIn('owner'))).problems).toContainEqual({
    sentence: expect.stringMatching(/^The system check of \d+ \w+ \d{4} found \d+ things? to look at\.$/),
    link: { path: '/system', label: 'See the system' },
  });
  desk.system.pass(DAY_MS);
  await vi.advanceTimersByTimeAsync(DAY_MS);
  await expect.poll(checkedAt).not.toBe(first);
});

test('a trainer has her next classes on Today, and nobody else has the list', async ({ desk }) => {
  const cookie = await desk.signIn('trainer');
  const classes = async () => (await today(desk, cookie)).classes;
  expect(await classes()).toEqual([]);
  const { id } = await openBatch(desk.system, { ...DEVOPS, trainer: 'Trainer 1' }, { courses: COURSES });
  expect(await classes()).toMatchObject([{ batch: id, day: '2927-01-11', isToday: false }]);
  expect((await today(desk, await desk.signIn('office'))).classes).toBeUndefined();
});
