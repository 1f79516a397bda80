import { expect, test } from 'vitest';
import { insertSubscription } from '../../server/storage/subscriptions.ts';
import { setSeat } from '../../server/services/submissions/set-seat.ts';
import { enquire } from '../../tests/support/submissions.ts';
import type { TestSystem } from '../../tests/support/open-storage.ts';
import type { ReviewView } from '../ui/review.tsx';
import type { CancelBatchView } from './cancel-routes.ts';
import type { BatchesView, BatchView } from './view.ts';
import { drawnFrom, noticeOf, openSignedIn } from '../../tests/support/open-desk.ts';
import { listComingBatches } from '../../server/services/batches/read-batches.ts';

const DEVOPS = {
  course: 'devops',
  start: '2927-01-11',
  weeks: '12',
  from_time: '10:00',
  to_time: '13:00',
  mode: 'classroom',
  city: 'Pune',
  seats: '4',
  fee: '59,000',
  note: 'Ask Sunita',
};

const viewIn = drawnFrom<BatchesView & BatchView>;

async function openOffice() {
  const desk = await openSignedIn<BatchesView & BatchView>();
  return { ...desk, onSite: async () => await listComingBatches(desk.system) };
}

test('a batch is made, listed in its year, filled, closed, taken back and cancelled', async () => {
  const { get, post, onSite } = await openOffice();
  const made = await post('/batches', DEVOPS);
  const address = String(made.headers.location);
  expect([made.statusCode, address]).toEqual([303, expect.stringMatching(/^\/batches\/devops-/)]);
  expect(await onSite()).toMatchObject([{ fee: 59_000, state: 'open' }]);
  // The list opens where the next batch begins.
  expect((await get('/batches')).year).toBe('2927');
  expect(await get('/batches?year=2927')).toMatchObject({
    year: '2927',
    months: [
      {
        month: 'January 2927',
        batches: [{ title: 'DevOps Automation', seats: 4, taken: 0, fee: '₹59,000' }],
      },
    ],
  });

  expect((await post(`${address}/take`, { version: '1', back: 'list' })).headers.location).toBe(
    '/batches?year=2927',
  );
  expect((await post(`${address}/take`, { version: '2' })).headers.location).toBe(address);
  expect(await onSite()).toMatchObject([{ state: 'few', left: 2 }]);
  const undone = await post(`${address}/undo`, { version: '3' });
  expect(noticeOf(undone)).toEqual({
    text: 'Undone: seat added by office 1. The site shows the batch (few seats).',
    undo: { action: `${address}/undo`, fields: { version: '4' } },
  });
  expect((await post(`${address}/close`, { version: '4' })).statusCode).toBe(303);
  expect(await onSite()).toMatchObject([{ state: 'full', left: 3 }]);
  expect((await post(`${address}/publish`, { version: '5' })).statusCode).toBe(303);
  expect(await onSite()).toMatchObject([{ state: 'few' }]);
  expect((await post(`${address}/cancel`, { version: '6' })).statusCode).toBe(303);
  expect(await onSite()).toEqual([]);
  expect(await get(address)).toMatchObject({
    batch: { state: 'cancelled', lastChange: { what: 'cancelled', by: 'office 1' } },
    version: '7',
  });
});

test('a draft and a preview are seen by nobody else', async () => {
  const { get, post, onSite } = await openOffice();
  const preview = await post('/batches', { ...DEVOPS, preview: '1' });
  expect([preview.statusCode, viewIn(preview).values.city]).toEqual([200, 'Pune']);
  expect((await get('/batches?year=2927')).months).toEqual([]);
  const draft = await post('/batches', { ...DEVOPS, draft: '1' });
  expect(draft.statusCode).toBe(303);
  expect(await onSite()).toEqual([]);
  await post(`${draft.headers.location}/publish`, { version: '1' });
  expect(await onSite()).toHaveLength(1);
});

test('who saved an older version is told who was faster, and keeps what was typed', async () => {
  const { get, post, signIn } = await openOffice();
  const address = String((await post('/batches', DEVOPS)).headers.location);
  await post(address, { ...DEVOPS, city: 'Goa', version: '1' }, await signIn('owner'));
  const stale = await post(address, { ...DEVOPS, city: 'Kochi', version: '1' });
  expect(stale.statusCode).toBe(409);
  expect(viewIn(stale)).toMatchObject({
    conflict: { name: expect.stringContaining('owner') },
    values: { city: 'Kochi' },
    batch: { stored: { city: 'Goa' } },
    version: '2',
  });
  for (const act of ['close', 'cancel', 'undo'])
    expect((await post(`${address}/${act}`, { version: '1' })).statusCode, act).toBe(409);
  expect(await get(address)).toMatchObject({ batch: { state: 'open' }, values: { city: 'Goa' } });
});

test('a copy has all but the days, and is made as one', async () => {
  const { get, post, onSite } = await openOffice();
  const address = String(
    (await post('/batches', { ...DEVOPS, weeks: '', end: '2927-04-04' })).headers.location,
  );
  const [, , id = ''] = address.split('/');
  await post(`${address}/take`, { version: '1' });
  const copy = await get(`/batches/new?copy=${id}`);
  expect(copy).toMatchObject({
    copied: id,
    values: { course: 'devops', start: '', end: '', weeks: '12', seats: '4' },
  });
  expect(copy.batch).toBeUndefined();
  const { course, mode, city, seats, weeks } = copy.values;
  await post('/batches', { course, mode, city, seats, weeks, start: '2927-06-07', copied: id });
  expect(await onSite()).toMatchObject([{ left: 3 }, { start: '2927-06-07', left: 4 }]);
});

test('who is left in a cancelled batch is on Today until they are moved or written to', async () => {
  const { ask, cookie, get, post, system } = await openOffice();
  const address = String((await post('/batches', DEVOPS)).headers.location);
  await seated(system, address.split('/')[2] ?? '', ['Asha', 'Ravi']);
  const problems = async () =>
    drawnFrom<{ problems: { sentence: string; link?: { path: string } }[] }>(await ask({ path: '/', cookie }))
      .problems;
  const shown = async () => ((await get(`${address}/cancel`)) as unknown as CancelBatchView).shown;
  await post(`${address}/cancel`, { version: '1', shown: await shown(), moveTo: '', about: '' });
  expect(await problems()).toContainEqual({
    sentence: '2 people have seats in a cancelled batch: DevOps Automation, 11 January 2927.',
    link: { path: address, label: 'See who they are' },
  });
  const email = { subject: 'Cancelled', text: 'Dear {name}, we call you.' };
  await post(`${address}/cancel`, {
    version: '2',
    shown: await shown(),
    moveTo: '',
    about: '',
    email: 'on',
    ...email,
  });
  expect((await problems()).filter(({ sentence }) => sentence.includes('cancelled batch'))).toEqual([]);
});

test('two presses take one seat, and the second is told who took it', async () => {
  const { get, post, signIn, onSite } = await openOffice();
  const address = String((await post('/batches', DEVOPS)).headers.location);
  const other = await signIn('owner');
  expect((await post(`${address}/take`, { version: '1' })).statusCode).toBe(303);
  const again = await post(`${address}/take`, { version: '1' }, other);
  expect([again.statusCode, viewIn(again).conflict?.name]).toEqual([409, expect.any(String)]);
  expect((await post(`${address}/give`, { version: '1' })).statusCode).toBe(409);
  expect((await post(`${address}/take`, {})).statusCode, 'a form without a version').toBe(409);
  expect(await onSite()).toMatchObject([{ left: 3 }]);
  expect((await get('/batches?year=2927')).months[0]?.batches[0]).toMatchObject({ version: '2', taken: 1 });
});

/** People with taken seats in a batch. */
async function seated(system: TestSystem, batch: string, names: string[]): Promise<string[]> {
  const references = [];
  for (const name of names) {
    const message = `Course: DevOps Automation, 11 January 2927 (${batch})\n\nIs there a seat?`;
    const reference = await enquire(system, { name, email: `${name.toLowerCase()}@example.com`, message });
    await setSeat(system, reference, { seat: 'taken' }, { by: 'Priya' });
    references.push(reference);
  }
  return references;
}

test('an undo that takes a batch with people off the site shows them first', async () => {
  const { post, system, onSite } = await openOffice();
  const address = String((await post('/batches', DEVOPS)).headers.location);
  const [asha = ''] = await seated(system, address.split('/')[2] ?? '', ['Asha', 'Ravi']);
  const asked = await post(`${address}/undo`, { version: '1' });
  const review = drawnFrom<ReviewView>(asked);
  expect(review).toMatchObject({
    heading: 'Take DevOps Automation, 11 January 2927 off the site?',
    rows: [{ name: 'Asha', detail: 'Seat taken', href: `/enquiries/${asha}` }, { name: 'Ravi' }],
    label: 'Take it off the site',
  });
  expect(review.says[0]).toContain('2 people have or wait for a seat in this batch. It becomes a draft');
  expect(await onSite()).toHaveLength(1);
  const undone = await post(`${address}/undo`, Object.fromEntries(review.fields));
  expect(noticeOf(undone)).toMatchObject({
    text: 'Undone: published by office 1. The site does not show the batch (draft).',
    undo: { action: `${address}/undo` },
  });
  expect(await onSite()).toEqual([]);
  expect((await post(`${address}/undo`, noticeOf(undone).undo.fields)).statusCode).toBe(303);
  expect(await onSite()).toHaveLength(1);
});

test('publishing shows how many subscribers get an email, who, and its text', async () => {
  const { post, system, onSite } = await openOffice();
  const asked = system.now().toISOString();
  await insertSubscription(system.storage.database, {
    reference: 'S-8J4R-6N',
    name: 'Kavya Nair',
    email: 'kavya@example.com',
    email_lookup: 'kavya@example.com',
    course: 'devops',
    course_title: 'DevOps Automation',
    mode: '',
    city: '',
    token: 'token',
    asked,
    confirmed: asked,
  });
  const review = drawnFrom<ReviewView>(await post('/batches', DEVOPS));
  expect(review).toMatchObject({
    heading: 'Email 1 subscriber?',
    rows: [{ name: 'Kavya Nair', detail: 'kavya@example.com' }],
    emails: [{ to: 'Kavya Nair', subject: 'DevOps Automation, 11 January 2927: Classroom, Pune' }],
    label: 'Publish and email 1 subscriber',
  });
  expect(await onSite()).toEqual([]);
  const mails = async () =>
    (await system.storage.database.selectFrom('outbox').select('kind').execute()).filter(
      ({ kind }) => kind === 'batch-opened',
    );
  expect(await mails()).toEqual([]);
  expect((await post('/batches', Object.fromEntries(review.fields))).statusCode).toBe(303);
  expect(await onSite()).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

test('a cancellation shows who has a seat, where they can go and the email, and does what was chosen', async () => {
  const { get, post, system, onSite } = await openOffice();
  const view = async (path: string) => (await get(path)) as unknown as CancelBatchView;
  const address = String((await post('/batches', DEVOPS)).headers.location);
  const id = address.split('/')[2] ?? '';
  const march = String((await post('/batches', { ...DEVOPS, start: '2927-03-06' })).headers.location);
  const target = march.split('/')[2] ?? '';
  await post('/batches', { ...DEVOPS, start: '2927-05-01', seats: '1' });
  await seated(system, id, ['Asha', 'Ravi']);
  const asked = await view(`${address}/cancel`);
  expect(asked).toMatchObject({
    name: 'DevOps Automation, 11 January 2927',
    people: [{ name: 'Asha', seat: 'Seat taken', isMailable: true }, { name: 'Ravi' }],
    targets: [
      { value: target, label: 'DevOps Automation, 6 March 2927, 4 free' },
      { value: '', label: 'Do not move them' },
    ],
    moveTo: target,
    email: true,
  });
  expect(asked.text).toContain('Dear {name},');
  expect(asked.text).toContain('which starts on 6 March 2927');
  const { shown, subject, text } = asked;
  const form = { version: '1', shown, moveTo: target, about: target, email: 'on', subject, text };
  // The email is about another choice.
  const stale = await post(`${address}/cancel`, { ...form, moveTo: '' });
  expect([stale.statusCode, drawnFrom<CancelBatchView>(stale).text]).toEqual([
    422,
    expect.stringContaining('We will call you'),
  ]);
  expect(await onSite()).toHaveLength(3);
  const cancelled = await post(`${address}/cancel`, form);
  expect(noticeOf(cancelled).text).toBe(
    'DevOps Automation, 11 January 2927 is cancelled. The site does not show it. ' +
      '2 people moved to DevOps Automation, 6 March 2927. 2 emails are sent in half a minute.',
  );
  const letters = await system.storage.database.selectFrom('letters').selectAll().execute();
  expect(letters.map((letter) => letter.text.split('\n')[0] ?? '').toSorted()).toEqual([
    'Dear Asha,',
    'Dear Ravi,',
  ]);
  expect((await get(march)).batch?.people).toHaveLength(2);
});

test('two who email the people of a cancelled batch send one email to each', async () => {
  const { get, post, system } = await openOffice();
  const address = String((await post('/batches', DEVOPS)).headers.location);
  await seated(system, address.split('/')[2] ?? '', ['Asha', 'Ravi']);
  const form = async () => {
    const view = (await get(`${address}/cancel`)) as unknown as CancelBatchView;
    const { version, shown, subject, text } = view;
    return { version: String(version), shown, moveTo: '', about: '', email: 'on', subject, text };
  };
  const letters = async () =>
    (await system.storage.database.selectFrom('letters').select('reference').execute()).length;
  const { email: _email, ...withoutEmail } = await form();
  await post(`${address}/cancel`, withoutEmail);
  const [first, second] = [await form(), await form()];
  expect((await post(`${address}/cancel`, first)).statusCode).toBe(303);
  const again = await post(`${address}/cancel`, second);
  expect(again.statusCode).toBe(422);
  expect(drawnFrom<CancelBatchView>(again)).toMatchObject({
    errors: { text: expect.stringContaining('changed since this page was opened') },
    text: second.text,
  });
  expect(await letters()).toBe(2);
  expect((await post(`${address}/cancel`, await form())).statusCode).toBe(303);
  expect(await letters()).toBe(4);
});

test('who got a seat since the page was opened is neither moved nor emailed unseen', async () => {
  const { get, post, system, onSite } = await openOffice();
  const address = String((await post('/batches', DEVOPS)).headers.location);
  const id = address.split('/')[2] ?? '';
  await seated(system, id, ['Asha']);
  const { shown, subject, text } = (await get(`${address}/cancel`)) as unknown as CancelBatchView;
  const form = { version: '1', shown, moveTo: '', about: '', email: 'on', subject, text };
  await seated(system, id, ['Ravi']);
  const stale = await post(`${address}/cancel`, form);
  expect([stale.statusCode, drawnFrom<CancelBatchView>(stale).people.map(({ name }) => name)]).toEqual([
    422,
    ['Asha', 'Ravi'],
  ]);
  expect(await onSite()).toHaveLength(1);
});

test.each([
  ['without a subject', { subject: ' ' }],
  ['without a text', { text: ' ' }],
  ['with a place that nothing fills', { text: 'Dear {name}, {fee} is given back.' }],
])('an email %s cancels nothing, and what was typed stays', async (_what, typed) => {
  const { get, post, system, onSite } = await openOffice();
  const address = String((await post('/batches', DEVOPS)).headers.location);
  await seated(system, address.split('/')[2] ?? '', ['Asha']);
  const { shown, subject, text } = (await get(`${address}/cancel`)) as unknown as CancelBatchView;
  const form = { version: '1', shown, moveTo: '', about: '', email: 'on', subject, text, ...typed };
  const answer = await post(`${address}/cancel`, form);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(drawnFrom<CancelBatchView>(answer).errors)).not.toEqual([]);
  expect(drawnFrom<CancelBatchView>(answer)).toMatchObject({ text: form.text });
  expect(await onSite()).toHaveLength(1);
});
