import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { delimiterOf } from '../read-csv.ts';
import { certificateFieldsSchema, type CertificateFields } from './certificate-fields.ts';
import { lookupOf } from './certificate-number.ts';
import { courseWarning } from './near-course.ts';
import { inferDateOrder, isAmbiguousDay, readDay, type DateOrder } from './read-day.ts';
import { fieldOfTitle, ROSTER_FIELDS, type RosterField } from './roster-columns.ts';

export interface RosterOptions {
  /** Which field each column is, from the left; null for none. Without it the first line tells. */
  columns?: readonly (RosterField | null)[];
  /** Without it, what the dates tell. */
  dates?: DateOrder;
  /** The site's courses: another one is warned of. */
  courses?: readonly string[];
  /** For the rows that name none. */
  course?: string;
  issued?: string;
}

/** One line of a class, as typed, with what is wrong in each cell. */
export interface RosterRow {
  /** Place in the table, from 1, without the titles and blank lines. */
  row: number;
  cells: Record<RosterField, string>;
  errors: Partial<Record<RosterField, string>>;
  warnings: Partial<Record<RosterField, string>>;
  /** The certificate, when there is no error. */
  fields?: CertificateFields;
}

export interface ReadRoster {
  /** The columns of the table, with their titles where the first line has titles. */
  columns: { title: string; field: RosterField | null }[];
  /** How the dates are written; `unknown` and `mixed` ask for `dates`. */
  dates: DateOrder | 'unknown' | 'mixed';
  rows: RosterRow[];
  /** Why nothing could be read. */
  problem?: string;
}

/** What a file of a spreadsheet says. Windows-1252 is only read as such when somebody says so. */
export function decodeRoster(
  file: Uint8Array,
  encoding?: 'utf-8' | 'windows-1252',
): { text: string } | { problem: 'not-utf-8' } {
  if (encoding === 'windows-1252') return { text: new TextDecoder('windows-1252').decode(file) };
  return isUtf8(file) ? { text: new TextDecoder().decode(file) } : { problem: 'not-utf-8' };
}

/**
 * Reads a class that was pasted or dropped: commas, semicolons or tabs, titles in the first line or columns that are
 * named, dates as people write them. Every row comes back with what is wrong in its cells.
 */
export function readRoster(text: string, options: RosterOptions = {}): ReadRoster {
  const table = readTable(text);
  if (table === undefined) return { columns: [], dates: 'ymd', rows: [], problem: UNCLOSED };
  const [first = [], ...others] = table;
  const titles = first.map(fieldOfTitle);
  const hasTitles = titles.includes('name');
  const width = Math.max(0, ...table.map((line) => line.length));
  const columns = Array.from({ length: width }, (_, index) => ({
    title: hasTitles ? (first[index] ?? '') : '',
    field: options.columns ? (options.columns[index] ?? null) : (titles[index] ?? null),
  }));
  const lines = hasTitles ? others : table;
  const cells = lines.map((line) => cellsOf(line, columns, options));
  return checkRoster(cells, columns, options);
}

/** Checks rows whose cells were corrected, as they came from `readRoster`. */
export function checkRosterRows(
  cells: readonly Record<RosterField, string>[],
  options: Omit<RosterOptions, 'columns'> = {},
): ReadRoster {
  return checkRoster(cells, [], options);
}

const UNCLOSED = 'A quotation mark is not closed: nothing could be read';

function checkRoster(
  cells: readonly Record<RosterField, string>[],
  columns: ReadRoster['columns'],
  { dates, courses = [] }: RosterOptions,
): ReadRoster {
  const inferred = dates ?? inferDateOrder(cells.flatMap(({ issued, expires }) => [issued, expires]));
  const order = inferred === 'unknown' || inferred === 'mixed' ? undefined : inferred;
  const seen = new Map<string, number>();
  const rows = cells.map((row, index) => {
    const read = readRow(row, order, courses);
    const key = read.fields && identityOf(read.fields);
    const earlier = key === undefined ? undefined : seen.get(key);
    if (key !== undefined && earlier === undefined) seen.set(key, index + 1);
    if (earlier !== undefined) {
      const field = row.number === '' ? 'name' : 'number';
      read.errors[field] = `Row ${earlier} says the same`;
      delete read.fields;
    }
    return { row: index + 1, ...read };
  });
  return { columns, dates: inferred, rows };
}

function identityOf({ number, name, course, issued }: CertificateFields): string {
  return number === undefined ? JSON.stringify([name, course, issued]) : lookupOf(number);
}

function readRow(
  cells: Record<RosterField, string>,
  order: DateOrder | undefined,
  courses: readonly string[],
): Omit<RosterRow, 'row'> {
  const errors: RosterRow['errors'] = {};
  const warnings: RosterRow['warnings'] = {};
  const dateOf = (field: 'issued' | 'expires') => {
    if (cells[field] === '') return undefined;
    const day = readDay(cells[field], order);
    if (day === undefined) errors[field] = dateProblem(cells[field], order);
    return day;
  };
  const issued = dateOf('issued');
  if (cells.issued === '') errors.issued = 'The issue date is missing';
  const expires = dateOf('expires');
  const parsed = v.safeParse(certificateFieldsSchema, {
    name: cells.name,
    course: cells.course,
    number: cells.number || undefined,
    issued: issued ?? '2000-01-01',
    expires,
  });
  for (const issue of parsed.issues ?? []) {
    const field = ROSTER_FIELDS.find((known) => known === v.getDotPath(issue)) ?? 'expires';
    errors[field] ??= issue.message;
  }
  if (errors.course === undefined) {
    const warning = courseWarning(cells.course.trim(), courses);
    if (warning !== undefined) warnings.course = warning;
  }
  const isWhole = parsed.success && Object.keys(errors).length === 0;
  return { cells, errors, warnings, ...(isWhole ? { fields: parsed.output } : {}) };
}

function dateProblem(text: string, order: DateOrder | undefined): string {
  return isAmbiguousDay(text) && order === undefined
    ? `"${text}": say whether day or month comes first, or write 2026-01-31`
    : `"${text}" is no day: write 2026-01-31`;
}

function cellsOf(
  line: string[],
  columns: ReadRoster['columns'],
  { course = '', issued = '' }: RosterOptions,
): Record<RosterField, string> {
  const cells: Record<RosterField, string> = { name: '', course: '', issued: '', number: '', expires: '' };
  for (const [index, { field }] of columns.entries()) if (field) cells[field] ||= line[index] ?? '';
  return { ...cells, course: cells.course || course, issued: cells.issued || issued };
}

/** The lines that hold anything; undefined when a quotation mark is not closed. */
function readTable(text: string): string[][] | undefined {
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
      trim: true,
    });
    return lines.filter((line) => line.some((cell) => cell !== ''));
  } catch {
    return undefined;
  }
}
