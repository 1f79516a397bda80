import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { asOptions, type Row } from '../support/operator-with-data.ts';
import { newOperator } from '../support/operator.ts';

const BATCH = {
  course: 'devops',
  start: '2927-01-09',
  end: '2927-03-28',
  mode: 'classroom',
  city: 'Pune',
  seats: '4',
  fee: '59,000',
};

const opened = async () => {
  const operator = await newOperator();
  const batch = await operator.json<Row>('batches', 'open', ...asOptions(BATCH));
  return { operator, batch, id: String(batch['id']) };
};

it('are opened, listed, edited, filled, closed, cancelled and taken back', async () => {
  const { operator, batch, id } = await opened();
  expect(batch).toMatchObject({
    id: expect.stringMatching(/^devops-[a-z0-9]{4}$/),
    course: 'devops',
    course_title: 'DevOps Automation',
    start: '2927-01-09',
    end: '2927-03-28',
    seats: 4,
    taken: 0,
    fee: 59_000,
    gst: 18,
    state: 'open',
  });
  expect(await operator.json('batches', 'list', '--course', 'devops')).toEqual([batch]);
  expect(await operator.json('batches', 'list', '--state', 'full')).toEqual([]);
  // Words are taken as people write them.
  const words = ['--course', 'DevOps Automation', '--mode', 'Classroom', '--days', 'Saturday and Sunday'];
  const edited = [...words, '--from', '10:00', '--to', '13:00', '--fee', ''];
  expect(await operator.json('batches', 'edit', id, ...edited)).toEqual({
    ...batch,
    from: '10:00',
    to: '13:00',
    days: 'sat,sun',
    fee: null,
  });
  expect(await operator.json('batches', 'undo', id)).toEqual(batch);
  expect(await operator.json('batches', 'undo', id)).toMatchObject({ days: 'sat,sun' });
  expect(await operator.json('batches', 'undo', id)).toEqual(batch);
  expect(await operator.json('batches', 'take', id)).toEqual({ ...batch, taken: 1, state: 'few' });
  expect(await operator.json('batches', 'take', id, '--seats', '3')).toMatchObject({
    taken: 4,
    state: 'full',
  });
  expect(await operator.json('batches', 'give', id, '--seats', '4')).toEqual(batch);
  expect(await operator.json('batches', 'close', id)).toEqual({ ...batch, state: 'full' });
  expect(await operator.json('batches', 'publish', id)).toEqual(batch);
  expect(await operator.json('batches', 'cancel', id)).toEqual({ ...batch, state: 'cancelled' });
});

it('cancelled, they say who is left without a class, and move them when asked', async () => {
  const { operator, id } = await opened();
  const other = await operator.json<Row>(
    'batches',
    'open',
    ...asOptions({ ...BATCH, start: '2927-06-05', end: '2927-08-22' }),
  );
  const asked = ['--name', 'Asha Rao', '--phone', '9876543210', '--via', 'phone'];
  const { reference } = await operator.json<Row>('enquiries', 'add', ...asked);
  await operator.run('enquiries', 'seat', String(reference), '--is', 'taken', '--batch', id);
  const { stdout: cancelled } = await operator.run('batches', 'cancel', id);
  expect(cancelled).toContain(`1 person with a seat in it:\n  ${reference}  Asha Rao`);
  expect(cancelled).toContain(`batches cancel ${id} --move-to ID`);
  const { stdout: moved } = await operator.run('batches', 'cancel', id, '--move-to', String(other['id']));
  expect(moved).toContain('1 person moved to DevOps Automation, 5 June 2927. Nobody was emailed: tell them.');
  expect(await operator.json('batches', 'seats', String(other['id']))).toMatchObject([{ reference }]);
});

it('are copied to another day, or only said to be', async () => {
  const { operator, batch, id } = await opened();
  const dry = await operator.json('batches', 'copy', id, '--start', '2927-06-05', '--dry-run');
  expect(dry).toMatchObject({ start: '2927-06-05', end: '2927-08-22' });
  expect(await operator.json('batches', 'list')).toEqual([batch]);
  const copy = await operator.json<Row>('batches', 'copy', id, '--start', '2927-06-05', '--draft');
  expect(copy).toEqual({ ...batch, id: copy['id'], start: '2927-06-05', end: '2927-08-22', state: 'draft' });
  expect(await operator.json('batches', 'list')).toEqual([batch, copy]);
});

it('are refused with what to type instead', async () => {
  const { operator, id } = await opened();
  for (const [args, advice] of [
    [['open', '--course', 'devops'], '--start'],
    [['open', ...asOptions(BATCH)], `batches edit ${id}`],
    [['open', ...asOptions({ ...BATCH, course: 'cobol' })], 'There are: web-development, cyber-security'],
    [
      ['open', ...asOptions({ ...BATCH, start: '2020-01-01', end: '2020-03-28' })],
      'Give today or a later day',
    ],
    [
      ['open', ...asOptions({ ...BATCH, end: '2927-01-01' })],
      'The last day, 2927-01-01, is before the first',
    ],
    [['open', ...asOptions({ ...BATCH, fee: 'fifty' })], 'a whole amount in INR such as 59000, not “fifty”'],
    [['edit', id], 'for example --seats 24'],
    [['edit', 'nobody', '--seats', '3'], 'batches list'],
    [['take', id, '--seats', '9'], 'has only 4 free seats'],
    [['take', id, '--seats', 'all'], 'a number such as 2, not “all”'],
    [['give', id], 'Only 0 seats of'],
    [['list', '--state', 'lost'], 'Allowed choices are draft'],
  ] as const)
    expect(await operator.refused('batches', ...args), args.join(' ')).toContain(advice);
  expect(await operator.json('batches', 'list')).toHaveLength(1);
});

it('are exported', async () => {
  const { operator } = await opened();
  const file = join(operator.dataFolder, 'batches.csv');
  await operator.run('batches', 'export', '--out', file);
  expect(await readFile(file, 'utf8')).toMatch(
    /^\ufeffid,course,course_title,start,.*\ndevops-.*,2927-01-09,/,
  );
});
