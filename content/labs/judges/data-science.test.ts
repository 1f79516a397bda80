import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { VISITS } from './data-science.ts';

const database = new DatabaseSync(':memory:');
database.exec('CREATE TABLE visits (visit INTEGER, city TEXT, visited_on TEXT, amount INTEGER, sheet TEXT)');
for (const row of VISITS.rows) database.prepare('INSERT INTO visits VALUES (?, ?, ?, ?, ?)').run(...row);
database.exec(`CREATE VIEW october AS
  SELECT *,
    CASE lower(trim(city)) WHEN 'pune' THEN 'Pune' WHEN 'poona' THEN 'Pune' WHEN 'mumbai' THEN 'Mumbai'
      WHEN 'bombay' THEN 'Mumbai' WHEN 'nashik' THEN 'Nashik' WHEN 'nasik' THEN 'Nashik' ELSE 'unknown' END AS place,
    CASE WHEN visited_on LIKE '____-%' THEN visited_on
      ELSE substr(visited_on, 7) || '-' || substr(visited_on, 4, 2) || '-' || substr(visited_on, 1, 2) END AS day
  FROM visits WHERE visited_on LIKE '2026-10-%' OR visited_on LIKE '%/10/2026'`);

function rows(sql: string): unknown[][] {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  return statement.all() as unknown as unknown[][];
}

const WRONG_COUNTS = [
  'count(*)',
  'count(amount)',
  'count(city)',
  'count(DISTINCT visited_on)',
  'count(DISTINCT day)',
  'count(DISTINCT city)',
  'count(DISTINCT amount)',
];
const WRONG_SUMS = ['sum(amount)', 'sum(DISTINCT amount)', 'avg(amount) * count(*)'];

const PLACES = ['Pune', 'Mumbai', 'Nashik'];
const countOf = (count: string, of = 'october') => rows(`SELECT ${count} FROM ${of}`)[0]?.[0];

test.each(WRONG_COUNTS.filter((count) => count !== 'count(*)' && !count.includes('day')))(
  'the table itself: %s is neither the rows nor the visits',
  (count) => {
    expect([23, 20]).not.toContain(countOf(count, 'visits'));
  },
);

test.each(WRONG_COUNTS)('October: %s is not the number of visits', (count) => {
  expect(countOf(count)).not.toBe(14);
});

// In Nashik no visit is entered twice, so that counting rows is right there; it is wrong in all.
test.each(WRONG_COUNTS.slice(1).filter((count) => count !== 'count(city)'))(
  '%s is not the number of visits of any city',
  (count) => {
    const right = { Pune: 6, Mumbai: 4, Nashik: 3 };
    const counted = PLACES.map((place) => [place, countOf(count, `october WHERE place = '${place}'`)]);
    for (const [place, number] of counted) expect(number).not.toBe(right[place as keyof typeof right]);
  },
);

test.each(WRONG_SUMS)('%s over all rows of October is not what it brought in', (sum) => {
  expect(countOf(sum)).not.toBe(21_600);
});

test('no figure is told in words that the table does not hold', () => {
  expect(rows('SELECT count(*), sum(amount) FROM october')).toEqual([[17, 27_200]]);
  const once = '(SELECT DISTINCT visit, place, amount FROM october)';
  expect(rows(`SELECT count(*), count(amount), avg(amount), sum(amount) FROM ${once}`)).toEqual([
    [14, 12, 1_800, 21_600],
  ]);
  expect(rows(`SELECT place, count(*), sum(amount) FROM ${once} GROUP BY place ORDER BY place`)).toEqual([
    ['Mumbai', 4, 8_900],
    ['Nashik', 3, 3_000],
    ['Pune', 6, 8_500],
    ['unknown', 1, 1_200],
  ]);
  expect(rows(`SELECT city, amount FROM visits WHERE visit = 1007`)).toEqual([[null, 1_200]]);
});
