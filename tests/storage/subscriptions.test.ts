import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { deliverDueMails } from '../../server/mail/deliver-outbox.ts';
import type { Mail } from '../../server/mail/mail.ts';
import { undoBatch } from '../../server/services/batches/undo-batch.ts';
import { editBatch } from '../../server/services/batches/edit-batch.ts';
import { openBatch } from '../../server/services/batches/open-batch.ts';
import { cancelBatch } from '../../server/services/batches/cancel-batch.ts';
import { setBatchState } from '../../server/services/batches/set-batch-state.ts';
import { giveSeats, takeSeats } from '../../server/services/batches/take-seats.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { purgeData } from '../../server/services/data/purge-data.ts';
import { restoreData } from '../../server/services/data/restore-data.ts';
import { findUnsentMails } from '../../server/services/mail/unsent-mails.ts';
import { confirmSubscription } from '../../server/services/subscriptions/confirm-subscription.ts';
import {
  leaveList,
  mayLeave,
  removeSubscriber,
} from '../../server/services/subscriptions/end-subscription.ts';
import { countInterest, listSubscribers } from '../../server/services/subscriptions/read-subscriptions.ts';
import { subscribe } from '../../server/services/subscriptions/subscribe.ts';
import { setSeat } from '../../server/services/submissions/set-seat.ts';
import { undoChange } from '../../server/services/submissions/undo-change.ts';
import { COURSES, DEVOPS } from '../support/batch.ts';
import { openApp } from '../support/open-app.ts';
import {
  engines,
  newPostgresDatabase,
  openTestSystem,
  type TestSystem,
  testOn,
} from '../support/open-storage.ts';
import { deliver, enquire } from '../support/submissions.ts';
import { closeSubmission } from '../support/acts.ts';

const SETTINGS = { NOTIFY_EMAIL: 'office@firm.example', PUBLIC_URL: 'https://www.example.com' };
const DAY_MS = 86_400_000;
const HALF_A_MINUTE_MS = 31_000;
const made = { courses: COURSES };

const KAVYA = { name: 'Kavya Nair', email: 'Kavya@example.com', course: 'devops' };

async function ask(system: TestSystem, fields: object = {}): Promise<void> {
  await subscribe(system, { fields: { ...KAVYA, ...fields }, clientAddress: '192.0.2.1' }, COURSES);
}

/** What leaves once nobody can take it back any more. */
async function deliverLater(system: TestSystem): Promise<Mail[]> {
  system.pass(HALF_A_MINUTE_MS);
  return await deliver(system);
}

const tokenIn = (mail: Mail | undefined) => /\/confirm\?key=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';

/** On the list, by the link in the mail. */
async function enlist(system: TestSystem, fields: object = {}): Promise<string> {
  await ask(system, fields);
  const token = tokenIn((await deliver(system))[0]);
  await confirmSubscription(system, token);
  return token;
}

/** The same system, and which of its statements overwrite what is deleted. */
function watched(system: TestSystem): { system: TestSystem; overwrites: string[] } {
  const overwrites: string[] = [];
  const database = system.storage.database.withPlugin({
    transformQuery({ node }) {
      const statement = node.kind === 'RawNode' ? node.sqlFragments.join(' ') : '';
      if (/vacuum|reindex|wal_checkpoint/.test(statement)) overwrites.push(statement);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { system: { ...system, storage: { ...system.storage, database } }, overwrites };
}

const enquires = (system: TestSystem, name: string, batch: string) =>
  enquire(system, {
    name,
    email: `${name.toLowerCase()}@example.net`,
    message: `Course: DevOps Automation, 9 January 2927 (${batch})\n\nIs there a seat?`,
  });

/** What leaves of the mails to subscribers. */
async function announced(system: TestSystem): Promise<string[]> {
  const mails = await deliverLater(system);
  return mails.filter(({ subject }) => subject.startsWith('DevOps Automation,')).flatMap(({ to }) => to);
}

/** Everything that is kept as text. */
async function stored({ storage: { database } }: TestSystem): Promise<string> {
  const tables = ['subscriptions', 'batch_announcements', 'outbox', 'idempotency_keys', 'trail'] as const;
  const rows = await Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}

describe.each(engines)('on %s', (engine) => {
  const it = testOn(engine, SETTINGS);

  it('who asked is asked by mail to confirm, with nothing in it that was typed', async ({ system }) => {
    await ask(system, { city: 'Pune', name: 'Buy pills at evil.example' });
    const [mail, ...others] = await deliver(system);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'Kavya@example.com',
      replyTo: 'office@firm.example',
      subject: 'Please confirm: dates of DevOps Automation',
      unsubscribe: expect.stringMatching(/^https:\/\/www\.example\.com\/it-trainings\/batches\/leave\?key=/),
    });
    expect(mail?.text).toMatch(
      /https:\/\/www\.example\.com\/it-trainings\/batches\/confirm\?key=[\w-]{24}\n/,
    );
    expect(mail?.text).not.toMatch(/evil|Pune/);
    await openBatch(system, DEVOPS, made);
    expect(await deliverLater(system), 'nobody is told who has not confirmed').toEqual([]);
  });

  it('who confirmed gets one mail for each batch that suits them, and no other', async ({ system }) => {
    await enlist(system, { mode: 'classroom', city: 'pune' });
    const { id } = await openBatch(system, { ...DEVOPS, fee: '59000' }, made);
    await openBatch(system, { ...DEVOPS, city: 'Mumbai' }, made);
    await openBatch(system, { ...DEVOPS, mode: 'online', city: '' }, made);
    await openBatch(system, { ...DEVOPS, course: 'aiml' }, made);
    await openBatch(system, { ...DEVOPS, start: '2927-02-01' }, { ...made, isDraft: true });
    expect(await deliver(system), 'it can be taken back').toEqual([]);
    const [mail, ...others] = await deliverLater(system);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('DevOps Automation, 9 January 2927: Classroom, Pune');
    for (const words of [
      'Dear Kavya Nair',
      '9 January 2927, 12 weeks',
      'Saturday and Sunday, 10:00–13:00',
      '₹59,000 including 18% GST (₹9,000)',
      `https://www.example.com/contact?course=devops&batch=${id}`,
      'https://www.example.com/it-trainings/batches?course=devops',
    ])
      expect(mail?.text).toContain(words);
    await setBatchState(system, id, 'full');
    await setBatchState(system, id, 'open');
    await takeSeats(system, id, { count: 24 });
    await giveSeats(system, id);
    await editBatch(system, id, { note: 'Projector' }, made);
    expect(await deliverLater(system), 'once').toEqual([]);
  });

  it('a draft tells when published; what is taken back before the mail is not', async ({ system }) => {
    await enlist(system);
    const { id } = await openBatch(system, DEVOPS, { ...made, isDraft: true });
    await setBatchState(system, id, 'open');
    await cancelBatch(system, id);
    expect(await deliverLater(system)).toEqual([]);
    await setBatchState(system, id, 'open');
    await undoBatch(system, id);
    expect(await deliverLater(system)).toEqual([]);
    await setBatchState(system, id, 'open');
    await editBatch(system, id, { course: 'aiml' }, made);
    expect(await deliverLater(system), 'another course by now').toEqual([]);
    await editBatch(system, id, { course: 'devops' }, made);
    expect(await deliverLater(system)).toHaveLength(1);
  });

  it('two servers that send at once send one mail each', async ({ system }) => {
    for (const name of ['a', 'b', 'c']) await enlist(system, { email: `${name}@example.com` });
    await openBatch(system, DEVOPS, made);
    const sent = await Promise.all([deliverLater(system), deliver(system)]);
    expect(
      sent
        .flat()
        .flatMap(({ to }) => to)
        .toSorted(),
    ).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
  });

  it('who leaves is gone at once, with mails that wait; leaving twice does nothing', async ({ system }) => {
    const token = await enlist(system);
    await openBatch(system, DEVOPS, made);
    await leaveList(system, token);
    await leaveList(system, token);
    expect(await deliverLater(system)).toEqual([]);
    expect(await stored(system)).not.toMatch(/kavya/i);
    expect(await confirmSubscription(system, token)).toBeUndefined();
  });

  it('who leaves waits for no overwriting: the next purge does it, once', async () => {
    const { system, overwrites } = watched(await openTestSystem(engine, SETTINGS));
    const token = await enlist(system);
    await leaveList(system, token);
    expect(overwrites).toEqual([]);
    await purgeData(system);
    expect(overwrites.join()).toMatch(engine === 'postgres' ? /vacuum/ : /wal_checkpoint/);
    overwrites.length = 0;
    system.pass(DAY_MS);
    await purgeData(system);
    expect(overwrites, 'nobody has left since').toEqual([]);
  });

  it('who leaves is off the list for all courses, confirmed or not; no other is', async ({ system }) => {
    const token = await enlist(system);
    await enlist(system, { course: 'aiml', email: 'KAVYA@example.com' });
    await ask(system, { course: 'aiml', city: 'Pune' });
    await enlist(system, { email: 'stays@example.com' });
    expect(await leaveList(system, token)).toBe(true);
    expect((await listSubscribers(system)).map(({ email }) => email)).toEqual(['stays@example.com']);
    expect(await leaveList(system, token)).toBe(false);
  });

  it('who did not confirm in time can still leave, until they are deleted', async ({ system }) => {
    await ask(system);
    const token = tokenIn((await deliver(system))[0]);
    system.pass(8 * DAY_MS);
    expect(await confirmSubscription(system, token)).toBeUndefined();
    expect(await mayLeave(system, token)).toBe(true);
    expect(await leaveList(system, token)).toBe(true);
    expect(await mayLeave(system, token)).toBe(false);
  });

  it('a link with characters that a database refuses is nobody’s', async () => {
    const DATABASE_URL = engine === 'postgres' ? await newPostgresDatabase() : undefined;
    const { app } = await openApp({ settings: { DATABASE_URL } });
    for (const [page, status] of [
      ['confirm', 404],
      ['leave', 200],
    ] as const)
      for (const method of ['GET', 'POST'] as const) {
        const answer = await app.inject({ method, url: `/it-trainings/batches/${page}?key=x%00` });
        expect(answer.statusCode).toBe(status);
      }
  });

  it('the link of an older mail throws no newer wish away', async ({ system }) => {
    await ask(system, { city: 'Pune' });
    const older = tokenIn((await deliver(system))[0]);
    system.pass(1_000);
    await ask(system, { city: 'Mumbai' });
    const newer = tokenIn((await deliver(system))[0]);
    await confirmSubscription(system, older);
    expect((await listSubscribers(system)).map(({ city }) => city)).toEqual(['Pune', 'Mumbai']);
    await confirmSubscription(system, newer);
    expect((await listSubscribers(system)).map(({ city }) => city)).toEqual(['Mumbai']);
  });

  it('a freed seat tells who was not told; a full batch takes back what has not left', async ({ system }) => {
    const { id } = await openBatch(system, { ...DEVOPS, seats: '1' }, { ...made, isDraft: true });
    const by = { by: 'Priya Nair' };
    await enlist(system);
    const [asha, ravi] = [await enquires(system, 'Asha', id), await enquires(system, 'Ravi', id)];
    await setBatchState(system, id, 'open');
    await setSeat(system, asha, { seat: 'held' }, by);
    await setSeat(system, asha, { seat: 'taken' }, by);
    expect(await announced(system), 'full before it left').toEqual([]);
    await setSeat(system, asha, { seat: null }, by);
    await setSeat(system, ravi, { seat: 'held' }, by);
    expect(await announced(system), 'full again').toEqual([]);
    await closeSubmission(system, ravi, by);
    expect(await announced(system)).toEqual(['Kavya@example.com']);
    await undoChange(system, ravi, by);
    await setSeat(system, ravi, { seat: 'waiting' }, by);
    expect(await announced(system), 'once').toEqual([]);
  });

  it('the newest wish about a course holds once it is confirmed', async ({ system }) => {
    await enlist(system, { city: 'Pune', mode: 'classroom' });
    await ask(system, { city: 'Mumbai', mode: 'classroom' });
    expect(await listSubscribers(system), 'whoever typed it may not own the mailbox').toHaveLength(2);
    await confirmSubscription(system, tokenIn((await deliver(system))[0]));
    expect(await listSubscribers(system)).toMatchObject([{ city: 'Mumbai' }]);
    await enlist(system, { course: 'aiml' });
    expect(await countInterest(system)).toEqual([
      { course: 'aiml', courseTitle: 'AI & Machine Learning', confirmed: 1, unconfirmed: 0 },
      { course: 'devops', courseTitle: 'DevOps Automation', confirmed: 1, unconfirmed: 0 },
    ]);
  });

  it('an address gets three of these mails a day, and what is above is not kept', async ({ system }) => {
    for (const city of ['Pune', 'Mumbai', 'Nagpur', 'Nashik']) {
      await ask(system, { city });
      system.pass(1);
    }
    expect(await deliver(system)).toHaveLength(3);
    expect((await listSubscribers(system)).map(({ city }) => city)).toEqual(['Pune', 'Mumbai', 'Nagpur']);
  });

  it('is deleted when it was not confirmed for a week, or lasted a year', async ({ system }) => {
    await ask(system, { email: 'never@example.com' });
    const unconfirmed = tokenIn((await deliver(system))[0]);
    await enlist(system);
    system.pass(6 * DAY_MS);
    await purgeData(system);
    expect(await listSubscribers(system)).toHaveLength(2);
    system.pass(1.1 * DAY_MS);
    expect(await confirmSubscription(system, unconfirmed)).toBeUndefined();
    await purgeData(system);
    expect((await listSubscribers(system)).map(({ email }) => email)).toEqual(['Kavya@example.com']);
    expect(await stored(system)).not.toContain('never@example.com');
    system.pass(357 * DAY_MS);
    await purgeData(system);
    expect(await listSubscribers(system)).toHaveLength(1);
    system.pass(2 * DAY_MS);
    await purgeData(system);
    expect(await listSubscribers(system)).toEqual([]);
  });

  it('a restore brings nobody back who left since, and loses nobody who joined', async ({ system }) => {
    const token = await enlist(system);
    await enlist(system, { email: 'stays@example.com' });
    await enlist(system, { email: 'removed@example.com' });
    await ask(system, { email: 'late@example.com' });
    const late = tokenIn((await deliver(system))[0]);
    const file = join(system.config.dataFolder, 'before.backup');
    await backupData(system, file);
    await leaveList(system, token);
    const removed = (await listSubscribers(system)).find(({ email }) => email === 'removed@example.com');
    await removeSubscriber(system, removed?.reference ?? '');
    await confirmSubscription(system, late);
    await enlist(system, { email: 'new@example.com' });
    await enlist(system, { email: 'stays@example.com', city: 'Pune' });
    const before = await listSubscribers(system);
    await openBatch(system, DEVOPS, made);
    await restoreData(system, file);
    expect(await listSubscribers(system)).toEqual(before);
    expect(before.map(({ email, city, confirmed }) => [email, city, confirmed !== null])).toEqual([
      ['late@example.com', '', true],
      ['new@example.com', '', true],
      ['stays@example.com', 'Pune', true],
    ]);
    expect(await deliverLater(system), 'of a batch that is there no more nobody is told').toEqual([]);
  });

  it('an address that no longer exists calls nobody', async ({ system }) => {
    await enlist(system);
    await openBatch(system, DEVOPS, made);
    system.pass(HALF_A_MINUTE_MS);
    const refusal = Object.assign(new Error('550 5.1.1 User unknown'), {
      responseCode: 550,
      command: 'RCPT TO',
    });
    await deliverDueMails(system, { send: () => Promise.reject(refusal), verify: async () => {} });
    expect(await findUnsentMails(system)).toMatchObject({ failed: 0, late: 0, waiting: 0 });
  });
});
