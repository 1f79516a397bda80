import { ROSTER_FIELDS, type RosterField, type RosterValues } from './roster.ts';
import { readDay } from './read-day.ts';
import { fieldOfTitle } from './roster-columns.ts';

/** Features that distinguish the rows of people from notes in a list. */
export interface ListShape {
  /** Fields that most rows have, directly or by merged cells. */
  filled: RosterField[];
  /** Fields that only the first row of a group has, because its cells are merged. */
  merged: RosterField[];
  /** True if people have a serial number in a column that is ignored. */
  isNumbered: boolean;
}

interface ListRow {
  values: RosterValues;
  /** Values of the columns that are ignored. */
  others?: string;
}

const SUM = 'grand total|sub-?total|total|count|strength|page|sheet|batch|date|place|notes?|remarks?';
const ROLE =
  'prepared|checked|verified|approved|authori[sz]ed|signed|signature|sign|seal|stamp|trainer|faculty|instructor|co-?ordinator|principal|director|hod|head of department|centre head';
/** Text that is not the name of a person, whatever else the row contains. */
const NO_NAME = new RegExp(
  [
    // Matches "Total: 2", but not "Asha Rao (Roll: 12)".
    '^[^(]*:',
    String.raw`^[^\p{L}]+$`,
    `^(?:${SUM}|${ROLE})$`,
    // Failed formulas, email addresses in the wrong column, and words that stand for an empty cell.
    String.raw`^(?:#\S+|[^\s@]+@\S+|n[/.]a\.?|tb[ad]|vacant|absent|ditto|-do-)$`,
    String.raw`^(?:${SUM})(?: of\b.*|(?: no\.?| number)?\s*(?:[-–—=.]+\s*)?)\d`,
    String.raw`^(?:${SUM}) (?:no|number|students?|candidates?|trainees?|participants?|strength|present|certificates?)\b`,
    String.raw`^(?:${ROLE})(?: by\b| of\b|'s |’s |\s*[-–—=._])`,
    String.raw`\b(?:batch|session|shift)$`,
    '^(?:end|no\\.?) of ',
    String.raw`^\d+ *(?:nos?|students?|candidates?|trainees?|participants?)\b`,
    // Words for total, signature, date and place in languages of India.
    String.raw`^(?:कुल|योग|एकूण|हस्ताक्षर|दिनांक|स्थान|மொத்தம்|கையொப்பம்|தேதி|মোট|કુલ|మొత్తం|ಒಟ್ಟು|ആകെ)(?:\s|$)`,
  ].join('|'),
  'iu',
);
/** Text that is not a name if the row lacks fields that the rows of people have: "Trainer Sunita Kulkarni". */
const HAS_ROLE = new RegExp(String.raw`^(?:${ROLE})\b`, 'iu');
const IS_ROLE = new RegExp(`^(?:${SUM}|${ROLE})$`, 'iu');

/** Words about people who get no certificate. */
const NOT_PASSED =
  /(?:^|[\s(:])(?<!\bnot\s)(fail(?:ed)?|absent|not (?:passed|completed|eligible|qualified|appeared|cleared)|dropped(?: out)?|discontinued|detained|(?:eligible|result|pass(?:ed)?|status|qualified): no?)(?=$|[\s),.;/])/i;

/** Titles of columns that say who gets a certificate. */
const RESULT_HEADING = /^(?:eligible|result|pass(?:ed)?|status|qualified)$/i;

/** Cell of a column that is ignored. It gets the title of the column if it is unclear without it: “Eligible: N”. */
export function withHeading(cell: string, heading: string): string {
  return RESULT_HEADING.test(heading) && /^no?$/i.test(cell) ? `${heading}: ${cell}` : cell;
}

/** Word in a row which says that somebody failed or was absent. */
export function saysNotPassed({ values, others = '' }: ListRow): string | undefined {
  return NOT_PASSED.exec(`${values.name} ${others}`)?.[1];
}

/** Asks whether somebody who failed or was absent should get a certificate. */
export function notPassedWarnings(row: ListRow): string[] {
  const says = saysNotPassed(row);
  return says === undefined ? [] : [`The list says “${says}” beside this name. Issue a certificate?`];
}

/**
 * A number that is too short to be a phone number. Only trainees have serial numbers, but others have phone numbers
 * too.
 */
const SERIAL_NUMBER = /(?:^|\s)\d{1,4}[.)]?(?:\s|$)/;

export function shapeOf(rows: readonly ListRow[]): ListShape {
  const people = rows.filter(({ values }) => !NO_NAME.test(values.name) && !areTitlesAgain(values));
  const most = (test: (row: ListRow) => boolean) => people.filter(test).length * 2 >= people.length;
  const fields = ['course', 'issued'] as const;
  const filled = fields.filter((field) => most(({ values }) => values[field] !== ''));
  return {
    filled,
    merged: fields.filter((field) => !filled.includes(field) && people[0]?.values[field]),
    isNumbered: most(({ others = '' }) => SERIAL_NUMBER.test(others)),
  };
}

/**
 * Makes a function that reads the rows of a list in order. It marks notes, and copies the values of merged cells to the
 * rows below.
 */
export function peopleIn<Row extends ListRow>(shape: ListShape): (row: Row) => Row & { isNote: boolean } {
  let above: RosterValues | undefined;
  let columns: readonly (readonly [RosterField, RosterField])[] | undefined;
  return (given) => {
    if (areTitlesAgain(given.values)) columns = columnsOf(given.values);
    const row = columns === undefined ? given : { ...given, values: inColumns(given.values, columns) };
    if (isNote(row, shape)) return { ...row, isNote: true };
    const values = { ...row.values };
    for (const field of shape.merged) values[field] ||= above?.[field] ?? '';
    above = values;
    return { ...row, values, isNote: false };
  };
}

/**
 * True if a row is not about a person, but for example a total, a signature or repeated titles. The desk shows it, and
 * it can still be added there.
 */
function isNote({ values, others = '' }: ListRow, { filled, isNumbered }: ListShape): boolean {
  const { name, course, number } = values;
  if (areTitlesAgain(values)) return true;
  if (NO_NAME.test(name) || IS_ROLE.test(course)) return !isWhole(values);
  const lacks = (field: RosterField) => values[field] === '';
  if (filled.length > 0 && filled.every(lacks)) return true;
  if (filled.length > 0 && !filled.some(lacks)) return false;
  if (number !== '') return false;
  const isUnnumbered = filled.length === 0 && isNumbered && !SERIAL_NUMBER.test(others);
  return name === '' || HAS_ROLE.test(name) || isUnnumbered;
}

/**
 * True if a row has all fields of a certificate. Then it is about a person, even if the name is strange, such as "N/A".
 */
function isWhole({ course, issued, number }: RosterValues): boolean {
  const day = readDay(issued, 'dmy') ?? readDay(issued, 'mdy');
  return /\d/.test(number) && course !== '' && day !== undefined;
}

/** True if the row repeats the titles, including those of a second table with other columns. */
function areTitlesAgain(values: RosterValues): boolean {
  const titles = Object.values(values).filter(Boolean);
  const fields = titles.map(fieldOfTitle);
  return (
    fields.includes('name') &&
    titles.every((title) => /^\D+$/.test(title)) &&
    fields.every((field) => field !== undefined) &&
    (titles.length > 1 || values.name !== '')
  );
}

/**
 * For each field of a second table: the column that its title has in the first table. Undefined if the order is the
 * same.
 */
function columnsOf(titles: RosterValues): (readonly [RosterField, RosterField])[] | undefined {
  const pairs = ROSTER_FIELDS.flatMap((column) => {
    const field = fieldOfTitle(titles[column]);
    return field === undefined ? [] : [[field, column] as const];
  });
  return pairs.every(([field, column]) => field === column) ? undefined : pairs;
}

function inColumns(
  values: RosterValues,
  columns: readonly (readonly [RosterField, RosterField])[],
): RosterValues {
  const moved = { ...values };
  for (const [, column] of columns) moved[column] = '';
  for (const [field, column] of columns) moved[field] = values[column];
  return moved;
}
