import { expect, test } from 'vitest';
import { markAttendance, readAttendance } from '../../server/services/batches/attendance.ts';
import { recordPayment } from '../../server/services/payments/record-payment.ts';
import { setResult } from '../../server/services/submissions/set-result.ts';
import { setSeat } from '../../server/services/submissions/set-seat.ts';
import { drawnFrom, noticeOf, openSignedIn } from '../../tests/support/open-desk.ts';
import { enquire } from '../../tests/support/submissions.ts';
import type { AttendanceView, BatchPeopleView } from './people-view.ts';
import type { BatchEmailView } from './people-routes.ts';

const DEVOPS = {
  course: 'devops',
  start: '2927-01-11',
  weeks: '2',
  days: 'sat',
  mode: 'online',
  seats: '9',
  fee: '59000',
  trainer: 'trainer 2',
};
const OFFICE = { by: 'office 1' };

async function openBatchWith(names: string[]) {
  const desk = await openSignedIn<BatchPeopleView>();
  const path = String((await desk.post('/batches', DEVOPS)).headers.location);
  const batch = path.slice('/batches/'.length);
  const references: string[] = [];
  for (const name of names) {
    const email = `${name.toLowerCase()}@example.com`;
    const reference = await enquire(desk.system, { name, email, message: `Hello from ${name}` });
    await setSeat(desk.system, reference, { seat: 'taken', batch }, OFFICE);
    references.push(reference);
  }
  return { ...desk, path, batch, references };
}

test('the page of a batch is its people with phone, email and what they paid, in the order that is asked for', async () => {
  const { get, path, references, system } = await openBatchWith(['Asha', 'Ravi']);
  const [asha = '', ravi = ''] = references;
  await recordPayment(system, ravi, { amount: '20,000', mode: 'upi' }, OFFICE);
  const { rows, totals } = await get(path);
  expect(rows).toMatchObject([
    { reference: asha, email: 'asha@example.com', fee: '₹59,000', paid: '₹0', balance: '₹59,000' },
    { reference: ravi, paid: '₹20,000', balance: '₹39,000', nextDue: '2927-01-11', isLate: false },
  ]);
  expect(totals).toEqual({ people: 2, fee: '₹1,18,000', paid: '₹20,000', balance: '₹98,000' });
  expect((await get(`${path}?order=balance`)).rows.map(({ name }) => name)).toEqual(['Asha', 'Ravi']);
  expect((await get(`${path}?order=name`)).rows.map(({ name }) => name)).toEqual(['Asha', 'Ravi']);
});

test('a trainer sees the people of her own batches without money, and no other batch', async () => {
  const { post, path, ask, signIn, batch, references, system } = await openBatchWith(['Asha']);
  const cookie = await signIn('trainer');
  const seen = drawnFrom<BatchPeopleView>(await ask({ path, cookie }));
  const own = seen.rows?.length === 1;
  const [other] = [await ask({ path: `/batches/${batch}/email`, cookie })];
  expect([own, seen.isTrainer, other?.statusCode]).toEqual([true, true, 403]);
  const sheet = drawnFrom<AttendanceView>(await ask({ path: `${path}/attendance`, cookie }));
  expect([sheet.days.map(({ day }) => day), sheet.people.map(({ name }) => name)]).toEqual([
    ['2927-01-11', '2927-01-18'],
    ['Asha'],
  ]);
  const early = await post(`${path}/attendance`, { day: '2927-01-11', present: references[0] ?? '' }, cookie);
  expect([early.statusCode, drawnFrom<AttendanceView>(early).errors]).toEqual([
    422,
    { day: 'The class of 11 January 2927 has not taken place yet' },
  ]);
  system.pass(Date.parse('2927-01-12') - system.now().getTime());
  const later = await signIn('trainer');
  expect(
    (await post(`${path}/attendance`, { day: '2927-01-11', present: references[0] ?? '' }, later)).statusCode,
  ).toBe(404);
  await markAttendance(
    system,
    batch,
    { day: '2927-01-11', present: [...references, 'E-0000-00'] },
    'trainer 2',
  );
  expect([...(await readAttendance(system, batch))]).toEqual([['2927-01-11', new Set(references)]]);
});

test('whoever did not pass is ticked once the batch has begun, and is not in its class list', async () => {
  const { ask, cookie, post, path, references, system } = await openBatchWith(['Asha', 'Ravi']);
  const [asha = '', ravi = ''] = references;
  const shown = async () => drawnFrom<BatchPeopleView>(await ask({ path, cookie }));
  expect((await shown()).hasResults).toBe(false);
  const result = { to: ravi, result: 'not-passed' };
  for (const reference of references) await setResult(system, reference, reference === asha, OFFICE);
  expect((await shown()).rows.map(({ name, result: said }) => [name, said])).toEqual([
    ['Asha', null],
    ['Ravi', 'not-passed'],
  ]);
  const refused = await post(`${path}/result`, { result: 'passed' });
  expect([refused.statusCode, drawnFrom<BatchPeopleView>(refused).errors]).toEqual([
    422,
    { to: 'Tick the people in the table first' },
  ]);
  expect(noticeOf(await post(`${path}/result`, { ...result, result: 'passed' }))).toMatchObject({
    text: 'Passed: 1 person.',
    link: { label: 'Show or undo' },
  });
  expect(noticeOf(await post(`${path}/result`, result)).text).toBe('Did not pass: 1 person.');
});

test('an email to those who are ticked is shown first, then sent to each by name', async () => {
  const { ask, cookie, post, path, references, system } = await openBatchWith(['Asha', 'Ravi']);
  const [asha = '', ravi = ''] = references;
  const email = async (query: string) =>
    drawnFrom<BatchEmailView>(await ask({ path: `${path}/email${query}`, cookie }));
  expect((await email('')).to.map(({ reference }) => reference)).toEqual([asha, ravi]);
  const shown = await email(`?to=${ravi}&changed=1`);
  expect(shown.to.map(({ reference }) => reference)).toEqual([ravi]);
  expect(shown.text).toContain('Days: Saturday');
  const form = { to: ravi, subject: 'Another room', text: 'Dear {name}, come to room 2.' };
  const empty = await post(`${path}/email`, { ...form, text: ' ' });
  expect([empty.statusCode, drawnFrom<BatchEmailView>(empty).errors]).toEqual([
    422,
    { text: 'Write the text of the email' },
  ]);
  expect(noticeOf(await post(`${path}/email`, form))).toMatchObject({
    text: '1 email is sent in half a minute.',
    link: { label: 'Show or undo' },
  });
  const letters = await system.storage.database.selectFrom('letters').selectAll().execute();
  expect(letters.map(({ reference, text }) => [reference, text])).toEqual([
    [ravi, 'Dear Ravi, come to room 2.'],
  ]);
});

test('an email without anybody who was shown goes to nobody', async () => {
  const { post, path, batch, system } = await openBatchWith(['Asha']);
  const ravi = await enquire(system, { name: 'Ravi', email: 'ravi@example.com', message: 'Hello' });
  await setSeat(system, ravi, { seat: 'taken', batch }, OFFICE);
  await setSeat(system, ravi, { seat: null }, OFFICE);
  for (const to of ['', ' ', ravi, 'E-0000-00']) {
    const sent = await post(`${path}/email`, { to, subject: 'Another room', text: 'Come to room 2.' });
    expect([to, sent.statusCode]).toEqual([to, 422]);
  }
  expect(await system.storage.database.selectFrom('letters').selectAll().execute()).toEqual([]);
});

test('after another day, time or place the page leads to an email about it; after another fee it does not', async () => {
  const { post, path } = await openBatchWith(['Asha']);
  const link = async (change: Record<string, string>, version: string) =>
    (noticeOf(await post(path, { ...DEVOPS, ...change, version })) as { link?: { path: string } }).link?.path;
  expect(await link({ fee: '60000' }, '1')).toBeUndefined();
  expect(await link({ fee: '60000', start: '2927-01-18' }, '2')).toBe(`${path}/email?changed=1`);
});

test('an email to a batch begins with a template, filled for the batch', async () => {
  const { post, path, references } = await openBatchWith(['Asha', 'Ravi']);
  const [asha = ''] = references;
  const form = { to: asha, subject: '', text: '', template: 'course-details', use: '1' };
  const { to, subject, text, template } = drawnFrom<BatchEmailView>(await post(`${path}/email`, form));
  expect([to.map(({ name }) => name), template]).toEqual([['Asha'], 'course-details']);
  expect(subject).toContain('DevOps Automation');
  expect(text).toMatch(/^Dear \{name\},/);
  expect(text).toContain('₹59,000 including 18% GST (₹9,000)');
  expect(text).toContain('11 January 2927');
});

test('who came is saved as CSV, a column for each day of class', async () => {
  const { ask, path, batch, references, signIn, system } = await openBatchWith(['Asha', 'Ravi']);
  const [asha = '', ravi = ''] = references;
  system.pass(Date.parse('2927-01-12') - system.now().getTime());
  await markAttendance(system, batch, { day: '2927-01-11', present: [ravi] }, 'office 1');
  const csv = await ask({ path: `${path}/attendance.csv`, cookie: await signIn('office') });
  expect([csv.statusCode, csv.body]).toEqual([
    200,
    `\uFEFFname,reference,2927-01-11,2927-01-18\nAsha,${asha},absent,\nRavi,${ravi},present,\n`,
  ]);
});
