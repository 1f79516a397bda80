import { parse } from 'csv-parse/sync';
import {
  type DateOrder,
  ROSTER_FIELDS,
  type RosterField,
  type RosterValues,
} from '../../../contracts/desk/roster-view.ts';
import { WrongRequest } from '../wrong-request.ts';
import { dateOrderOf, readDay } from './written-day.ts';

export interface Roster {
  /** The columns of the table, each with what it holds; empty: it is left out. */
  columns: { heading: string; sample: string; field: RosterField | '' }[];
  dates: DateOrder;
  /** Days such as 03/04/2026 can be read both ways. */
  areDatesOpen: boolean;
  rows: RosterValues[];
}

export interface RosterChoices {
  /** By column; what is not given is found out. */
  fields?: (RosterField | '')[];
  dates?: DateOrder;
  /** For rows that have none of their own. */
  course: string;
  issued: string;
}

/** How headings are written, in lower case and letters alone. */
const HEADINGS: Record<RosterField, RegExp> = {
  name: /^((full|student|students|candidate|trainee|learner|participant|employee)?name|nameof\w+|student|candidate|trainee|learner|participant)$/,
  course: /^(course|program|programme|training|subject)(name|title)?$/,
  issued:
    /^(issued|date|issuedon|issuedate|dateofissue|issueddate|completed|completedon|completiondate|dateofcompletion)$/,
  expires: /^(expires|expiry|expireson|expirydate|validuntil|validtill|validupto)$/,
  number:
    /^(number|certificate|cert|certificatenumber|certificateno|certno|certnumber|certificateid|certid)$/,
};

/** A file's text: UTF-8 or UTF-16 where it says so or fits, else what Excel writes in the West. */
export function decodeTable(bytes: Uint8Array): { text: string; isWindows: boolean } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), isWindows: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isWindows: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isWindows: true };
  }
}

/** A table that was pasted or dropped → its rows, with days written YYYY-MM-DD where they can be read. */
export function readRoster(text: string, { fields, dates, course, issued }: RosterChoices): Roster {
  const table = readTable(text);
  const width = Math.max(0, ...table.map((cells) => cells.length));
  const header = (table[0] ?? []).map(fieldOfHeading);
  const hasHeader = header.includes('name') || header.filter((field) => field !== '').length > 1;
  const body = hasHeader ? table.slice(1) : table;
  if (body.length === 0) throw new WrongRequest('The table has no rows. Paste it with a name in each row.');
  const found = Array.from(
    { length: width },
    (_, index) => fields?.[index] ?? (hasHeader ? (header[index] ?? '') : guessField(body, index)),
  );
  const used = found.map((field, index) => (found.indexOf(field) === index ? field : ''));
  const valueOf = (cells: string[], field: RosterField) => cells[used.indexOf(field)] ?? '';
  const days = body.flatMap((cells) => [valueOf(cells, 'issued'), valueOf(cells, 'expires')]).filter(Boolean);
  const told = dateOrderOf(days);
  const order = dates ?? told ?? 'dmy';
  const day = (written: string) => readDay(written, order) ?? written;
  return {
    columns: used.map((field, index) => ({
      heading: hasHeader ? (table[0]?.[index] ?? '') : '',
      sample: body.find((cells) => cells[index])?.[index] ?? '',
      field,
    })),
    dates: order,
    areDatesOpen: told === undefined,
    rows: body.map((cells) => ({
      name: valueOf(cells, 'name'),
      course: valueOf(cells, 'course') || course,
      issued: day(valueOf(cells, 'issued')) || issued,
      expires: day(valueOf(cells, 'expires')),
      number: valueOf(cells, 'number'),
    })),
  };
}

function readTable(text: string): string[][] {
  const told = /^\uFEFF?sep=(.)\r?\n/i.exec(text);
  const content = told ? text.slice(told[0].length) : text;
  const firstLines = content
    .split(/\r?\n|\r/)
    .slice(0, 5)
    .join('\n');
  const count = (sign: string) => firstLines.split(sign).length;
  const [common = ','] = ['\t', ';', ',', '|'].toSorted((one, other) => count(other) - count(one));
  const rows = parse(content, {
    delimiter: told?.[1] ?? common,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
  });
  return rows.filter((cells) => cells.some((cell) => cell !== ''));
}

function fieldOfHeading(heading: string): RosterField | '' {
  const letters = heading.toLowerCase().replace(/[^a-z]/g, '');
  return ROSTER_FIELDS.find((field) => HEADINGS[field].test(letters)) ?? '';
}

/** Without headings: days are days, long numbers certificate numbers, the first words the name, the next the course. */
function guessField(body: string[][], index: number): RosterField | '' {
  const kinds = Array.from({ length: index + 1 }, (_, column) => kindOf(body, column));
  const kind = kinds[index] ?? '';
  const earlier = kinds.slice(0, index).filter((other) => other === kind).length;
  if (kind === 'day') return (['issued', 'expires'] as const)[earlier] ?? '';
  if (kind === 'words') return (['name', 'course'] as const)[earlier] ?? '';
  return kind === 'number' && earlier === 0 ? 'number' : '';
}

function kindOf(body: string[][], index: number): 'day' | 'number' | 'words' | '' {
  const cells = body.map((row) => row[index] ?? '').filter(Boolean);
  const most = (test: (cell: string) => boolean) => cells.filter(test).length * 2 > cells.length;
  if (most((cell) => readDay(cell, 'dmy') !== undefined || readDay(cell, 'mdy') !== undefined)) return 'day';
  if (most((cell) => /^[\d -]{8,}$/.test(cell))) return 'number';
  return most((cell) => /\p{L}{2}/u.test(cell)) ? 'words' : '';
}
