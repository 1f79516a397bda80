import { parse } from 'csv-parse/sync';
import type { RosterColumn, RosterField, RosterValues } from './roster.ts';
import {
  delimiterOf,
  isTable,
  isTooLong,
  LINE_MAX_LENGTH,
  LONG_LINE,
  NOT_A_TABLE,
  TITLE_LINES,
} from '../read-csv.ts';
import type { TypedRow } from './check-roster.ts';
import { areTitles, guessColumns, titlesOf } from './roster-columns.ts';

interface RosterOptions {
  /** What each column holds, from the left. Without it the titles tell, or what is in the cells. */
  columns?: readonly (RosterField | '')[];
  /** For the rows that name none. */
  course?: string;
  issued?: string;
}

interface Roster {
  columns: RosterColumn[];
  rows: TypedRow[];
  /** Why nothing could be read. */
  problem?: string;
}

/** So many rows are a page that a browser still scrolls with ease. */
export const ROWS_MAX = 1_500;
export const COLUMNS_MAX = 100;

const UNCLOSED = 'A quotation mark is not closed: nothing could be read';
const NO_ROWS = 'The table has no rows. Paste it with a name in each row.';
const TOO_MANY_ROWS = `This table has more than ${ROWS_MAX.toLocaleString('en')} rows, which is what fits at once: give it in parts`;
const TOO_MANY_COLUMNS = `This table has more than ${COLUMNS_MAX} columns: leave out those that say nothing about a certificate, or see whether it is a table`;

/**
 * Reads a class that was pasted or dropped, with any common separator, with titles in one of the first lines or without.
 * The cells come back as they were typed.
 */
export function readRoster(text: string, options: RosterOptions = {}): Roster {
  const table = readTable(text);
  if (typeof table === 'string') return { columns: [], rows: [], problem: table };
  const place = table.slice(0, TITLE_LINES).findIndex(areTitles);
  const hasTitles = place !== -1;
  const first = table[place] ?? [];
  const titles = titlesOf(first);
  const lines = table.slice(place + 1);
  if (lines.length > ROWS_MAX) return { columns: [], rows: [], problem: TOO_MANY_ROWS };
  const width = table.reduce((most, line) => Math.max(most, line.length), 0);
  const found = options.columns ?? (hasTitles ? titles : guessColumns(lines, width));
  const columns = Array.from({ length: width }, (_, index) => ({
    heading: hasTitles ? (first[index] ?? '') : '',
    sample: lines.find((line) => line[index])?.[index] ?? '',
    field: found[index] ?? '',
  }));
  const rows = lines.map((line, index) => ({ row: index + 1, values: valuesOf(line, columns, options) }));
  return rows.length === 0 ? { columns, rows, problem: NO_ROWS } : { columns, rows };
}

function valuesOf(
  line: string[],
  columns: Roster['columns'],
  { course = '', issued = '' }: RosterOptions,
): RosterValues {
  const values: RosterValues = { name: '', course: '', issued: '', number: '', expires: '' };
  for (const [index, { field }] of columns.entries()) if (field) values[field] ||= line[index] ?? '';
  return { ...values, course: values.course || course, issued: values.issued || issued };
}

/** The lines that hold anything, or why there is no table. */
function readTable(text: string): string[][] | string {
  if (!isTable(text)) return NOT_A_TABLE;
  const { delimiter: told, rest } = delimiterOf(text.replace(/^\uFEFF/, ''));
  // What is copied from a spreadsheet has tabs, but not in a line of one value.
  const delimiter = told === ',' && rest.includes('\t') ? '\t' : told;
  try {
    const lines = parse(rest, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      max_record_size: LINE_MAX_LENGTH,
      to: TITLE_LINES + ROWS_MAX + 1,
    });
    return lines.some((line) => line.length > COLUMNS_MAX) ? TOO_MANY_COLUMNS : lines;
  } catch (error) {
    return isTooLong(error) ? LONG_LINE : UNCLOSED;
  }
}
