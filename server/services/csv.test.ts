import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { assert, asyncProperty, string } from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { readTable } from './read-csv.ts';

const csv = async (value: string) => await text(Readable.from([{ value }]).pipe(csvOf(['value'])));

test.each([
  ['+91 98765 43210', '+91 98765 43210'],
  ['+919876543210', '+91 98765 43210'],
  ['+91-98765-43210', '+91 98765 43210'],
  ['+91.98765.43210', '+91 98765 43210'],
  ['+91 (98765) 43210', '+91 98765 43210'],
  ['+14155552671', '+1 41555 52671'],
  ['+971501234567', '+971 501234567'],
  ['+44 7911 123456', '+44 7911 123456'],
  ['098450 10185', '098450 10185'],
  ['(080) 4567 8900', '(080) 4567 8900'],
])('the phone number %s leaves as %s', async (phone, written) => {
  expect(await csv(phone)).toBe(`value\n${written}\n`);
});

test.each([
  '=1+1',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '+91 98765 43210 or call me',
  "+91 98765 43210'!A1",
  '+cmd|calc',
  '＝1',
  '+',
])('%s is defused as before', async (value) => {
  expect(await csv(value)).toBe(`value\n'${value}\n`);
});

test.each([
  '=A1+1',
  '-Asha',
  '@home',
  "'=A1",
  "''=A1",
  "'0012",
  '00012345',
  '="0012"',
  "'Abd",
  "O'Brien",
  '＋x',
])('%s is the same when it was exported and is read again', async (value) => {
  const [, row] = await Array.fromAsync(
    readTable(Readable.from([Buffer.from(await csv(value))], { objectMode: false })),
  );
  expect(row).toEqual({ line: 2, values: [value] });
});

test('so is any text', async () => {
  await assert(
    asyncProperty(string({ unit: 'grapheme-ascii', maxLength: 12 }), async (value) => {
      const wanted = value.trim();
      if (wanted === '' || /^=".*"$/.test(wanted)) return;
      const file = Readable.from([Buffer.from(await csv(wanted))], { objectMode: false });
      const [, row] = await Array.fromAsync(readTable(file));
      if (!/^\+[\d\s().-]+$/.test(wanted)) expect(row).toMatchObject({ values: [wanted] });
    }),
  );
});
