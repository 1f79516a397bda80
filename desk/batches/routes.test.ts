import { expect, test } from 'vitest';
import type { BatchesView, BatchView } from './view.ts';
import { drawnFrom, openSignedIn } from '../../tests/support/open-desk.ts';
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
  // It opens where the next one begins.
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
  expect((await post(`${address}/undo`, { version: '3' })).statusCode).toBe(303);
  expect((await post(`${address}/close`, { version: '4' })).statusCode).toBe(303);
  expect(await onSite()).toMatchObject([{ state: 'full', left: 3 }]);
  expect((await post(`${address}/publish`, { version: '5' })).statusCode).toBe(303);
  expect(await onSite()).toMatchObject([{ state: 'few' }]);
  expect((await post(`${address}/cancel`, { version: '6' })).statusCode).toBe(303);
  expect(await onSite()).toEqual([]);
  expect(await get(address)).toMatchObject({ batch: { state: 'cancelled', canUndo: true }, version: '7' });
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

test('seats that are not there cannot be taken, nor taken away', async () => {
  const { get, post } = await openOffice();
  const address = String((await post('/batches', { ...DEVOPS, seats: '1' })).headers.location);
  await post(`${address}/take`, { version: '1' });
  const second = await post(`${address}/take`, { version: '2' });
  expect(second.statusCode).toBe(422);
  expect(viewIn(second).errors['seats']).toMatch(/^No seat of \S+ is free\./);
  await post(address, { ...DEVOPS, seats: '5', version: '2' });
  const fewer = await post(address, { ...DEVOPS, seats: '0', version: '3' });
  expect([fewer.statusCode, viewIn(fewer).values.seats]).toEqual([422, '0']);
  expect(await get(address)).toMatchObject({ batch: { seats: 5, taken: 1 } });
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
