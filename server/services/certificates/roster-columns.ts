import { ROSTER_FIELDS, type RosterField } from './roster.ts';
import { readDay } from './read-day.ts';

const WHO = '(students?|candidates?|trainees?|learners?|participants?|employees?)?';
const FIRST = `${WHO}(first|given|fore)names?`;
const MIDDLE = `${WHO}middle(names?|initials?)`;
const LAST = `${WHO}((last|family|sur)names?)+`;
/** Title of a name column. If there is a column for the last name, this one has the first name or the full name. */
const NAME = `${WHO}name`;
const PLAIN = new RegExp(`^${NAME}$`);
const PARTS = {
  first: new RegExp(`^${FIRST}$`),
  middle: new RegExp(`^${MIDDLE}$`),
  last: new RegExp(`^${LAST}$`),
};

/** Common titles of columns, in lower case without spaces and signs. */
const TITLES: Record<RosterField, RegExp> = {
  name: new RegExp(
    `^(${NAME}|fullname|nameof(the)?(student|candidate|trainee|learner|participant)|student|candidate|trainee|learner|participant|(${FIRST}|${NAME})(${MIDDLE})?${LAST})$`,
  ),
  course: /^(nameof(the)?)?(course|program|programme|training|subject)(name|title)?$/,
  issued:
    /^(issued|date|issuedon|issuedate|dateofissue|issueddate|completed|completedon|completiondate|dateofcompletion)$/,
  expires: /^(expires|expiry|expireson|expirydate|dateofexpiry|validuntil|validtill|validupto)$/,
  email: /^(students?|candidates?|trainees?|learners?|participants?|holders?)?e?mail(address|id)?$/,
  number: /^(number|(certificate|cert)(number|no|id)?)$/,
};

/** Field that a column title means. */
export function fieldOfTitle(title: string): RosterField | undefined {
  const plain = plainTitle(title);
  return ROSTER_FIELDS.find((field) => TITLES[field].test(plain));
}

function plainTitle(title: string): string {
  return title.toLowerCase().replace(/[^a-z]+/g, '');
}

export function titlesOf(line: readonly string[]): (RosterField | '')[] {
  return line.map((title) => fieldOfTitle(title) ?? '');
}

/** True if a line contains the titles of the columns. */
export function areTitles(line: readonly string[]): boolean {
  const titles = titlesOf(line);
  const parts = Object.values(PARTS).flatMap((part) => placesOf(part, line));
  return titles.includes('name') || titles.filter(Boolean).length + parts.length > 1;
}

function placesOf(title: RegExp, line: readonly string[]): number[] {
  return line.flatMap((cell, index) => (title.test(plainTitle(cell)) ? index : []));
}

/**
 * Makes a function that joins a name from several columns: one column gets the whole name, the others become empty. It
 * changes both titles and lines. If it is unclear which parts belong together, for example in two tables side by side,
 * it changes nothing.
 */
export function joinNames(titles: readonly string[]): (line: readonly string[]) => string[] {
  const whole = placesOf(TITLES.name, titles);
  const named = placesOf(PARTS.first, titles);
  const first = named.length > 0 ? named : placesOf(PLAIN, titles);
  const [middle, last] = [placesOf(PARTS.middle, titles), placesOf(PARTS.last, titles)];
  const isClear = first.length === 1 && middle.length < 2 && last.length === 1;
  const places = [...first, ...middle, ...last];
  const people = new Set(places.flatMap((index) => whoOf(titles[index] ?? '') ?? []));
  if (!isClear || people.size > 1 || whole.some((index) => !first.includes(index)))
    return (line) => [...line];
  const place = Math.min(...places);
  return (line) => {
    const name = nameOf(places.map((index) => line[index] ?? ''));
    return line.map((cell, index) => (index === place ? name : places.includes(index) ? '' : cell));
  };
}

/** Person whose name a column contains, if its title says so. */
function whoOf(title: string): string | undefined {
  return new RegExp(`^${WHO}`).exec(plainTitle(title))?.[1]?.replace(/s$/, '');
}

/**
 * Joins the parts of a name. People with a single name often have a dot as the other part. A column for the first name
 * may contain the full name.
 */
function nameOf(parts: string[]): string {
  const isWord = (part: string) => /\p{L}/u.test(part) && !/^n\/a\.?$/i.test(part);
  const [first = '', ...others] = parts.some(isWord) ? parts.filter(isWord) : parts.filter(Boolean);
  const rest = others.join(' ');
  const [all, part] = [first.toLowerCase(), rest.toLowerCase()];
  return all !== part && ` ${all} `.includes(` ${part} `) ? first : `${first} ${rest}`.trim();
}

/** Fields for each kind of column, in the order in which columns are assigned. */
const FIELDS_OF_KIND = {
  day: ['issued', 'expires'],
  words: ['name', 'course'],
  number: ['number'],
  email: ['email'],
} as const satisfies Record<string, readonly RosterField[]>;
type Kind = keyof typeof FIELDS_OF_KIND;

/** Guesses the fields of columns without titles by looking at their cells. */
export function guessColumns(table: readonly string[][], width: number): (RosterField | '')[] {
  const kinds = Array.from({ length: width }, (_, index) =>
    kindOf(table.flatMap((line) => line[index] || [])),
  );
  const counts = { day: 0, words: 0, number: 0, email: 0 };
  return kinds.map((kind) => {
    if (kind === undefined) return '';
    counts[kind] += 1;
    return FIELDS_OF_KIND[kind][counts[kind] - 1] ?? '';
  });
}

function kindOf(cells: string[]): Kind | undefined {
  const most = (test: (cell: string) => boolean) => cells.filter(test).length * 2 > cells.length;
  const isDay = (cell: string) => (readDay(cell, 'dmy') ?? readDay(cell, 'mdy')) !== undefined;
  // Digits without separators count as a number, even if they could be a date such as 20260131.
  if (most((cell) => /\D/.test(cell) && isDay(cell))) return 'day';
  if (most((cell) => /^[\d -]{8,}$/.test(cell))) return 'number';
  if (most((cell) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(cell))) return 'email';
  return most((cell) => /\p{L}{2}/u.test(cell)) ? 'words' : undefined;
}
