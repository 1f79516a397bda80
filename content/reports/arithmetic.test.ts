import { expect, test } from 'vitest';
import { duration, median } from './arithmetic.ts';
import type { Report, Table } from './report-types.ts';
import { sampleReports } from './sample-reports.ts';

const report = (name: string) => sampleReports.find((one) => one.name === name)!;
const tablesOf = ({ chapters }: Report) =>
  chapters.flatMap(({ blocks }) => blocks.filter((block): block is Table => block.kind === 'table'));
const table = (name: string, caption: string) =>
  tablesOf(report(name)).find((one) => one.caption.startsWith(caption))!;
const textOf = (name: string) => JSON.stringify(report(name));

const isNumber = (cell: string) => /^[\d,]+$/.test(cell);
const read = (cell: string) => Number(cell.replaceAll(',', ''));
const sum = (cells: string[]) => cells.reduce((total, cell) => total + read(cell), 0);

test('a median is the middle, or lies between the two in the middle', () => {
  expect(median([47, 4, 9])).toBe(9);
  expect(median([47, 4, 11, 9])).toBe(10);
});

test('minutes are written as one says them', () => {
  expect([0, 4, 60, 190, 1566].map(duration)).toEqual(['0 min', '4 min', '1 h', '3 h 10 min', '26 h 6 min']);
});

test('every total in a table of a report is the sum of the rows above it', () => {
  const totals = sampleReports.flatMap((one) =>
    tablesOf(one).flatMap(({ caption, columns, rows }) =>
      rows.at(-1)!.includes('**Total**')
        ? columns.flatMap(({ label }, column) => {
            const total = rows.at(-1)![column]!;
            if (!isNumber(total)) return [];
            return {
              caption,
              label,
              total: read(total),
              sum: sum(rows.slice(0, -1).map((row) => row[column]!)),
            };
          })
        : [],
    ),
  );
  expect(totals.length).toBeGreaterThan(20);
  expect(totals.filter((one) => one.total !== one.sum)).toEqual([]);
});

test('a weekday that stands beside a date is that of the date', () => {
  const DATED =
    /\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),? (\d{4}-\d{2}-\d{2}|\d{1,2} [A-Z][a-z]{2,8}\b)/g;
  const dated = sampleReports.flatMap((one) => [...JSON.stringify(one).matchAll(DATED)]);
  expect(dated.length).toBeGreaterThan(5);
  for (const [words, weekday, day] of dated) {
    const date = new Date(day!.includes('-') ? `${day}T00:00:00Z` : `${day} 2026 UTC`);
    expect(date.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' }), words).toBe(weekday);
  }
});

test('the month: cases, intervals and alerts are those that its summary names', () => {
  const rows = table('managed-service', 'Cases opened').rows;
  expect(rows).toHaveLength(18);
  expect(table('managed-service', 'From alert to triage').rows.map((row) => row.slice(2))).toEqual([
    ['1', '7 min', '7 min', '0'],
    ['4', '10 min', '47 min', '1'],
    ['6', '34 min', '1 h 13 min', '0'],
    ['7', '2 h 2 min', '3 h 30 min', '0'],
  ]);
  expect(table('managed-service', 'From triage to').rows.map((row) => row.slice(2))).toEqual([
    ['1', '22 min', '22 min', '0'],
    ['4', '7 min', '16 min', '0'],
    ['6', '32 min', '31 h 48 min', '1'],
    ['2', '2 h 8 min', '4 h', '0'],
  ]);
  const said = textOf('managed-service');
  for (const sentence of [
    '412, each judged: 508 in September, 623 in August',
    '18: 1 critical, 4 high, 6 medium, 7 low',
    '9 true, 7 expected work that nobody had told us about, 2 false',
    '2 of 31 measured',
    'Three of the 32 techniques agreed on have no rule, four have one that was never tried',
  ]) {
    expect(said).toContain(sentence);
  }
  // Each alert is counted twice: once by its source and once by its outcome.
  expect(table('managed-service', 'Sources on the list').rows.at(-1)![2]).toBe('412');
});
