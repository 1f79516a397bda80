import type { QueryResult, Verdict } from '../../lab-types.ts';

type Value = string | number | null;

/**
 * The table of the exercise, as the page shows it and the database stores it. Missing amounts, duplicate rows, shared
 * dates and equal amounts are placed so that no common mistake gives a right number, in total or for a city.
 */
export const VISITS = {
  columns: ['visit', 'city', 'visited_on', 'amount', 'sheet'],
  rows: [
    [1001, 'Pune', '2026-09-29', 1400, 'office'],
    [1002, 'Pune', '2026-10-01', 1800, 'office'],
    [1003, 'Mumbai', '2026-10-02', 2200, 'office'],
    [1004, 'Nashik', '2026-10-05', 1500, 'office'],
    [1005, 'Nasik', '2026-10-05', 1500, 'office'],
    [1006, 'Bombay', '2026-10-09', 2500, 'office'],
    [1007, null, '2026-10-12', 1200, 'office'],
    [1008, 'Poona', '2026-10-14', 1400, 'office'],
    [1009, 'pune', '2026-10-16', 1400, 'office'],
    [1010, 'Mumbai', '2026-10-20', 2000, 'office'],
    [1011, 'Pune ', '2026-10-27', 2000, 'office'],
    [1012, 'mumbai', '2026-11-02', null, 'office'],
    [1013, 'Nashik', '2026-11-10', null, 'office'],
    [1003, 'Bombay', '02/10/2026', 2200, 'field'],
    [1008, 'PUNE', '14/10/2026', 1400, 'field'],
    [1011, 'Pune', '27/10/2026', 2000, 'field'],
    [1014, 'Pune', '16/10/2026', null, 'field'],
    [1015, 'Nashik', '16/10/2026', null, 'field'],
    [1016, 'MUMBAI', '20/10/2026', 2200, 'field'],
    [1017, 'Pune', '31/10/2026', 1900, 'field'],
    [1018, 'nashik', '10/11/2026', 1400, 'field'],
    [1019, 'Mumbai', '10/09/2026', 2100, 'field'],
    [1020, 'Nashik', '10/08/2026', 1300, 'field'],
  ] satisfies Value[][],
};

/** Another table of the same form. A right query gives the right numbers there too. */
export const OTHER_VISITS: Value[][] = [
  [2001, 'Pune', '2026-10-03', 1000, 'office'],
  [2002, 'Poona', '2026-10-03', null, 'office'],
  [2002, 'PUNE', '03/10/2026', null, 'field'],
  [2003, 'Nasik', '2026-10-08', 1200, 'office'],
  [2004, 'Bombay', '2026-10-11', 900, 'office'],
  [2004, 'mumbai', '11/10/2026', 900, 'field'],
  [2005, null, '2026-10-30', 600, 'office'],
  [2006, 'Nashik', '2026-10-31', 1200, 'office'],
  [2006, 'nashik', '31/10/2026', 1200, 'field'],
  [2007, 'PUNE', '10/11/2026', 700, 'field'],
  [2008, 'Pune ', '2026-11-10', 800, 'office'],
  [2009, 'MUMBAI', '05/10/2026', null, 'field'],
  [2009, 'Mumbai', '2026-10-05', null, 'office'],
  // October of another year, written in both formats of the table.
  [2010, 'Pune', '2025-10-12', 500, 'office'],
  [2011, 'Mumbai', '12/10/2025', 650, 'field'],
  // One visit with three rows. Two of the rows are from the same sheet and spell the city in the same way. The visit
  // numbers just before this one are missing.
  [2015, 'Nashik', '2026-10-15', 1100, 'office'],
  [2015, 'Nashik', '2026-10-15', 1100, 'office'],
  [2015, 'Nasik', '15/10/2026', 1100, 'field'],
  // Two rows have no city, so count(city) is not the number of rows.
  [2016, null, '2026-10-17', 400, 'office'],
  [2016, null, '17/10/2026', 400, 'field'],
];

const ROWS = 23;
const DIFFERENT_VISITS = 20;
const COPIED = [1003, 1008, 1011];
const SPELLINGS = 13;
const OCTOBER = [
  { city: 'Pune', visits: 6, rupees: 8500 },
  { city: 'Mumbai', visits: 4, rupees: 8900 },
  { city: 'Nashik', visits: 3, rupees: 3000 },
  { city: 'unknown', visits: 1, rupees: 1200 },
];
const OCTOBER_VISITS = 14;

const VISIT_NUMBERS = new Set<Value>(VISITS.rows.map(([visit]) => visit ?? null));
const ROWS_OF_CITY = new Map<Value, number>();
for (const [, city = null] of VISITS.rows) ROWS_OF_CITY.set(city, (ROWS_OF_CITY.get(city) ?? 0) + 1);

const right = (message: string): Verdict => ({ correct: true, message: `Right. ${message}` });
const wrong = (message: string): Verdict => ({ correct: false, message });

const NO_ROWS = 'The query returned no row. One of its conditions is true for no row of the table.';

/** Step 1: rows and different visit numbers. */
export function judgeLineCount({ rows }: QueryResult): Verdict {
  const [row] = rows;
  if (!row) return wrong(NO_ROWS);
  if (rows.length > 1) {
    return wrong(`You got ${rows.length} rows. Without GROUP BY, count returns one row for the whole table.`);
  }
  const numbers = row.filter((value) => value !== ROWS - DIFFERENT_VISITS);
  const hasLines = numbers.includes(ROWS);
  const hasVisits = numbers.includes(DIFFERENT_VISITS);
  if (numbers.length > 2) return wrong('Return two numbers: all rows, and the different visits.');
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
  const visits = columnsOf(rows).find((column) => column.every((value) => VISIT_NUMBERS.has(value)));
  if (!visits)
    return wrong(
      'No column holds the visit numbers: return the column visit itself, with its number of rows.',
    );
  const found = new Set(visits);
  const isComplete = COPIED.every((visit) => found.has(visit));
  if (rows.length === DIFFERENT_VISITS) {
    return wrong('These are all 20 visits. HAVING after GROUP BY keeps the groups with more than one row.');
  }
  if (isComplete && found.size === COPIED.length && rows.length > found.size) {
    return wrong('These are the right visits, but a row for each copy. Return one row for each visit.');
  }
  if (rows.length === DIFFERENT_VISITS - COPIED.length && !COPIED.some((visit) => found.has(visit))) {
    return wrong('These are the visits that occur once. The condition is the wrong way round.');
  }
  if (!isComplete || found.size !== COPIED.length) {
    return wrong(`${found.size} visits came back, and 3 occur twice. Group only by visit.`);
  }
  if (!columnsOf(rows).some((column) => column.every((value) => value === 2))) {
    return wrong('The right three visits. Add how many rows each has: count(*).');
  }
  return right('Visits 1003, 1008 and 1011 occur twice.');
}

/** Step 3: each spelling of the city as it is stored, with its rows. */
export function judgeSpellings({ rows }: QueryResult): Verdict {
  if (rows.length === 0) return wrong(NO_ROWS);
  if (rows.length === ROWS)
    return wrong('These are all 23 rows. GROUP BY city makes one row of each spelling.');
  const columns = columnsOf(rows);
  const stored = columns.find((column) => column.some((value) => typeof value === 'string'));
  if (!stored) return wrong('The spellings are missing: return city itself beside its number of rows.');
  const names = columns.find((column) => column.every(isStoredOrMissing)) ?? stored;
  const strange = names.find((value) => !isStoredOrMissing(value));
  if (rows.length < SPELLINGS - 1) {
    return wrong(
      `${rows.length} rows, and the table has 13 values of city with the missing one. Group by city as it is stored: no lower, no trim, no LIMIT.`,
    );
  }
  if (strange !== undefined && names.filter((value) => !ROWS_OF_CITY.has(value)).length > 1)
    return wrong(
      `“${String(strange)}” is no city as it is stored. Return city itself, without lower, upper or trim.`,
    );
  const numbers = columns.filter((column) => column.every((value) => typeof value === 'number'));
  if (numbers.length === 0) return wrong('The number of rows is missing: each spelling needs its count(*).');
  const missing = names.findIndex((value) => !ROWS_OF_CITY.has(value) || value === null);
  if (missing < 0)
    return wrong('12 spellings: the row without a city has gone. A comparison with NULL is never true.');
  const countsOf = (name: Value) => ROWS_OF_CITY.get(name) ?? ROWS_OF_CITY.get(null);
  const isRight = numbers.some((column) =>
    column.every((count, row) => count === countsOf(names[row] ?? null)),
  );
  if (!isRight && numbers.some((column) => column[missing] === 0)) {
    return wrong('NULL has 0 rows, because count(city) skips NULL. count(*) counts the row.');
  }
  if (rows.length > SPELLINGS || new Set(names).size < SPELLINGS || !isRight) {
    return wrong(
      `${rows.length} groups came back, with other numbers of rows than the 13 values of city have.`,
    );
  }
  return right('12 spellings and one missing value, for three cities.');
}

/** The query may replace NULL by a name. */
const isStoredOrMissing = (value: Value) =>
  ROWS_OF_CITY.has(value) || /missing|unknown|null|none|^$|^-+$/i.test(String(value));

function columnsOf(rows: Value[][]): Value[][] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? null));
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
    15: '15 rows of October have an amount, copies included. Count different visits, with or without an amount.',
    12: '12 visits have an amount. Those without one took place as well.',
    11: '11 is too few: with LIKE it has the tenth of November in it and leaves out the field sheet; as a number of days it counts visits of one day once.',
    19: '19 rows of the table have an amount. Restrict the month, and count each visit once.',
    10: '10 is only the office sheet. The field sheet writes the day first: 02/10/2026.',
    7: '7 is only the field sheet. The office sheet writes the year first: 2026-10-02.',
    18: '18 has other months in it: "10" anywhere in the date also finds the tenth day, as in 10/11/2026.',
    21: '21 counts copies, and finds "10" where it is the day, as in 10/11/2026.',
    20: '20 is every visit in the table. Either the month is not restricted yet, or text is compared as if it were dates: letter by letter, every 2026-… lies between 01/… and 31/….',
    23: '23 is every row in the table. Restrict the month, and count each visit once.',
    0: 'No date fits. The dates are text: compare them as text, character by character.',
  };
  const numbers = row.filter((value) => typeof value !== 'string');
  if (numbers.length > 1) return wrong('Return one number: the visits of October, each once.');
  const [count] = numbers;
  if (count === OCTOBER_VISITS) return right('14 visits took place in October 2026.');
  return wrong(
    told[count ?? Number.NaN] ??
      'That is not the number of visits in October. Two conditions with OR: one for each way of writing the date.',
  );
}

/** The city's name as the report writes it; undefined if the report does not list the city. */
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
    return wrong('17 visits in total: three visits are counted twice. Keep one row of each visit first.');
  }
  if (totalVisits === 15) {
    return wrong(
      '15 visits in total, and October has 14. Amounts counted with the copies give 15, and so does a visit whose two rows you mapped to two cities.',
    );
  }
  if (totalVisits === 12) {
    return wrong('12 visits in total: those without an amount have gone. Count visits, not amounts.');
  }
  if (totalVisits !== OCTOBER_VISITS) {
    return wrong(
      `${totalVisits} visits in total, and October has 14. Check the month with the query of step 4.`,
    );
  }
  const off = entries.find(({ city, visits, rupees }) => {
    const expected = OCTOBER.find((entry) => entry.city === city);
    return expected?.visits !== visits || expected?.rupees !== rupees;
  });
  if (off) {
    return wrong(
      entries.every(({ city, visits }) => OCTOBER.find((entry) => entry.city === city)?.visits === visits)
        ? `The visits fit, but the rupees of ${off.city} are off: is the amount of a copy added twice?`
        : `${off.city} has ${String(off.visits)} visits here. Look at which spellings you mapped to it.`,
    );
  }
  return right('14 visits and ₹21,600 in four rows: every visit once, none lost.');
}
