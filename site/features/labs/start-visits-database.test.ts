import { beforeAll, describe, expect, test } from 'vitest';
import { labPages } from '../../../content/generated/pages.ts';
import { startVisitsDatabase } from './start-visits-database.ts';
import type { Database } from './run/runners.ts';

let database: Database;

beforeAll(async () => {
  database = await startVisitsDatabase();
});

describe('the database in the page', () => {
  test('holds the table that the page shows', () => {
    expect(database.query('SELECT * FROM visits LIMIT 1')).toEqual({
      columns: ['visit', 'city', 'visited_on', 'amount', 'sheet'],
      rows: [[1001, 'Pune', '2026-09-29', 1400, 'office']],
    });
    expect(database.query('SELECT count(*) FROM visits').rows).toEqual([[23]]);
    expect(database.query('SELECT city, amount FROM visits WHERE visit = 1007').rows).toEqual([[null, 1200]]);
  });

  test.each(labPages.flatMap(({ steps }) => steps).filter((step) => step.kind === 'query'))(
    'gives the shown answer of “$title” as it is judged right',
    (step) => {
      expect(step.judge(database.query(step.example)).correct).toBe(true);
      expect(step.judge(database.query(step.start)).correct).toBe(false);
    },
  );

  test('gives the columns of a result without rows', () => {
    expect(database.query('SELECT visit FROM visits WHERE 0')).toEqual({ columns: ['visit'], rows: [] });
  });

  test('gives the last result of several statements', () => {
    expect(database.query('SELECT 1; SELECT 2 AS two;')).toEqual({ columns: ['two'], rows: [[2]] });
  });

  test.each([
    ['SELEC 1', 'SQLite says: near "SELEC": syntax error.'],
    ['SELECT town FROM visits', 'SQLite says: no such column: town.'],
    ['DELETE FROM visits', 'The table can only be read here. Ask with SELECT.'],
    ['DROP TABLE visits', 'The table can only be read here. Ask with SELECT.'],
    ['SELECT a.visit FROM visits a, visits b', 'SQLite says: more than 500 rows, where the table has 23.'],
    [
      'WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n',
      'SQLite says: recursion is switched off in this exercise.',
    ],
    [
      'SELECT count(*) FROM visits a, visits b, visits c, visits d, visits e',
      'SQLite says: more than 4 tables are joined.',
    ],
    ['', 'That returned nothing. Ask with SELECT.'],
    ['-- only a comment', 'That returned nothing. Ask with SELECT.'],
  ])('says what is wrong with %j', (sql, message) => {
    expect(() => database.query(sql)).toThrow(message);
  });

  test('is ended after two seconds where joins stand in subqueries', () => {
    const JOINED =
      '(SELECT count(*) FROM visits c, visits d, visits e, visits f WHERE f.visit < a.visit + b.visit)';
    expect(() => database.query(`SELECT sum(${JOINED}) FROM visits a, visits b`)).toThrow(
      'SQLite says: it did not end within two seconds.',
    );
  });

  test('is unharmed by what was refused', () => {
    expect(database.query('SELECT count(*) FROM visits').rows).toEqual([[23]]);
  });
});
