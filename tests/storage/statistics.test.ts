import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { publishOpening } from '../../server/services/catalogue/opening.ts';
import { deliverDueMails } from '../../server/mail/deliver-outbox.ts';
import { deleteSubmissions } from '../../server/services/data/delete-submissions.ts';
import { eraseData } from '../../server/services/data/erase-data.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { purgeData } from '../../server/services/data/purge-data.ts';
import { restoreData } from '../../server/services/data/restore-data.ts';
import { countByDay } from '../../server/services/statistics/count-by-day.ts';
import { addEnquiry } from '../../server/services/submissions/add-enquiry.ts';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import { monthAfter, readStatistics } from '../../server/services/statistics/read-statistics.ts';
import { submitEnquiry } from '../../server/services/submissions/submit-enquiry.ts';
import { undoChange } from '../../server/services/submissions/undo-change.ts';
import { rowsOf } from '../../server/storage/received-rows.ts';
import { brokenDatabase, engines, openTestSystem, type TestSystem, testOn } from '../support/open-storage.ts';
import { apply, openSocAnalyst, SOC_ANALYST } from '../support/submissions.ts';
import { answerEnquiry, closeSubmission, advanceApplication, rejectApplication } from '../support/acts.ts';

const HOUR_MS = 60 * 60 * 1_000;
const PRIYA = { by: 'Priya Nair' };
const DAYS = { from: '2026-03-02', to: '2026-03-15' };

/** A clock that stands at `time` until it is set. */
function at<System extends TestSystem>(system: System, time: string): System {
  return { ...system, now: () => new Date(time) };
}

async function ask(system: TestSystem, time: string, page?: string, email = 'asha@example.com') {
  const { reference } = await submitEnquiry(at(system, time), {
    fields: { name: 'Asha Rao', mobile: '+91 98765 43210', email, message: `Please call, ${time}` },
    clientAddress: '192.0.2.1',
    page,
  });
  return reference;
}

/** Two weeks of a firm: five enquiries, three applications. */
async function fill(system: TestSystem) {
  await openSocAnalyst(system);
  const quick = await ask(system, '2026-03-03T06:00:00.000Z', '/contact?course=devops');
  await answerEnquiry(at(system, '2026-03-03T06:40:00.000Z'), quick, 'phone', PRIYA);
  const slow = await ask(system, '2026-03-04T06:00:00.000Z', '/contact');
  await answerEnquiry(at(system, '2026-03-06T06:00:00.000Z'), slow, 'phone', PRIYA);
  const undone = await ask(system, '2026-03-05T06:00:00.000Z', '/services/vapt/web');
  await answerEnquiry(at(system, '2026-03-05T06:10:00.000Z'), undone, 'phone', PRIYA);
  await undoChange(at(system, '2026-03-05T06:11:00.000Z'), undone, PRIYA);
  await closeSubmission(at(system, '2026-03-05T06:12:00.000Z'), undone, PRIYA);
  // 19:00 UTC on Sunday, half past midnight on Monday in India.
  await ask(system, '2026-03-08T19:00:00.000Z');
  await ask(system, '2026-03-16T06:00:00.000Z', '/about');
  await apply(at(system, '2026-03-03T06:00:00.000Z'), { email: 'one@example.com' });
  const rejected = await apply(at(system, '2026-03-04T06:00:00.000Z'), { email: 'two@example.com' });
  await advanceApplication(system, rejected, { to: 'talk' }, PRIYA);
  await rejectApplication(system, rejected, {}, PRIYA);
  const accepted = await apply(at(system, '2026-03-05T06:00:00.000Z'), { email: 'three@example.com' });
  await advanceApplication(system, accepted, { to: 'exercise' }, PRIYA);
  await advanceApplication(system, accepted, {}, PRIYA);
}

describe.each(engines)('on %s', (engine) => {
  test('spam changes no figure of any kind, answered or not, by site or phone; any other outcome does', async () => {
    const system = await openTestSystem(engine);
    await fill(system);
    const figures = () => readStatistics(system, DAYS);
    const before = await figures();
    const answered = await ask(system, '2026-03-03T07:00:00.000Z', '/about', 'one@spam.example');
    await answerEnquiry(at(system, '2026-03-03T07:10:00.000Z'), answered, 'phone', PRIYA);
    const unanswered = await ask(system, '2026-03-10T07:00:00.000Z', undefined, 'two@spam.example');
    const called = await addEnquiry(
      at(system, '2026-03-11T07:00:00.000Z'),
      { name: 'Loan Offer', phone: '9999999999', email: '', course: '', message: '', via: 'phone' },
      PRIYA,
    );
    const spam = [answered, unanswered, called.reference];
    // Control: whatever else is said of the same three counts.
    for (const reference of spam) await closeSubmission(system, reference, PRIYA, { outcome: 'later' });
    expect(await figures()).not.toEqual(before);
    for (const reference of spam) await closeSubmission(system, reference, PRIYA, { outcome: 'spam' });
    expect(await figures()).toEqual(before);
    for (const typed of ['one@spam.example', 'two@spam.example', called.reference])
      await eraseData(system, typed);
    expect(await figures()).toEqual(before);
  });

  test('a month has what became of its enquiries, how they came, certificates and openings, also once rows are deleted', async () => {
    const system = await openTestSystem(engine);
    await publishOpening(at(system, '2026-02-28T19:00:00.000Z'), SOC_ANALYST);
    const joined = await ask(system, '2026-03-01T06:00:00.000Z', '/contact');
    await closeSubmission(system, joined, PRIYA, { outcome: 'joined' });
    // 00:30 on the first of April in India.
    await ask(system, '2026-03-31T19:00:00.000Z', '/contact', 'april@example.com');
    const phoned = {
      name: 'Meera Iyer',
      phone: '98765 43210',
      email: 'meera@example.com',
      via: 'phone',
    } as const;
    await addEnquiry(at(system, '2026-03-31T06:00:00.000Z'), phoned, PRIYA);
    const silent = await ask(system, '2026-03-04T06:00:00.000Z', '/contact', 'silent@example.com');
    await closeSubmission(system, silent, PRIYA);
    for (const issued of ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'])
      await issueCertificate(system, { name: `Trainee ${issued}`, course: 'DevOps Automation', issued });
    const march = async () => {
      const counted = await readStatistics(system, { month: '2026-03' });
      expect([counted.from, counted.to]).toEqual(['2026-03-01', '2026-03-31']);
      const { enquiryOutcomes, enquiriesByPage, certificatesIssued, openingsPublished } = counted;
      return {
        outcomes: enquiryOutcomes
          .filter(({ count }) => count > 0)
          .map(({ outcome, count }) => [outcome, count]),
        came: enquiriesByPage.map(({ page, count }) => [page, count]),
        certificatesIssued,
        openingsPublished,
      };
    };
    const expected = {
      outcomes: [
        ['joined', 1],
        ['not-said', 1],
        ['open', 1],
      ],
      came: [
        ['/contact', 2],
        ['phone', 1],
      ],
      certificatesIssued: [{ course: 'DevOps Automation', count: 2 }],
      openingsPublished: 1,
    };
    expect(await march()).toEqual(expected);
    for (const email of ['asha@example.com', 'meera@example.com', 'silent@example.com'])
      await eraseData(system, email);
    expect(await march()).toEqual({
      ...expected,
      outcomes: [
        ['joined', 1],
        ['not-said', 2],
      ],
    });
    for (const month of ['2026-13', '2026', 'march'])
      await expect(readStatistics(system, { month })).rejects.toThrow(
        `${month} is not a month. Write it as 2026-11`,
      );
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
  });

  test('an answer by mail counts once it has left, and one that was refused does not', async () => {
    const system = await openTestSystem(engine, { NOTIFY_EMAIL: 'office@firm.example' });
    const reference = await ask(system, '2026-03-03T06:00:00.000Z');
    const letter = { subject: 'Hello', text: 'We begin on Monday.' };
    await answerEnquiry(at(system, '2026-03-03T06:20:00.000Z'), reference, letter, PRIYA);
    const answered = async () =>
      (await readStatistics(system, DAYS)).firstAnswers.filter(({ count }) => count > 0);
    expect(await answered()).toEqual([{ time: 'none', count: 1 }]);
    const deliver = async (send: () => Promise<void>) => {
      await system.storage.database.updateTable('outbox').set({ state: 'waiting', due: '' }).execute();
      const later = at(system, '2026-03-03T06:30:00.000Z');
      while ((await deliverDueMails(later, { send, verify: async () => {} })) > 0);
    };
    await deliver(() =>
      Promise.reject(Object.assign(new Error('550 no'), { responseCode: 550, command: 'RCPT TO' })),
    );
    expect(await answered()).toEqual([{ time: 'none', count: 1 }]);
    await deliver(async () => {});
    expect(await answered()).toEqual([{ time: 'hour', count: 1 }]);
  });
});

const FILLED = {
  ...DAYS,
  enquiriesByWeek: [
    { week: '2026-03-02', count: 3 },
    { week: '2026-03-09', count: 1 },
  ],
  enquiriesByPage: [
    { page: '/contact', count: 2 },
    { page: null, count: 1 },
    { page: '/services/vapt/web', count: 1 },
  ],
  firstAnswers: [
    { time: 'hour', count: 1 },
    { time: '4-hours', count: 0 },
    { time: 'day', count: 0 },
    { time: '3-days', count: 1 },
    { time: 'later', count: 0 },
    { time: 'none', count: 2 },
  ],
  applications: [
    {
      opening: 'SOC Analyst',
      steps: { new: 1, reading: 0, talk: 1, exercise: 0, accepted: 1 },
      count: 3,
    },
  ],
};

async function totalsOf(system: TestSystem) {
  return await system.storage.database
    .selectFrom('daily_totals')
    .select(['day', 'kind', 'subject', 'n'])
    .orderBy('kind')
    .orderBy('subject')
    .execute();
}

describe.each(engines)('on %s', (engine) => {
  const it = testOn(engine);

  it('enquiries and applications are counted by week, page, answer and step', async ({ system }) => {
    await fill(system);
    expect(await readStatistics(system, DAYS)).toMatchObject(FILLED);
  });

  it('an answer at the hour is within it, a millisecond later not; days alike', async ({ system }) => {
    const asked = '2026-03-03T06:00:00.123Z';
    for (const [index, answered] of [
      '2026-03-03T07:00:00.123Z',
      '2026-03-03T07:00:00.124Z',
      '2026-03-06T06:00:00.123Z',
      '2026-03-06T06:00:00.124Z',
    ].entries()) {
      const reference = await ask(system, asked, '/contact', `asha${index}@example.com`);
      await answerEnquiry(at(system, answered), reference, 'phone', PRIYA);
    }
    // The last millisecond before Monday the 2nd in India, and the first of Monday the 16th.
    await ask(system, '2026-03-01T18:29:59.999Z', '/about');
    await ask(system, '2026-03-15T18:30:00.000Z', '/about');
    // The first of these days and the last millisecond of theirs.
    await ask(system, '2026-03-01T18:30:00.000Z', '/');
    await ask(system, '2026-03-15T18:29:59.999Z', '/');
    const figures = await readStatistics(system, DAYS);
    expect(figures.enquiriesByPage).toEqual([
      { page: '/contact', count: 4 },
      { page: '/', count: 2 },
    ]);
    expect(figures.firstAnswers.filter(({ count }) => count > 0)).toEqual([
      { time: 'hour', count: 1 },
      { time: '4-hours', count: 1 },
      { time: '3-days', count: 1 },
      { time: 'later', count: 1 },
      { time: 'none', count: 2 },
    ]);
    await eraseData(system, 'asha0@example.com');
    expect((await readStatistics(system, DAYS)).firstAnswers).toEqual(figures.firstAnswers);
  });

  it('what is purged stays in the figures, once when two servers purge it', async ({ system }) => {
    await fill(system);
    const { database } = system.storage;
    const enquired = await rowsOf(database, 'enquiry').execute();
    const applied = await rowsOf(database, 'application').execute();
    system.pass(3 * 366 * 24 * HOUR_MS);
    await purgeData(system);
    // As the other one does that had read the rows before.
    await deleteSubmissions(system, [...enquired, ...applied]);
    expect(await database.selectFrom('enquiries').select('reference').execute()).toEqual([]);
    expect(await readStatistics(system, DAYS)).toMatchObject(FILLED);
  });

  it('what is erased stays as a number; an address that only a visitor knows not', async ({ system }) => {
    await ask(system, '2026-03-03T06:00:00.000Z', '/Asha_Rao', 'asha@example.com');
    await eraseData(system, 'asha@example.com');
    expect(await system.storage.database.selectFrom('daily_totals').selectAll().execute()).toEqual([
      {
        id: '2026-03-03|enquiry||none',
        day: '2026-03-03',
        kind: 'enquiry',
        subject: '',
        detail: 'none',
        n: 1,
      },
    ]);
  });

  it('visits and checks of two servers add up, in the day of the firm', async ({ system }) => {
    const late = at(system, '2026-03-08T18:45:00.000Z');
    const first = countByDay(late);
    const second = countByDay({ ...late, storage: await system.openAgain() });
    for (let times = 0; times < 3; times += 1) first.visit('/about');
    first.certificateCheck('valid');
    second.visit('/about');
    second.visit('/');
    second.certificateCheck('valid');
    await Promise.all([first.stop(), second.stop()]);
    expect(await totalsOf(system)).toEqual([
      { day: '2026-03-09', kind: 'certificate-check', subject: 'valid', n: 2 },
      { day: '2026-03-09', kind: 'visit', subject: '/', n: 1 },
      { day: '2026-03-09', kind: 'visit', subject: '/about', n: 4 },
    ]);
    expect(await readStatistics(system, DAYS)).toMatchObject({
      certificateChecks: [
        { answer: 'valid', count: 2 },
        { answer: 'expired', count: 0 },
        { answer: 'revoked', count: 0 },
        { answer: 'unknown', count: 0 },
      ],
      visits: [
        { page: '/about', count: 4 },
        { page: '/', count: 1 },
      ],
    });
  });

  it('sources of visits are counted by day, and made up ones take no more room', async ({ system }) => {
    const counter = countByDay(at(system, '2026-03-03T06:00:00.000Z'));
    for (const query of ['utm_source=Google&a=1', 'a=1&utm_source=google', 'utm_source=a%40b.c', 'q=1'])
      counter.visit(`/about?${query}`);
    for (let made = 0; made < 120; made += 1) counter.visit(`/?utm_source=made-up-${made}`);
    await counter.stop();
    const { visits, visitsBySource } = await readStatistics(system, DAYS);
    expect(visits).toEqual([
      { page: '/', count: 120 },
      { page: '/about', count: 4 },
    ]);
    expect(visitsBySource).toHaveLength(101);
    expect(visitsBySource.slice(0, 3)).toEqual([
      { source: 'other', count: 21 },
      { source: 'google', count: 2 },
      { source: 'made-up-0', count: 1 },
    ]);
  });

  it('a restore brings the totals of the backup back', async ({ system }) => {
    const counter = countByDay(at(system, '2026-03-03T06:00:00.000Z'));
    counter.visit('/about');
    await counter.stop();
    const file = `${system.config.dataFolder}/site.backup`;
    await backupData(system, file);
    const later = countByDay(at(system, '2026-03-04T06:00:00.000Z'));
    later.visit('/about');
    await later.stop();
    await restoreData(system, file);
    expect(await totalsOf(system)).toEqual([{ day: '2026-03-03', kind: 'visit', subject: '/about', n: 1 }]);
  });

  it('the totals have no place for a person', async ({ system }) => {
    const tables = await system.storage.database.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'daily_totals')?.columns.map(({ name }) => name);
    expect(columns).toEqual(['id', 'day', 'kind', 'subject', 'detail', 'n']);
  });
});

test('what cannot be stored now is stored with the rest', async () => {
  const system = await openTestSystem();
  const working = system.storage.database;
  const warned = vi.spyOn(system.log, 'warn');
  system.storage.database = brokenDatabase();
  const counter = countByDay(at(system, '2026-03-03T06:00:00.000Z'), 5);
  onTestFinished(() => counter.stop());
  counter.visit('/about');
  await expect.poll(() => warned.mock.calls.length).toBeGreaterThan(0);
  counter.visit('/about');
  system.storage.database = working;
  await expect
    .poll(() => totalsOf(system))
    .toEqual([{ day: '2026-03-03', kind: 'visit', subject: '/about', n: 2 }]);
});

test('a database that does not answer holds up neither the counting nor the stop', async () => {
  const system = await openTestSystem();
  const hanging = { execute: () => new Promise(() => {}) };
  system.storage.database = { transaction: () => hanging } as never;
  const counter = countByDay(system, 5);
  for (let times = 0; times < 1_000; times += 1) counter.visit('/about');
  await counter.stop();
});

test.each([
  [{ from: '2026-02-30' }, '2026-02-30 is not a date'],
  [{ from: '2026-03-02', to: '2026-03-01' }, 'The last day is before the first'],
  [{ from: '1990-01-01', to: '2026-03-01' }, 'at most ten years'],
])('refuses %o', async (days, sentence) => {
  await expect(readStatistics(await openTestSystem(), days)).rejects.toThrow(sentence);
});

test('counts twelve weeks when no days are named, this one among them', async () => {
  const system = await openTestSystem();
  // A Tuesday.
  const { from, to, enquiriesByWeek } = await readStatistics(at(system, '2026-11-24T06:00:00.000Z'));
  expect([from, to, enquiriesByWeek.length]).toEqual(['2026-09-07', '2026-11-24', 12]);
});
