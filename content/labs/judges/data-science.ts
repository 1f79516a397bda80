import type { QueryResult, Verdict } from '../../lab-types.ts';

type Value = string | number | null;

/** The table of the exercise: what the page shows and the database holds. */
export const VISITS = {
  columns: ['visit', 'city', 'visited_on', 'amount', 'sheet'],
  rows: [
    [1001, 'Pune', '2026-09-29', 1400, 'office'],
    [1002, 'Pune', '2026-10-01', 1800, 'office'],
    [1003, 'Mumbai', '2026-10-02', 2200, 'office'],
    [1004, 'Nashik', '2026-10-05', 1500, 'office'],
    [1005, 'pune', '2026-10-07', 1400, 'office'],
    [1006, 'Bombay', '2026-10-09', 2500, 'office'],
    [1007, null, '2026-10-12', 1200, 'office'],
    [1008, 'Poona', '2026-10-14', null, 'office'],
    [1009, 'Nasik', '2026-10-16', 1600, 'office'],
    [1010, 'Mumbai', '2026-10-20', null, 'office'],
    [1011, 'Pune ', '2026-10-27', 2000, 'office'],
    [1012, 'Mumbai', '2026-11-02', 2100, 'office'],
    [1013, 'Nashik', '2026-11-10', null, 'office'],
    [1003, 'mumbai', '02/10/2026', 2200, 'field'],
    [1008, 'PUNE', '14/10/2026', null, 'field'],
    [1011, 'Pune', '27/10/2026', 2000, 'field'],
    [1014, 'Pune', '06/10/2026', 1700, 'field'],
    [1015, 'Nashik', '13/10/2026', 1500, 'field'],
    [1016, 'MUMBAI', '23/10/2026', 2300, 'field'],
    [1017, 'Pune', '31/10/2026', 1900, 'field'],
    [1018, 'nashik', '10/11/2026', 1400, 'field'],
    [1019, 'Mumbai', '10/09/2026', 2100, 'field'],
    [1020, 'Nashik', '10/08/2026', 1300, 'field'],
  ] satisfies Value[][],
};

const ROWS = 23;
const DIFFERENT_VISITS = 20;
const COPIED = [1003, 1008, 1011];
const SPELLINGS = 13;
const OCTOBER = [
  { city: 'Pune', visits: 6, rupees: 8800 },
  { city: 'Mumbai', visits: 4, rupees: 7000 },
  { city: 'Nashik', visits: 3, rupees: 4600 },
  { city: 'unknown', visits: 1, rupees: 1200 },
];
const OCTOBER_VISITS = 14;

const right = (message: string): Verdict => ({ correct: true, message: `Right. ${message}` });
const wrong = (message: string): Verdict => ({ correct: false, message });

const NO_ROWS = 'The query returned no row. A condition in it is true for no row of the table.';

/** Step 1: rows and different visit numbers. */
export function judgeLineCount({ rows }: QueryResult): Verdict {
  const [row] = rows;
  if (!row) return wrong(NO_ROWS);
  if (rows.length > 1) {
    return wrong(`You got ${rows.length} rows. Without GROUP BY, count returns one row for the whole table.`);
  }
  const hasLines = row.includes(ROWS);
  const hasVisits = row.includes(DIFFERENT_VISITS);
  if (hasLines && hasVisits) return right('23 rows, 20 different visits: three rows too many.');
  if (row.length > 1 && row.every((value) => value === ROWS)) {
    return wrong('Both columns count rows. Inside the brackets of the second, DISTINCT drops repeats.');
  }
  if (hasLines) return wrong('23 is the number of rows. The second number, of different visits, is missing.');
  if (hasVisits) return wrong('20 is the number of different visits. The number of rows is missing.');
  return wrong('Neither number fits. Count all rows with *, and the column visit with DISTINCT.');
}

/** Step 2: visit numbers with more than one row. */
export function judgeCopies({ rows }: QueryResult): Verdict {
  if (rows.length === 0) {
    return wrong(
      'No visit came back. If you grouped by more than visit: the copies differ in city and date, so they are not equal rows.',
    );
  }
  const visits = rows.map((row) => row.find((value) => Number(value) > 1000));
  const found = new Set(visits);
  const isComplete = COPIED.every((visit) => found.has(visit));
  if (rows.length === DIFFERENT_VISITS) {
    return wrong('These are all 20 visits. HAVING after GROUP BY keeps the groups with more than one row.');
  }
  if (isComplete && rows.length > found.size) {
    return wrong('These are the right visits, but a row for each copy. Return one row for each visit.');
  }
  if (rows.length === DIFFERENT_VISITS - COPIED.length && !COPIED.some((visit) => found.has(visit))) {
    return wrong('These are the visits that occur once. The condition is the wrong way round.');
  }
  if (!isComplete || found.size !== COPIED.length) {
    return wrong(`${found.size} visits came back, and 3 occur twice. Group by visit alone.`);
  }
  if (!rows.every((row) => row.includes(2))) {
    return wrong('The right three visits. Add how many rows each has: count(*).');
  }
  return right('Visits 1003, 1008 and 1011 occur twice.');
}

/** Step 3: each spelling of the city as it is stored, with its rows. */
export function judgeSpellings({ rows }: QueryResult): Verdict {
  if (rows.length === 0) return wrong(NO_ROWS);
  const cityOf = (row: Value[]) => row.find((value) => typeof value !== 'number') ?? null;
  const countOf = (row: Value[]) => row.find((value) => typeof value === 'number');
  if (rows.length === ROWS)
    return wrong('These are all 23 rows. GROUP BY city makes one row of each spelling.');
  if (rows.some((row) => row.length < 2 || countOf(row) === undefined)) {
    return wrong('The number of rows is missing: each spelling needs its count(*).');
  }
  const missing = rows.find((row) => cityOf(row) === null);
  if (missing && countOf(missing) === 0) {
    return wrong('NULL has 0 rows, because count(city) skips NULL. count(*) counts the row.');
  }
  if (rows.length === SPELLINGS - 1 && !missing) {
    return wrong('12 spellings: the row without a city has gone. A comparison with NULL is never true.');
  }
  if (rows.length < SPELLINGS) {
    return wrong(
      `${rows.length} rows, and the table has 13 values of city with the missing one. Group by city as it is stored: no lower, no trim, no LIMIT.`,
    );
  }
  const counted = rows.reduce((sum, row) => sum + (countOf(row) ?? 0), 0);
  if (rows.length > SPELLINGS || counted !== ROWS) {
    return wrong(`${rows.length} groups with ${counted} rows between them; 13 with 23 are expected.`);
  }
  return right('12 spellings and one missing value, for three cities.');
}

/** Step 4: the number of visits in October 2026, each once. */
export function judgeOctober({ rows }: QueryResult): Verdict {
  const [row] = rows;
  if (!row) return wrong(NO_ROWS);
  if (rows.length > 1) {
    return wrong(`You got ${rows.length} rows. Ask for one number: count(DISTINCT visit).`);
  }
  const told: Record<number, string> = {
    17: '17 rows of October, copies included. Count different visits.',
    10: '10 is the office sheet alone. The field sheet writes the day first: 02/10/2026.',
    7: '7 is the field sheet alone. The office sheet writes the year first: 2026-10-02.',
    18: '18 has other months in it: "10" anywhere in the date also finds the tenth day, as in 10/11/2026.',
    21: '21 counts copies, and finds "10" where it is the day, as in 10/11/2026.',
    11: '11 has the tenth of November in it, and leaves out the field sheet.',
    20: '20 is every visit in the table. The month is not restricted yet.',
    23: '23 is every row in the table. Restrict the month, and count each visit once.',
    0: 'No date fits. The dates are text: compare them as text, character by character.',
  };
  const [count] = row;
  if (count === OCTOBER_VISITS) return right('14 visits took place in October 2026.');
  return wrong(
    told[Number(count ?? Number.NaN)] ??
      'That is not the number of visits in October. Two conditions with OR: one for each way of writing the date.',
  );
}

/** The name as the report writes it; undefined for what it does not list. */
function nameOf(city: string): string | undefined {
  return OCTOBER.find((entry) => entry.city.toLowerCase() === city.trim().toLowerCase())?.city;
}

/** Step 5: city, visits and rupees of October. */
export function judgeReport({ columns, rows }: QueryResult): Verdict {
  if (rows.length === 0) return wrong(NO_ROWS);
  if (columns.length !== 3) {
    return wrong(`The result has ${columns.length} columns. Three are asked for: city, visits, rupees.`);
  }
  const cityColumn = [0, 1, 2].find((column) => rows.some((row) => typeof row[column] === 'string'));
  if (cityColumn === undefined) return wrong('No column holds the name of a city.');
  const numberColumns = [0, 1, 2].filter((column) => column !== cityColumn);
  if (numberColumns.some((column) => rows.some((row) => typeof row[column] === 'string'))) {
    return wrong('Visits and rupees should be numbers. Format them later, where they are printed.');
  }
  const sumOf = (column: number) => rows.reduce((sum, row) => sum + Number(row[column] ?? 0), 0);
  const [visitColumn, rupeeColumn] = numberColumns.toSorted((a, b) => sumOf(a) - sumOf(b)) as [
    number,
    number,
  ];

  const entries = rows.map((row) => {
    const city = row[cityColumn] ?? null;
    return {
      stored: city,
      city: typeof city === 'string' ? nameOf(city) : null,
      visits: row[visitColumn] ?? null,
      rupees: row[rupeeColumn] ?? null,
    };
  });

  if (entries.some(({ city }) => city === null)) {
    return wrong('One visit is listed under NULL. Name it "unknown": ELSE in the CASE, or coalesce.');
  }
  const strange = entries.find(({ city }) => city === undefined);
  if (strange) {
    return wrong(
      `"${String(strange.stored)}" is still a city of its own. Map every spelling to Pune, Mumbai or Nashik, and the missing one to unknown.`,
    );
  }
  const names = entries.map(({ city }) => city);
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice) return wrong(`"${twice}" is listed twice. Group by the corrected name, with lower and trim.`);
  const absent = OCTOBER.find(({ city }) => !names.includes(city));
  if (absent) {
    return wrong(
      absent.city === 'unknown'
        ? 'The visit without a city has been dropped. A report that loses a visit does not add up.'
        : `${absent.city} is missing.`,
    );
  }
  const totalVisits = sumOf(visitColumn);
  if (totalVisits === 17) {
    return wrong('17 visits in all: three visits are counted twice. Keep one row of each visit first.');
  }
  if (totalVisits === 12) {
    return wrong('12 visits in all: those without an amount have gone. Count visits, not amounts.');
  }
  if (totalVisits !== OCTOBER_VISITS) {
    return wrong(
      `${totalVisits} visits in all, and October has 14. Check the month with the query of step 4.`,
    );
  }
  const off = entries.find(({ city, visits, rupees }) => {
    const expected = OCTOBER.find((entry) => entry.city === city);
    return expected?.visits !== visits || expected?.rupees !== rupees;
  });
  if (off) {
    const expected = OCTOBER.find(({ city }) => city === off.city);
    return wrong(
      expected?.visits === off.visits
        ? `The visits fit, but the rupees of ${off.city} are off: is the amount of a copy added twice?`
        : `${off.city} has ${String(off.visits)} visits here. Look at which spellings you mapped to it.`,
    );
  }
  return right('14 visits and ₹21,600 in four rows: every visit once, none lost.');
}
