import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import type { QueryResult, Verdict } from '../../lab-types.ts';
import { dataScienceLab } from '../data-science.ts';
import {
  VISITS,
  judgeCopies,
  judgeLineCount,
  judgeOctober,
  judgeReport,
  judgeSpellings,
} from './data-science.ts';

const database = new DatabaseSync(':memory:');
database.exec('CREATE TABLE visits (visit INTEGER, city TEXT, visited_on TEXT, amount INTEGER, sheet TEXT)');
for (const row of VISITS.rows) database.prepare('INSERT INTO visits VALUES (?, ?, ?, ?, ?)').run(...row);

function query(sql: string): QueryResult {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  return {
    columns: statement.columns().map(({ name }) => name),
    rows: statement.all() as unknown as QueryResult['rows'],
  };
}

const OCTOBER = "(visited_on LIKE '2026-10-%' OR visited_on LIKE '%/10/2026')";
const CITY = `CASE lower(trim(city)) WHEN 'pune' THEN 'Pune' WHEN 'poona' THEN 'Pune' WHEN 'mumbai' THEN 'Mumbai'
  WHEN 'bombay' THEN 'Mumbai' WHEN 'nashik' THEN 'Nashik' WHEN 'nasik' THEN 'Nashik' ELSE 'unknown' END`;
const report = (inner: string, outer = 'SELECT city, count(*), sum(amount) FROM x GROUP BY city') =>
  `WITH x AS (${inner}) ${outer}`;

type Judge = (result: QueryResult) => Verdict;

function accepts(judge: Judge, queries: string[]): void {
  it.each(queries)('accepts %s', (sql) => {
    const verdict = judge(query(sql));
    expect(verdict.message).not.toBe('');
    expect(verdict.correct).toBe(true);
  });
}

function refuses(judge: Judge, cases: [sql: string, told: RegExp][]): void {
  it.each(cases)('refuses %s', (sql, told) => {
    const verdict = judge(query(sql));
    expect(verdict.message).toMatch(told);
    expect(verdict.correct).toBe(false);
  });
}

describe('rows and visits', () => {
  accepts(judgeLineCount, [
    'SELECT count(*), count(DISTINCT visit) FROM visits',
    'SELECT count(DISTINCT visit), count(visit) FROM visits',
    'SELECT count(*), count(DISTINCT visit), count(*) - count(DISTINCT visit) FROM visits',
  ]);
  refuses(judgeLineCount, [
    ['SELECT count(*) FROM visits', /23 is the number of rows/],
    ['SELECT count(DISTINCT visit) FROM visits', /20 is the number of different visits/],
    ['SELECT count(*), count(visit) FROM visits', /Both columns count rows/],
    ['SELECT * FROM visits', /23 rows/],
    ['SELECT count(amount) FROM visits', /Neither number/],
    ['SELECT count(*), count(amount) FROM visits', /23 is the number of rows/],
    ['SELECT visit FROM visits WHERE 0', /no row/],
  ]);
});

describe('the duplicate visits', () => {
  accepts(judgeCopies, [
    'SELECT visit, count(*) FROM visits GROUP BY visit HAVING count(*) > 1',
    'SELECT count(*) AS n, visit FROM visits GROUP BY visit HAVING n = 2 ORDER BY visit DESC',
  ]);
  refuses(judgeCopies, [
    ['SELECT visit, count(*) FROM visits GROUP BY visit', /all 20 visits/],
    ['SELECT visit, city, count(*) FROM visits GROUP BY visit, city HAVING count(*) > 1', /not equal rows/],
    ['SELECT visit, count(*) FROM visits GROUP BY visit HAVING count(*) = 1', /wrong way round/],
    ['SELECT visit FROM visits GROUP BY visit HAVING count(*) > 1', /Add how many rows/],
    ['SELECT visit, 2 FROM visits WHERE visit IN (1003, 1008, 1011)', /a row for each copy/],
    ['SELECT visit, count(*) FROM visits GROUP BY visit LIMIT 5', /5 visits came back/],
    ['SELECT 2', /3 occur twice/],
  ]);
});

describe('the spellings', () => {
  accepts(judgeSpellings, [
    'SELECT city, count(*) FROM visits GROUP BY city',
    'SELECT count(*) AS lines, city FROM visits GROUP BY city ORDER BY lines DESC',
    "SELECT coalesce(city, 'missing'), count(*) FROM visits GROUP BY city",
  ]);
  refuses(judgeSpellings, [
    ['SELECT city, count(city) FROM visits GROUP BY city', /count\(city\) skips NULL/],
    ['SELECT city, count(*) FROM visits WHERE city IS NOT NULL GROUP BY city', /has gone/],
    ['SELECT DISTINCT city FROM visits', /number of rows is missing/],
    ['SELECT city, 1 FROM visits', /all 23 rows/],
    ['SELECT lower(trim(city)), count(*) FROM visits GROUP BY 1', /no lower, no trim/],
    ['SELECT city, sheet, count(*) FROM visits GROUP BY city, sheet', /13 with 23/],
    ['SELECT city FROM visits WHERE 0', /no row/],
  ]);
});

describe('October', () => {
  accepts(judgeOctober, [
    `SELECT count(DISTINCT visit) FROM visits WHERE ${OCTOBER}`,
    "SELECT count(DISTINCT visit) FROM visits WHERE substr(visited_on, 1, 7) = '2026-10' OR substr(visited_on, 4) = '10/2026'",
  ]);
  refuses(judgeOctober, [
    [`SELECT count(*) FROM visits WHERE ${OCTOBER}`, /copies included/],
    ["SELECT count(DISTINCT visit) FROM visits WHERE visited_on LIKE '2026-10-%'", /office sheet alone/],
    ["SELECT count(DISTINCT visit) FROM visits WHERE visited_on LIKE '%/10/2026'", /field sheet alone/],
    ["SELECT count(DISTINCT visit) FROM visits WHERE visited_on LIKE '%10%'", /anywhere in the date/],
    ["SELECT count(*) FROM visits WHERE visited_on LIKE '%10%'", /21 counts copies/],
    ["SELECT count(DISTINCT visit) FROM visits WHERE visited_on LIKE '%-10%'", /tenth of November/],
    ['SELECT count(DISTINCT visit) FROM visits', /every visit in the table/],
    ['SELECT count(*) FROM visits', /every row in the table/],
    ["SELECT count(*) FROM visits WHERE date(visited_on) = '10/2026'", /No date fits/],
    [`SELECT DISTINCT visit FROM visits WHERE ${OCTOBER}`, /14 rows/],
    ['SELECT 5', /not the number of visits/],
    ['SELECT NULL', /not the number of visits/],
    ["SELECT '14 visits'", /not the number of visits/],
  ]);
});

describe('the report', () => {
  const distinct = `SELECT DISTINCT visit, ${CITY} AS city, amount FROM visits WHERE ${OCTOBER}`;
  accepts(judgeReport, [
    report(distinct),
    report(distinct, 'SELECT sum(amount), lower(city), count(*) FROM x GROUP BY city ORDER BY 1'),
    report(
      `SELECT visit, max(${CITY}) AS city, max(amount) AS amount FROM visits WHERE ${OCTOBER} GROUP BY visit`,
    ),
    report(distinct, 'SELECT city, count(*), total(amount) FROM x GROUP BY city'),
  ]);
  refuses(judgeReport, [
    [report(distinct.replace('DISTINCT', '')), /three visits are counted twice/],
    [report(distinct.replace("ELSE 'unknown'", '')), /under NULL/],
    [
      report(distinct.replace("WHEN 'bombay' THEN 'Mumbai'", "WHEN 'bombay' THEN 'Bombay'")),
      /"Bombay" is still/,
    ],
    [
      report(distinct, "SELECT city, count(*), sum(amount) FROM x WHERE city <> 'unknown' GROUP BY city"),
      /dropped/,
    ],
    [
      report(distinct, "SELECT city, count(*), sum(amount) FROM x WHERE city <> 'Pune' GROUP BY city"),
      /Pune is missing/,
    ],
    [
      report(distinct, 'SELECT city, count(amount), sum(amount) FROM x GROUP BY city'),
      /Count visits, not amounts/,
    ],
    [report(distinct, 'SELECT city, visit, sum(amount) FROM x GROUP BY city, visit'), /is listed twice/],
    [report(distinct.replace(OCTOBER, '1')), /October has 14/],
    [report(distinct, 'SELECT city, sum(amount) FROM x GROUP BY city'), /2 columns/],
    [
      `SELECT ${CITY} AS c, count(DISTINCT visit), sum(amount) FROM visits WHERE ${OCTOBER} GROUP BY c`,
      /amount of a copy added twice/,
    ],
    [
      report(distinct.replace("WHEN 'nasik' THEN 'Nashik'", "WHEN 'nasik' THEN 'Pune'")),
      /Nashik has 2 visits/,
    ],
    [report(distinct, "SELECT city, count(*), '₹' || sum(amount) FROM x GROUP BY city"), /should be numbers/],
    ['SELECT 1, 2, 3', /No column holds/],
    ['SELECT visit, city, amount FROM visits WHERE 0', /no row/],
  ]);
});

describe('the page', () => {
  const queries = dataScienceLab.steps.filter((step) => step.kind === 'query');

  it.each(queries)('accepts the shown answer of "$title" and refuses what stands there at first', (step) => {
    expect(step.judge(query(step.example)).correct).toBe(true);
    expect(step.judge(query(step.start)).correct).toBe(false);
  });

  it('tells no figure in words that the table does not hold', () => {
    const october = `FROM visits WHERE ${OCTOBER}`;
    expect(query(`SELECT count(*), sum(amount) ${october}`).rows).toEqual([[17, 25800]]);
    expect(
      query(`SELECT avg(amount), sum(amount) FROM (SELECT DISTINCT visit, amount ${october})`).rows,
    ).toEqual([[1800, 21600]]);
  });
});
