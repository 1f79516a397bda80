import type { Readable } from 'node:stream';
import { CERTIFICATE_STATES } from '../../../contracts/certificate.ts';
import { readCell } from '../../../contracts/pasted-text.ts';
import {
  CELL_MAX_LENGTH,
  DAY_FIELDS,
  ROSTER_FIELDS,
  type RosterColumn,
  type RosterField,
  type RosterValues,
} from './roster.ts';
import {
  type CsvColumns,
  joinTitles,
  type NamedValues,
  readCsv,
  readTable,
  TITLE_LINES,
} from '../read-csv.ts';
import { OperatorError } from '../operator-error.ts';
import { inferDateOrder, mayBeSwapped, type WrittenDates } from './read-day.ts';
import { areTitles, fieldOfTitle, guessColumns, joinNames, titlesOf } from './roster-columns.ts';
import { peopleIn, shapeOf, withHeading } from './roster-people.ts';
import { readableText } from './readable-roster.ts';

/** A line of a class list or of a file, as typed. */
export interface TypedRow {
  /** Number of the line in a file. In a class list the position from 1, without titles and blank lines. */
  row: number;
  values: RosterValues;
  /** Values of the columns that are ignored. */
  others?: string;
  /** Reason why the line could not be read. */
  problem?: string;
  /** True if the line is not about a person, but for example a total or a signature. */
  isNote?: boolean;
  /** Further fields, if the file is an export. */
  exported?: { class: string; isWithdrawn: boolean };
}

interface RosterOptions {
  /** Field of each column, from the left. If not given, it is detected from the titles or the cells. */
  columns?: readonly (RosterField | '')[];
  /** Course for rows without one. */
  course?: string;
  issued?: string;
}

interface Roster {
  columns: RosterColumn[];
  rows: TypedRow[];
  /** Reason why nothing could be read. */
  problem?: string;
}

/** Limit of rows in a class list, so that browsers can scroll it easily. */
export const ROWS_MAX = 1_500;
export const COLUMNS_MAX = 100;
/** Number of first rows that are read to learn how people differ from notes. */
const LOOKED_AT_ROWS = 1_000;

const BLANK: RosterValues = { name: '', course: '', issued: '', expires: '', number: '', email: '' };

const NO_ROWS = 'The table has no rows. Paste it with a name in each row.';
const TWO_TABLES =
  'Two columns have names, as in two tables side by side. Put one below the other, or import them separately';
const TOO_MANY_ROWS = `This table has more than ${ROWS_MAX.toLocaleString('en')} rows. Split it into parts`;
const TOO_MANY_COLUMNS = `This table has more than ${COLUMNS_MAX} columns: remove those that are not about a certificate`;

/** Columns by which an exported file is recognised. */
const EXPORTED_COLUMNS = ['state', 'class'];

/** Columns of a file to import. */
const CERTIFICATE_COLUMNS: CsvColumns = {
  required: ['name', 'course', 'issued'],
  optional: ['number', 'expires', 'email'],
  besides: EXPORTED_COLUMNS,
  columnOf: fieldOfTitle,
  areTitles,
  cellMaxLength: CELL_MAX_LENGTH,
  joinCells: joinNames,
};

/**
 * Reads the rows of a file of any length one by one. Throws an OperatorError if the titles of its columns are unknown.
 */
export async function* rowsOf(
  file: Readable,
  columns: CsvColumns = CERTIFICATE_COLUMNS,
  onPassedOver: CsvColumns['onPassedOver'] = () => {},
): AsyncGenerator<TypedRow> {
  for await (const { line: row, ...entry } of readCsv(file, { ...columns, onPassedOver })) {
    if ('problem' in entry) yield { row, values: BLANK, problem: entry.problem };
    else yield { row, ...readEntry(entry) };
  }
}

function readEntry({ values: read, others }: NamedValues): Omit<TypedRow, 'row'> {
  const { state, class: group, ...cells } = read;
  const values = { ...BLANK, ...cells };
  for (const field of ROSTER_FIELDS) values[field] = readCell(values[field]);
  // Only in exports do columns with these titles contain the class and the state.
  const isExported = group !== undefined && CERTIFICATE_STATES.some((known) => known === state);
  if (isExported) return { values, others, exported: { class: group, isWithdrawn: state === 'revoked' } };
  return { values, others: [others, state, group].filter(Boolean).join(' ') };
}

/** Marks notes among the rows. It learns from the first rows how people differ from notes. */
export async function* peopleOf(rows: AsyncIterable<TypedRow>): AsyncGenerator<TypedRow> {
  const first: TypedRow[] = [];
  let read: ReturnType<typeof peopleIn<TypedRow>> | undefined;
  const mark = (row: TypedRow) => (row.problem === undefined && read ? read(row) : row);
  for await (const row of rows) {
    if (read) {
      yield mark(row);
      continue;
    }
    first.push(row);
    if (first.length < LOOKED_AT_ROWS) continue;
    read = peopleIn(shapeOf(first));
    yield* first.map(mark);
  }
  if (read) return;
  read = peopleIn(shapeOf(first));
  yield* first.map(mark);
}

/** Order of day and month in the rows of people. The date in `given` is ignored. */
export async function daysIn(rows: Iterable<TypedRow> | AsyncIterable<TypedRow>, given?: string) {
  const days = { issued: new Set<string>(), expires: new Set<string>() };
  for await (const { values, isNote } of rows)
    if (!isNote) for (const field of DAY_FIELDS) days[field].add(values[field]);
  if (given !== undefined) days.issued.delete(given);
  return {
    order: inferDateOrder(days.issued.union(days.expires)),
    swapped: DAY_FIELDS.filter((field) => mayBeSwapped(days[field])),
  };
}

export async function datesIn(rows: Iterable<TypedRow> | AsyncIterable<TypedRow>): Promise<WrittenDates> {
  return (await daysIn(rows)).order;
}

/**
 * Reads a pasted or dropped class list. Titles may be in one of its first lines, or missing. Cells are returned as
 * typed.
 */
export async function readRoster(text: string, options: RosterOptions = {}): Promise<Roster> {
  const table = await linesOf(text).catch((error: Error) => {
    if (error instanceof OperatorError) return error.message;
    throw error;
  });
  if (typeof table === 'string') return { columns: [], rows: [], problem: table };
  const place = table.slice(0, TITLE_LINES).findIndex(areTitles);
  const hasTitles = place !== -1;
  const upper = table[place] ?? [];
  const joined = hasTitles ? joinTitles(upper, table[place + 1] ?? [], areTitles) : undefined;
  const headings = joined ?? upper;
  const { columns: chosen } = options;
  // Parts of a name are not joined if somebody assigned one of them to another field.
  const joinCells = joinNames(
    chosen ? headings.map((heading, index) => (chosen[index] === 'name' ? heading : '')) : headings,
  );
  const first = joinCells(headings);
  const isPart = (index: number) => headings[index] !== '' && first[index] === '';
  const titles = titlesOf(first).map((field, index) => (isPart(index) ? 'name' : field));
  const cells = table.slice(place + (joined ? 2 : 1));
  const lines = cells.map(joinCells);
  if (lines.length > ROWS_MAX) return { columns: [], rows: [], problem: TOO_MANY_ROWS };
  const width = table.reduce((most, line) => Math.max(most, line.length), 0);
  const found = chosen ?? (hasTitles ? titles : guessColumns(lines, width));
  if (chosen === undefined && hasTwoTables(first, lines))
    return { columns: [], rows: [], problem: TWO_TABLES };
  const columns = Array.from({ length: width }, (_, index) => ({
    heading: headings[index] ?? '',
    sample: cells.find((line) => line[index])?.[index] ?? '',
    field: found[index] ?? '',
  }));
  const typed = lines.map((line, index) => ({
    row: index + 1,
    values: valuesOf(line, columns),
    others: line
      .flatMap((cell, column) => {
        const { field, heading } = columns[column] ?? {};
        return field === '' ? withHeading(cell, heading ?? '') : [];
      })
      .join(' '),
  }));
  const rows = typed.map(peopleIn(shapeOf(typed))).map((row) => ({
    ...row,
    values: {
      ...row.values,
      course: row.values.course || (options.course ?? ''),
      issued: row.values.issued || (options.issued ?? ''),
    },
  }));
  return rows.length === 0 ? { columns, rows, problem: NO_ROWS } : { columns, rows };
}

/** True if there are two tables side by side: a title occurs twice, and both columns have values. */
function hasTwoTables(titles: readonly string[], lines: readonly string[][]): boolean {
  const name = titles.find((title) => fieldOfTitle(title) === 'name');
  const places = titles.flatMap((title, index) => (title === name ? index : []));
  return lines.some((line) => new Set(places.map((place) => line[place]).filter(Boolean)).size > 1);
}

function valuesOf(line: string[], columns: Roster['columns']): RosterValues {
  const values = { ...BLANK };
  for (const [index, { field }] of columns.entries()) if (field) values[field] ||= line[index] ?? '';
  return values;
}

/** Reads one line more than allowed, which shows that there are too many. */
async function linesOf(text: string): Promise<string[][]> {
  const lines: string[][] = [];
  for await (const entry of readTable(readableText(text), { areTitles, cellMaxLength: CELL_MAX_LENGTH })) {
    if ('problem' in entry) throw new OperatorError(`Line ${entry.line}: ${entry.problem}`);
    if (entry.values.length > COLUMNS_MAX) throw new OperatorError(TOO_MANY_COLUMNS);
    lines.push(entry.values.map(readCell));
    if (lines.length > TITLE_LINES + ROWS_MAX) break;
  }
  return lines;
}
