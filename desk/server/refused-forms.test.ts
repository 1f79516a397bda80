import { expect, test } from 'vitest';
import { drawnFrom, openSignedIn } from '../../tests/support/open-desk.ts';

const BATCH = {
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
const ENDS_FIRST = { weeks: '', end: '2927-01-01', days: 'sat', trainer: '<b>Sunita</b>' };

/** Values typed into the form of a batch, and the error beside each field. */
const REFUSED: [typed: Record<string, string>, errors: object][] = [
  [{ ...BATCH, ...ENDS_FIRST }, { end: 'The last day, 2927-01-01, is before the first, 2927-01-11' }],
  [{ ...BATCH, fee: 'fifty' }, { fee: 'The fee must be a whole amount in INR such as 59000, not “fifty”' }],
  [
    { ...BATCH, start: '2020-01-01' },
    { start: 'The first day, 2020-01-01, is past. Give today or a later day' },
  ],
];

test.each(REFUSED)('%j comes back beside what is wrong, and nothing is stored', async (typed, errors) => {
  const { get, post } = await openSignedIn<Record<string, unknown>>();
  const before = await get('/batches?year=2927');
  const refused = await post('/batches', { ...typed, version: '0' });
  expect(refused.statusCode).toBe(422);
  expect(drawnFrom(refused)).toMatchObject({ values: typed, errors });
  expect(await get('/batches?year=2927')).toEqual(before);
});
