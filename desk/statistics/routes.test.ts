import { expect, test } from 'vitest';
import { openDesk } from '../../tests/support/open-desk.ts';
import { addDemoStatistics } from '../../server/services/demo/demo-statistics.ts';
import { addDailyTotals } from '../../server/storage/daily-totals.ts';

/** The desk on a Tuesday, with one visit and an opening whose title is a formula. */
async function openDeskWithCounts() {
  const desk = await openDesk();
  desk.system.pass(Date.parse('2027-11-23T06:00:00Z') - desk.system.now().getTime());
  const day = '2027-11-22';
  await addDailyTotals(desk.system.storage.database, [
    { day, kind: 'visit', subject: '/about', detail: '', n: 12 },
    { day, kind: 'application', subject: '=1+1', detail: 'new', n: 1 },
    { day: '2027-09-05', kind: 'visit', subject: '/about', detail: '', n: 100 },
  ]);
  return desk;
}

test.each([
  ['/statistics', 12, '2027-09-06'],
  ['/statistics?weeks=4', 4, '2027-11-01'],
  ['/statistics?weeks=52', 52, '2026-11-30'],
  ['/statistics?weeks=3', 12, '2027-09-06'],
])('%s shows %i weeks from Monday %s', async (path, weeks, from) => {
  const desk = await openDeskWithCounts();
  const { view } = (await desk.ask({ path, cookie: await desk.signIn('office') })).json();
  expect([view.weeks, view.statistics.from, view.statistics.to]).toEqual([weeks, from, '2027-11-23']);
  expect(view.statistics.enquiriesByWeek).toHaveLength(weeks);
  expect(view.statistics.visits).toEqual([{ page: '/about', count: weeks === 52 ? 112 : 12 }]);
  expect(view.statistics.samplesUntil).toBeUndefined();
});

test('a statistic is a CSV file named by its days, with formulas defused', async () => {
  const desk = await openDeskWithCounts();
  const path = '/statistics/export?kind=applications&weeks=4';
  const answer = await desk.ask({ path, cookie: await desk.signIn('owner') });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="applications-2027-11-01-to-2027-11-23.csv"',
    'content-security-policy': 'sandbox',
  });
  expect(answer.body).toBe("\ufeffopening,New,In review,Interview,Exercise,Hired,count\n'=1+1,1,0,0,0,0,1\n");
});

test.each([
  ['2027-11', { current: '2027-11', before: '2027-10' }, '2027-11-30', 12],
  ['2027-09', { current: '2027-11', before: '2027-08', after: '2027-10' }, '2027-09-30', 100],
])('the month %s is shown with those beside it', async (month, months, to, visits) => {
  const desk = await openDeskWithCounts();
  const cookie = await desk.signIn('office');
  const { view } = (await desk.ask({ path: `/statistics?month=${month}`, cookie })).json();
  expect([view.month, view.months, view.statistics.from, view.statistics.to]).toEqual([
    month,
    months,
    `${month}-01`,
    to,
  ]);
  expect(view.statistics.visits).toEqual([{ page: '/about', count: visits }]);
});

test('a month is one CSV file of all figures, and what is no month is refused', async () => {
  const desk = await openDeskWithCounts();
  const cookie = await desk.signIn('owner');
  const answer = await desk.ask({ path: '/statistics/export?kind=all&month=2027-11', cookie });
  expect(answer.headers['content-disposition']).toBe(
    'attachment; filename="figures-2027-11-01-to-2027-11-30.csv"',
  );
  const lines = answer.body.split('\n');
  expect(lines[0]).toBe('\ufefffigure,what,count');
  for (const line of ['enquiry-outcomes,Joined,0', 'visits,/about,12', 'openings,published,0'])
    expect(lines).toContain(line);
  expect((await desk.ask({ path: '/statistics?month=november', cookie })).statusCode).toBe(422);
});

test('a file asks for a fresh proof, and one of another kind is refused', async () => {
  const desk = await openDeskWithCounts();
  const cookie = await desk.signIn('owner');
  expect((await desk.ask({ path: '/statistics/export?kind=people', cookie })).statusCode).toBe(422);
  await desk.system.storage.database
    .updateTable('desk_sessions')
    .set({ confirmed: '2027-11-22T00:00:00.000Z' })
    .execute();
  const asked = await desk.ask({ path: '/statistics/export?kind=visits', cookie });
  expect([asked.statusCode, asked.json().name]).toEqual([403, 'confirm']);
  expect(Object.fromEntries(asked.json().view.fields)).toEqual({
    next: '/statistics?kind=visits',
    file: '/statistics/export?kind=visits',
  });
});

test('after a fresh proof the page with the figures comes back, and the file with it', async () => {
  const desk = await openDeskWithCounts();
  const cookie = await desk.signIn('owner');
  const file = '/statistics/export?kind=visits&weeks=4';
  const answer = await desk.post('/confirm', { next: '/statistics?weeks=4', file }, cookie);
  expect(answer.headers.location).toBe('/statistics?weeks=4');
  const notice = String(answer.headers['set-cookie']).split(';')[0];
  const back = await desk.ask({ path: '/statistics?weeks=4', cookie: `${cookie}; ${notice}` });
  expect(back.json().frame.notice).toEqual({ text: 'The file is being saved.', file });
  expect(back.headers.refresh).toBe(`0; url=${file}`);
  const elsewhere = await desk.post(
    '/confirm',
    { next: '//evil.example', file: 'https://evil.example/x.csv' },
    cookie,
  );
  const made = String(elsewhere.headers['set-cookie']).split(';')[0];
  expect(elsewhere.headers.location).toBe('/');
  expect((await desk.ask({ path: '/', cookie: `${cookie}; ${made}` })).headers.refresh).toBe('0; url=/');
});

test('samples are said to be samples, for as long as they are shown', async () => {
  const desk = await openDeskWithCounts();
  const cookie = await desk.signIn('owner');
  await addDemoStatistics(desk.system.storage.database, desk.system.now());
  const shown = async () => (await desk.ask({ path: '/statistics?weeks=4', cookie })).json().view.statistics;
  const { samplesUntil, enquiriesByWeek, applications, certificateChecks } = await shown();
  expect(samplesUntil).toBe('2027-11-22');
  for (const rows of [enquiriesByWeek, applications, certificateChecks]) {
    expect(rows.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBeGreaterThan(0);
  }
});
