import type { AnswerBank } from './answer-bank.ts';

const OCTOBER = "(visited_on LIKE '2026-10-%' OR visited_on LIKE '%/10/2026')";
const CITY = `CASE lower(trim(city)) WHEN 'pune' THEN 'Pune' WHEN 'poona' THEN 'Pune' WHEN 'mumbai' THEN 'Mumbai'
  WHEN 'bombay' THEN 'Mumbai' WHEN 'nashik' THEN 'Nashik' WHEN 'nasik' THEN 'Nashik' ELSE 'unknown' END`;
const IS_PUNE = "lower(trim(city)) IN ('pune', 'poona')";
const ONCE = `SELECT DISTINCT visit, ${CITY} AS city, amount FROM visits WHERE ${OCTOBER}`;

const inOctober = (what: string, where = OCTOBER) => `SELECT ${what} FROM visits WHERE ${where}`;
const report = (inner: string, outer = 'SELECT city, count(*), sum(amount) FROM x GROUP BY city') =>
  `WITH x AS (${inner}) ${outer}`;

export const dataScienceAnswers: AnswerBank = {
  'Rows and visits': {
    right: [
      'SELECT count(*), count(DISTINCT visit) FROM visits',
      'SELECT count(DISTINCT visit), count(visit) FROM visits',
      'SELECT count(*), count(DISTINCT visit), count(*) - count(DISTINCT visit) FROM visits',
      'select COUNT ( * ) as n , COUNT( distinct visit ) from visits ;',
      'SELECT count(1), count(DISTINCT visit) FROM visits',
      'SELECT (SELECT count(*) FROM visits), (SELECT count(DISTINCT visit) FROM visits)',
      'SELECT count(*), (SELECT count(*) FROM (SELECT DISTINCT visit FROM visits)) FROM visits',
      'SELECT sum(n), count(*) FROM (SELECT visit, count(*) AS n FROM visits GROUP BY visit)',
      'SELECT count(rowid), count(DISTINCT visit) FROM visits',
      'SELECT count(sheet), count(DISTINCT visit) FROM visits',
      'SELECT count(visited_on) AS row_count, count(DISTINCT visits.visit) AS visits FROM visits',
      'WITH v AS (SELECT DISTINCT visit FROM visits) SELECT (SELECT count(*) FROM visits), count(*) FROM v',
      'SELECT count(*), count(DISTINCT visit) FROM visits -- rows and visits',
      'SELECT sum(1), count(DISTINCT visit) FROM visits',
      'SELECT count(*), count(DISTINCT "visit") FROM "visits" LIMIT 1',
    ],
    wrong: [
      ['SELECT count(*) FROM visits', '23 is the number of rows'],
      ['SELECT count(DISTINCT visit) FROM visits', '20 is the number of different visits'],
      ['SELECT count(*), count(visit) FROM visits', 'Both columns count rows'],
      ['SELECT * FROM visits', '23 rows'],
      ['SELECT count(amount) FROM visits', 'Neither number'],
      ['SELECT count(*), count(amount) FROM visits', '23 is the number of rows'],
      ['SELECT count(*), count(DISTINCT visited_on) FROM visits', '23 is the number of rows'],
      ['SELECT count(*), count(DISTINCT city) FROM visits', '23 is the number of rows'],
      ['SELECT count(*), count(city) FROM visits', '23 is the number of rows'],
      ['SELECT count(*), count(DISTINCT amount) + 6, 20 FROM visits', 'Return two numbers'],
      ['SELECT count(*), 20 FROM visits', 'only these rows'],
      ['SELECT 23, 20', 'only these rows'],
      ['SELECT DISTINCT visit FROM visits', '20 rows'],
      ['SELECT visit FROM visits WHERE 0', 'no row'],
      ['SELECT count(*), max(visit) - 1000 FROM visits', 'only these rows'],
      ['SELEC count(*) FROM visits', 'SQLite says'],
      ['SELECT count(*), DISTINCT visit FROM visits', 'SQLite says'],
      ['', 'returned nothing'],
    ],
  },
  'The duplicate visits': {
    right: [
      'SELECT visit, count(*) FROM visits GROUP BY visit HAVING count(*) > 1',
      'SELECT count(*) AS n, visit FROM visits GROUP BY visit HAVING n = 2 ORDER BY visit DESC',
      'SELECT sum(amount), visit, count(*) FROM visits GROUP BY visit HAVING count(*) > 1',
      'SELECT visit, count(visit) FROM visits GROUP BY 1 HAVING count(visit) >= 2',
      'SELECT * FROM (SELECT visit, count(*) AS n FROM visits GROUP BY visit) WHERE n > 1',
      'SELECT a.visit, count(*) + 1 FROM visits a JOIN visits b ON a.visit = b.visit AND a.rowid < b.rowid GROUP BY a.visit',
      'SELECT visit, count(DISTINCT sheet) FROM visits GROUP BY visit HAVING count(DISTINCT sheet) > 1',
      'SELECT DISTINCT visit, (SELECT count(*) FROM visits b WHERE b.visit = a.visit) AS n FROM visits a WHERE n > 1',
      'SELECT visit, count(*), min(visited_on) FROM visits GROUP BY visit HAVING NOT count(*) = 1',
      'WITH n AS (SELECT visit, count(*) AS c FROM visits GROUP BY visit) SELECT c, visit FROM n WHERE c <> 1',
      'SELECT DISTINCT visit, n FROM (SELECT visit, count(*) OVER (PARTITION BY visit) AS n FROM visits) WHERE n > 1',
      'SELECT visit, sum(1) FROM visits GROUP BY visit HAVING sum(1) > 1',
      'SELECT visit, count(*) AS row_count, group_concat(city) FROM visits GROUP BY visit HAVING row_count > 1',
      'SELECT visit, count(*) FROM visits WHERE visit IN (SELECT visit FROM visits GROUP BY visit HAVING count(*) > 1) GROUP BY visit',
      'SELECT visit AS "No.", COUNT(*) AS "Rows" FROM visits GROUP BY visit HAVING COUNT(*) BETWEEN 2 AND 9',
    ],
    wrong: [
      ['SELECT visit, count(*) FROM visits GROUP BY visit', 'all 20 visits'],
      ['SELECT visit, city, count(*) FROM visits GROUP BY visit, city HAVING count(*) > 1', 'not equal rows'],
      ['SELECT visit, count(*) FROM visits GROUP BY visit HAVING count(*) = 1', 'wrong way round'],
      ['SELECT visit FROM visits GROUP BY visit HAVING count(*) > 1', 'Add how many rows'],
      ['SELECT visit, 2 FROM visits WHERE visit IN (1003, 1008, 1011)', 'a row for each copy'],
      ['SELECT DISTINCT visit, 2 FROM visits WHERE visit IN (1003, 1008, 1011)', 'only these rows'],
      ['SELECT visit, count(*) FROM visits GROUP BY visit LIMIT 5', '5 visits came back'],
      ['SELECT 2', 'No column holds the visit numbers'],
      [
        'SELECT city, count(*) FROM visits GROUP BY city HAVING count(*) > 1',
        'No column holds the visit numbers',
      ],
      [
        'SELECT visited_on, count(*) FROM visits GROUP BY visited_on HAVING count(*) > 1',
        'No column holds the visit numbers',
      ],
      [
        'SELECT amount, count(*) FROM visits GROUP BY amount HAVING count(*) > 1',
        'No column holds the visit numbers',
      ],
      ['SELECT visit, count(*) FROM visits GROUP BY visit WHERE count(*) > 1', 'SQLite says'],
      ['SELECT visit, count(*) FROM visits WHERE count(*) > 1 GROUP BY visit', 'SQLite says'],
      ['SELECT DISTINCT * FROM visits', '20 visits came back'],
      ['SELECT visit, count(*) FROM visits GROUP BY visit HAVING count(*) > 2', 'No visit came back'],
      // A copy may have no amount.
      ['SELECT visit, count(amount) FROM visits GROUP BY visit HAVING count(amount) > 1', 'only these rows'],
      ["SELECT visit, count(*) FROM visits WHERE sheet = 'field' GROUP BY visit", '10 visits came back'],
      ['SELECT visit, count(*) FROM visits GROUP BY visit, sheet HAVING count(*) > 1', 'No visit came back'],
      [
        'SELECT count(*) FROM (SELECT visit FROM visits GROUP BY visit HAVING count(*) > 1)',
        'No column holds',
      ],
    ],
  },
  'The spellings of three cities': {
    right: [
      'SELECT city, count(*) FROM visits GROUP BY city',
      'SELECT count(*) AS lines, city FROM visits GROUP BY city ORDER BY lines DESC',
      "SELECT coalesce(city, 'missing'), count(*) FROM visits GROUP BY city",
      'SELECT city, length(city), count(*) FROM visits GROUP BY city',
      'SELECT city, count(rowid) FROM visits GROUP BY city ORDER BY city',
      'SELECT city, count(visit) FROM visits GROUP BY 1',
      'SELECT DISTINCT city, count(*) OVER (PARTITION BY city) FROM visits',
      'SELECT city, sum(1) AS row_count FROM visits GROUP BY city HAVING count(*) > 0',
      'SELECT count(*), city, length(city) FROM visits GROUP BY city ORDER BY 1 DESC, 2',
      "SELECT ifnull(city, 'unknown') AS city, count(*) FROM visits GROUP BY visits.city",
      'SELECT city, count(*) FROM visits WHERE city IS NOT NULL GROUP BY city UNION ALL SELECT NULL, count(*) FROM visits WHERE city IS NULL',
      'SELECT v.city, count(v.sheet) FROM visits v GROUP BY v.city',
      'SELECT city AS "City", COUNT(*) AS "Rows" FROM visits GROUP BY city;',
      'SELECT city, count(*), min(visit), max(visit) FROM visits GROUP BY city',
      'WITH c AS (SELECT city FROM visits) SELECT city, count(*) FROM c GROUP BY city',
    ],
    wrong: [
      ['SELECT city, count(city) FROM visits GROUP BY city', 'count(city) skips NULL'],
      ['SELECT city, count(*) FROM visits WHERE city IS NOT NULL GROUP BY city', 'has gone'],
      ['SELECT DISTINCT city FROM visits', 'number of rows is missing'],
      ['SELECT city, 1 FROM visits', 'all 23 rows'],
      ['SELECT lower(trim(city)), count(*) FROM visits GROUP BY 1', 'no lower, no trim'],
      ['SELECT city, sheet, count(*) FROM visits GROUP BY city, sheet', 'groups came back'],
      ['SELECT city FROM visits WHERE 0', 'no row'],
      ['SELECT upper(city), count(*) FROM visits GROUP BY city', 'as it is stored'],
      ['SELECT trim(lower(city)), count(*) FROM visits GROUP BY city', 'as it is stored'],
      ['SELECT sheet, count(*) FROM visits GROUP BY city', 'as it is stored'],
      ['SELECT trim(city), count(*) FROM visits GROUP BY city', 'groups came back'],
      ['SELECT count(*) FROM visits GROUP BY city', 'The spellings are missing'],
      ['SELECT city, count(amount) FROM visits GROUP BY city', 'other numbers of rows'],
      ['SELECT city, count(DISTINCT sheet) FROM visits GROUP BY city', 'other numbers of rows'],
      ['SELECT city, count(*) FROM visits GROUP BY city LIMIT 10', 'no LIMIT'],
      ["SELECT city, count(*) FROM visits WHERE sheet = 'office' GROUP BY city", 'no LIMIT'],
      ['SELECT city, count(*) FROM visits', 'no LIMIT'],
      ['SELECT visit, count(*) FROM visits GROUP BY visit', 'spellings are missing'],
    ],
  },
  'October, written in two ways': {
    right: [
      inOctober('count(DISTINCT visit)'),
      inOctober(
        'count(DISTINCT visit)',
        "substr(visited_on, 1, 7) = '2026-10' OR substr(visited_on, 4) = '10/2026'",
      ),
      inOctober("'October', count(DISTINCT visit)"),
      `SELECT count(*) FROM (SELECT DISTINCT visit FROM visits WHERE ${OCTOBER})`,
      `SELECT count(*) FROM (SELECT visit FROM visits WHERE ${OCTOBER} GROUP BY visit)`,
      inOctober(
        'count(DISTINCT visit) AS visits',
        "visited_on LIKE '2026-10-__' OR visited_on LIKE '__/10/2026'",
      ),
      inOctober(
        'count(DISTINCT visit)',
        "visited_on BETWEEN '2026-10-01' AND '2026-10-31' OR visited_on LIKE '%/10/2026'",
      ),
      inOctober('count(DISTINCT visit)', "visited_on GLOB '2026-10-*' OR visited_on GLOB '*/10/2026'"),
      inOctober(
        'count(DISTINCT visit)',
        "(sheet = 'office' AND visited_on LIKE '2026-10%') OR (sheet = 'field' AND substr(visited_on, 4, 2) = '10')",
      ),
      inOctober(
        'count(DISTINCT visit)',
        "strftime('%Y-%m', visited_on) = '2026-10' OR visited_on LIKE '%/10/2026'",
      ),
      inOctober(
        'count(DISTINCT visit)',
        "instr(visited_on, '2026-10-') = 1 OR instr(visited_on, '/10/2026') > 0",
      ),
      `SELECT count(*) FROM (${inOctober('visit', "visited_on LIKE '2026-10-%'")} UNION ${inOctober('visit', "visited_on LIKE '%/10/2026'")})`,
      `SELECT count(DISTINCT visit) || ' visits' AS words, count(DISTINCT visit) FROM visits WHERE ${OCTOBER}`,
      `WITH o AS (SELECT * FROM visits WHERE ${OCTOBER}) SELECT count(DISTINCT visit) FROM o`,
      inOctober(
        'count(DISTINCT visit)',
        "CASE WHEN visited_on LIKE '____-%' THEN substr(visited_on, 1, 7) ELSE substr(visited_on, 7) || '-' || substr(visited_on, 4, 2) END = '2026-10'",
      ),
    ],
    wrong: [
      [inOctober('count(amount)'), '15 rows of October have an amount'],
      [inOctober('count(*)'), 'copies included'],
      [inOctober('count(DISTINCT visit)', "visited_on LIKE '2026-10-%'"), 'office sheet alone'],
      [inOctober('count(DISTINCT visit)', "visited_on LIKE '%/10/2026'"), 'field sheet alone'],
      [inOctober('count(DISTINCT visit)', "visited_on LIKE '%10%'"), 'anywhere in the date'],
      [inOctober('count(*)', "visited_on LIKE '%10%'"), '21 counts copies'],
      [inOctober('count(DISTINCT visit)', "visited_on LIKE '%-10%'"), 'tenth of November'],
      ['SELECT count(DISTINCT visit) FROM visits', 'every visit in the table'],
      ['SELECT count(*) FROM visits', 'every row in the table'],
      [inOctober('count(*)', "date(visited_on) = '10/2026'"), 'No date fits'],
      [inOctober('DISTINCT visit'), '14 rows'],
      ['SELECT 5', 'not the number of visits'],
      ['SELECT NULL', 'not the number of visits'],
      ["SELECT '14 visits'", 'not the number of visits'],
      ['SELECT 14', 'only these rows'],
      [inOctober('count(*) - 3'), 'only these rows'],
      [inOctober('count(*), count(DISTINCT visit)'), 'Return one number'],
      [inOctober('count(DISTINCT city)'), '10 is'],
      [inOctober('count(DISTINCT visited_on)'), 'copies included'],
      [
        inOctober('count(DISTINCT visit)', "visited_on LIKE '2026-10-%' AND visited_on LIKE '%/10/2026'"),
        'No date fits',
      ],
    ],
  },
  'The report': {
    right: [
      report(ONCE),
      report(ONCE, 'SELECT sum(amount), lower(city), count(*) FROM x GROUP BY city ORDER BY 1'),
      report(
        `SELECT visit, max(${CITY}) AS city, max(amount) AS amount FROM visits WHERE ${OCTOBER} GROUP BY visit`,
      ),
      report(ONCE, 'SELECT city, count(*), total(amount) FROM x GROUP BY city'),
      report(`SELECT visit, ${CITY} AS city, amount FROM visits WHERE ${OCTOBER} GROUP BY visit`),
      report(
        ONCE,
        'SELECT city AS City, count(visit) AS Visits, sum(amount) AS Rupees FROM x GROUP BY city ORDER BY Rupees DESC',
      ),
      report(
        ONCE,
        'SELECT upper(city), count(DISTINCT visit), coalesce(sum(amount), 0) FROM x GROUP BY city',
      ),
      report(
        `SELECT visit, ${CITY} AS city, amount FROM visits v WHERE ${OCTOBER} AND rowid = (SELECT min(rowid) FROM visits w WHERE w.visit = v.visit)`,
      ),
      report(
        `SELECT visit, ${CITY} AS city, amount FROM visits WHERE ${OCTOBER} AND (sheet = 'office' OR visit NOT IN (SELECT visit FROM visits WHERE sheet = 'office'))`,
      ),
      report(
        `SELECT visit, ${CITY} AS city, amount, row_number() OVER (PARTITION BY visit ORDER BY sheet) AS place FROM visits WHERE ${OCTOBER}`,
        'SELECT city, count(*), sum(amount) FROM x WHERE place = 1 GROUP BY city',
      ),
      report(
        ONCE.replace("ELSE 'unknown'", ''),
        "SELECT coalesce(city, 'unknown'), count(*), sum(amount) FROM x GROUP BY city",
      ),
      report(
        `SELECT DISTINCT visit, CASE WHEN ${IS_PUNE} THEN 'Pune' WHEN city LIKE 'mumbai' OR city LIKE 'bombay' THEN 'Mumbai' WHEN city LIKE 'nas%' THEN 'Nashik' ELSE 'unknown' END AS city, amount FROM visits WHERE ${OCTOBER}`,
      ),
      `SELECT city, count(*), sum(amount) FROM (${ONCE}) GROUP BY city`,
      report(
        `${ONCE} ORDER BY visit`,
        'SELECT city, count(*) AS visits, CAST(sum(amount) AS INTEGER) AS rupees FROM x GROUP BY 1',
      ),
      `SELECT city, sum(n), sum(amount) FROM (SELECT visit, ${CITY} AS city, 1 AS n, max(amount) AS amount FROM visits WHERE ${OCTOBER} GROUP BY visit) GROUP BY city`,
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
      [report(ONCE, 'SELECT city, count(*), sum(DISTINCT amount) FROM x GROUP BY city'), 'the rupees of'],
      [
        report(
          ONCE.replace('DISTINCT', ''),
          'SELECT city, count(DISTINCT visit), sum(amount) FROM x GROUP BY city',
        ),
        'added twice',
      ],
      [report(ONCE.replace("LIKE '%/10/2026'", "LIKE '10/%/2026'")), 'visits in all, and October has 14'],
      [report(ONCE.replace(OCTOBER, "visited_on LIKE '%10%'")), '18 visits in all'],
      [report(ONCE.replace(` OR visited_on LIKE '%/10/2026'`, '')), '10 visits in all'],
      [report(ONCE, 'SELECT city, count(*) FROM x GROUP BY city'), '2 columns'],
      [report(ONCE, 'SELECT count(*), sum(amount), 1 FROM x GROUP BY city'), 'No column holds the name'],
      [report(ONCE, "SELECT city, count(*), '₹' || sum(amount) FROM x GROUP BY city"), 'should be numbers'],
      [report(ONCE.replace(CITY, 'city')), 'under NULL'],
      [report(ONCE.replace(CITY, 'lower(trim(city))')), 'under NULL'],
      [report(ONCE, 'SELECT city, count(*), avg(amount) FROM x GROUP BY city'), 'the rupees of'],
      [
        report(ONCE, 'SELECT city, count(*), sum(amount) FROM x WHERE amount IS NOT NULL GROUP BY city'),
        '12 visits in all',
      ],
      [
        "SELECT 'Pune', 6, 8500 UNION SELECT 'Mumbai', 4, 8900 UNION SELECT 'Nashik', 3, 3000 UNION SELECT 'unknown', 1, 1200",
        'only these rows',
      ],
      [report(ONCE.replace("'poona' THEN 'Pune'", "'poona' THEN 'Mumbai'")), 'mapped to two cities'],
      [
        report(ONCE, 'SELECT city, count(DISTINCT amount), sum(amount) FROM x GROUP BY city'),
        'visits in all, and October has 14',
      ],
    ],
  },
};
