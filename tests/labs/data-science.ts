import type { AnswerBank } from './answer-bank.ts';

const OCTOBER = "(visited_on LIKE '2026-10-%' OR visited_on LIKE '%/10/2026')";
const CITY = `CASE lower(trim(city)) WHEN 'pune' THEN 'Pune' WHEN 'poona' THEN 'Pune' WHEN 'mumbai' THEN 'Mumbai'
  WHEN 'bombay' THEN 'Mumbai' WHEN 'nashik' THEN 'Nashik' WHEN 'nasik' THEN 'Nashik' ELSE 'unknown' END`;
const ONCE = `SELECT DISTINCT visit, ${CITY} AS city, amount FROM visits WHERE ${OCTOBER}`;

const inOctober = (what: string, where = OCTOBER) => `SELECT ${what} FROM visits WHERE ${where}`;
const report = (inner: string, outer = 'SELECT city, count(*), sum(amount) FROM x GROUP BY city') =>
  `WITH x AS (${inner}) ${outer}`;

export const dataScienceAnswers: AnswerBank = {
  'Rows and visits': {
    right: [
      'SELECT count(*), count(DISTINCT visit) FROM visits',
      'select COUNT ( * ) as n , COUNT( distinct visit ) from visits ;',
      'SELECT count(*), (SELECT count(*) FROM (SELECT DISTINCT visit FROM visits)) FROM visits',
      'SELECT count(sheet), count(DISTINCT visit) FROM visits',
      'SELECT count(*), count(DISTINCT visit) FROM visits -- rows and visits',
    ],
    wrong: [
      ['SELECT count(*), max(visit) - min(visit) + 1 FROM visits', 'only these rows'],
      ['SELECT count(*) FROM visits', '23 is the number of rows'],
      ['SELECT count(DISTINCT visit) FROM visits', '20 is the number of different visits'],
      ['SELECT count(*), count(visit) FROM visits', 'Both columns count rows'],
      ['SELECT * FROM visits', '23 rows'],
      ['SELECT count(amount) FROM visits', 'Neither number'],
      ['SELECT count(*), count(DISTINCT amount) + 6, 20 FROM visits', 'Return two numbers'],
      ['SELECT count(*), 20 FROM visits', 'only these rows'],
    ],
  },
  'The duplicate visits': {
    right: [
      'SELECT visit, count(1) AS n FROM visits GROUP BY visit HAVING count(1) > 1 ORDER BY n DESC',
      'SELECT visit, count(*) FROM visits GROUP BY visit HAVING count(*) > 1',
      'SELECT visit, count(visit) FROM visits GROUP BY 1 HAVING count(visit) >= 2',
      'WITH n AS (SELECT visit, count(*) AS c FROM visits GROUP BY visit) SELECT c, visit FROM n WHERE c <> 1',
      'SELECT visit, count(*) AS row_count, group_concat(city) FROM visits GROUP BY visit HAVING row_count > 1',
    ],
    wrong: [
      [
        'SELECT visit, count(DISTINCT sheet) FROM visits GROUP BY visit HAVING count(*) > 1',
        'only these rows',
      ],
      ['SELECT visit, 2 FROM visits GROUP BY visit HAVING count(*) > 1', 'only these rows'],
      ['SELECT visit, count(city) FROM visits GROUP BY visit HAVING count(*) > 1', 'only these rows'],
      ['SELECT visit, count(*) FROM visits GROUP BY visit', 'all 20 visits'],
      ['SELECT visit, city, count(*) FROM visits GROUP BY visit, city HAVING count(*) > 1', 'not equal rows'],
      ['SELECT visit, count(*) FROM visits GROUP BY visit HAVING count(*) = 1', 'wrong way round'],
      ['SELECT visit FROM visits GROUP BY visit HAVING count(*) > 1', 'Add how many rows'],
      ['SELECT visit, 2 FROM visits WHERE visit IN (1003, 1008, 1011)', 'a row for each copy'],
      ['SELECT DISTINCT visit, 2 FROM visits WHERE visit IN (1003, 1008, 1011)', 'only these rows'],
      ['SELECT visit, count(*) FROM visits GROUP BY visit LIMIT 5', '5 visits came back'],
    ],
  },
  'The spellings of three cities': {
    right: [
      'SELECT city, count(*) FROM visits GROUP BY city',
      'SELECT city, length(city), count(*) FROM visits GROUP BY city',
      'SELECT DISTINCT city, count(*) OVER (PARTITION BY city) FROM visits',
      "SELECT ifnull(city, 'unknown') AS city, count(*) FROM visits GROUP BY visits.city",
      'SELECT city AS "City", COUNT(*) AS "Rows" FROM visits GROUP BY city;',
    ],
    wrong: [
      ['SELECT city, count(DISTINCT visit) FROM visits GROUP BY city', 'only these rows'],
      ['SELECT city, count(city) FROM visits GROUP BY city', 'count(city) skips NULL'],
      ['SELECT city, count(*) FROM visits WHERE city IS NOT NULL GROUP BY city', 'has gone'],
      ['SELECT DISTINCT city FROM visits', 'number of rows is missing'],
      ['SELECT city, 1 FROM visits', 'all 23 rows'],
      ['SELECT lower(trim(city)), count(*) FROM visits GROUP BY 1', 'no lower, no trim'],
      ['SELECT city, sheet, count(*) FROM visits GROUP BY city, sheet', 'groups came back'],
      ['SELECT city FROM visits WHERE 0', 'no row'],
    ],
  },
  'October, written in two ways': {
    right: [
      inOctober('count(DISTINCT visit)'),
      `SELECT count(*) FROM (SELECT DISTINCT visit FROM visits WHERE ${OCTOBER})`,
      inOctober(
        'count(DISTINCT visit)',
        "visited_on BETWEEN '2026-10-01' AND '2026-10-31' OR visited_on LIKE '%/10/2026'",
      ),
      inOctober(
        'count(DISTINCT visit)',
        "strftime('%Y-%m', visited_on) = '2026-10' OR visited_on LIKE '%/10/2026'",
      ),
      `SELECT count(DISTINCT visit) || ' visits' AS words, count(DISTINCT visit) FROM visits WHERE ${OCTOBER}`,
    ],
    wrong: [
      [
        "SELECT count(DISTINCT visit) FROM visits WHERE visited_on LIKE '%-10-%' OR visited_on LIKE '%/10/%'",
        'only these rows',
      ],
      [
        "SELECT count(DISTINCT visit) FROM visits WHERE visited_on ILIKE '2026-10-%'",
        'ILIKE is of PostgreSQL',
      ],
      [
        'SELECT count(DISTINCT visit) FROM visits WHERE visited_on LIKE ‘2026-10-%’',
        'Line 1 has curly quotes',
      ],
      [inOctober('count(amount)'), '15 rows of October have an amount'],
      [inOctober('count(*)'), 'copies included'],
      [inOctober('count(DISTINCT visit)', "visited_on LIKE '2026-10-%'"), 'only the office sheet'],
      [inOctober('count(DISTINCT visit)', "visited_on LIKE '%/10/2026'"), 'only the field sheet'],
      [inOctober('count(DISTINCT visit)', "visited_on LIKE '%10%'"), 'anywhere in the date'],
      [inOctober('count(*)', "visited_on LIKE '%10%'"), '21 counts copies'],
      [inOctober('count(DISTINCT visit)', "visited_on LIKE '%-10%'"), 'tenth of November'],
    ],
  },
  'The report': {
    right: [
      report(ONCE),
      report(ONCE, 'SELECT city, count(*), total(amount) FROM x GROUP BY city'),
      report(
        ONCE,
        'SELECT upper(city), count(DISTINCT visit), coalesce(sum(amount), 0) FROM x GROUP BY city',
      ),
      report(
        `SELECT visit, ${CITY} AS city, amount, row_number() OVER (PARTITION BY visit ORDER BY sheet) AS place FROM visits WHERE ${OCTOBER}`,
        'SELECT city, count(*), sum(amount) FROM x WHERE place = 1 GROUP BY city',
      ),
      `SELECT city, count(*), sum(amount) FROM (${ONCE}) GROUP BY city`,
    ],
    wrong: [
      [report(ONCE.replace('DISTINCT', '')), 'three visits are counted twice'],
      [
        report(ONCE.replace('DISTINCT', ''), 'SELECT city, count(amount), sum(amount) FROM x GROUP BY city'),
        'Amounts counted with the copies',
      ],
      [report(ONCE.replace("ELSE 'unknown'", '')), 'under NULL'],
      [
        report(ONCE.replace("WHEN 'bombay' THEN 'Mumbai'", "WHEN 'bombay' THEN 'Bombay'")),
        '"Bombay" is still',
      ],
      [
        report(ONCE, "SELECT city, count(*), sum(amount) FROM x WHERE city <> 'unknown' GROUP BY city"),
        'dropped',
      ],
      [
        report(ONCE, "SELECT city, count(*), sum(amount) FROM x WHERE city <> 'Pune' GROUP BY city"),
        'Pune is missing',
      ],
      [
        report(ONCE, 'SELECT city, count(amount), sum(amount) FROM x GROUP BY city'),
        'Count visits, not amounts',
      ],
    ],
  },
};
