import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { CsvError, parse, type Parser } from 'csv-parse';
import { plural } from '../../contracts/plural.ts';
import { GUARDED } from './csv.ts';
import { OperatorError } from './operator-error.ts';
import { otherTable } from './other-table.ts';

/**
 * Number of lines in which titles are looked for. Lines above the titles often name the firm, the batch and the month.
 */
export const TITLE_LINES = 6;
/** Limit for a line. Without it, a missing quotation mark would make one line of the rest of the file. */
const LINE_MAX_LENGTH = 64 * 1_024;
const UNCLOSED = 'a quotation mark is not closed: nothing from here on was read';
const TOO_LONG = `it has more than ${LINE_MAX_LENGTH.toLocaleString('en')} characters, as when a quotation mark is not closed: nothing from here on was read`;
const NOT_A_TABLE =
  'This is not a table: it looks like a PDF, a picture, a web page or data for programs. Save the spreadsheet as “CSV UTF-8” and choose that file.';
/** Beginnings of files that people mistake for a table. */
const OTHER_TEXT = /^\s*(?:%PDF-|\{\\rtf|<|\{\s*"|\[\s*[[{"])/;
/** Tables in formats that are not supported, by their beginnings. */
const OTHER_TABLES: [RegExp, string][] = [
  [/urn:schemas-microsoft-com:office:spreadsheet|progid="Excel\.Sheet"/, 'an XML Spreadsheet 2003'],
  [/urn:oasis:names:tc:opendocument/, 'a flat OpenDocument spreadsheet (.fods)'],
  [/^\s*<(?:!doctype html|html|table)\b/i, 'a web page, which some programs save as .xls'],
];
const LOOKED_AT_LENGTH = 4_096;

/** Error, and number of the line that has it, from 1. */
interface Problem {
  line: number;
  problem: string;
}

interface TableLine {
  line: number;
  values: string[];
}

type CsvLine = ({ line: number } & NamedValues) | Problem;

export interface NamedValues {
  values: Record<string, string>;
  /** Values of the columns that are ignored. */
  others: string;
}

type AreTitles = (values: readonly string[]) => boolean;

/**
 * Entries of a table that are not empty, one by one. Quotes, a byte order mark and any common separator are accepted.
 * If the rest cannot be read, the last item is a Problem. Throws an OperatorError if the file is not a table.
 */
export async function* readTable(
  file: Readable,
  { areTitles, cellMaxLength }: Pick<CsvColumns, 'areTitles' | 'cellMaxLength'> = {},
): AsyncGenerator<TableLine | Problem> {
  const parser = new LineParser(await findDelimiter(file, areTitles), cellMaxLength);
  for await (const entry of parser.parse(file)) {
    const namesSeparator = entry.line === 1 && /^sep=/i.test(entry.values[0] ?? '');
    if (!namesSeparator) yield entry;
  }
  if (parser.broken) yield parser.broken;
}

/**
 * Entries of a table by the names of its columns, which are in the first line in any order and case. Throws an
 * OperatorError if a name is not valid.
 */
export async function* readCsv(file: Readable, columns: CsvColumns): AsyncGenerator<CsvLine> {
  const { areTitles } = columns;
  let titles: TableLine | undefined;
  let header: string[] | undefined;
  let joinCells = (values: string[]) => values;
  const begin = ({ line, values }: TableLine) => {
    joinCells = columns.joinCells?.(values) ?? joinCells;
    return readHeader({ line, values: joinCells(values) }, columns);
  };
  const above: TableLine[] = [];
  for await (const entry of readTable(file, columns)) {
    if ('problem' in entry) {
      if (!titles) throw new OperatorError(`Line ${entry.line}: ${entry.problem}.`);
      yield entry;
    } else if (titles) {
      const joined = header ? undefined : joinTitles(titles.values, entry.values, areTitles);
      if (joined) {
        titles = { line: titles.line, values: joined };
        header = begin(titles);
        continue;
      }
      header ??= begin(titles);
      yield { line: entry.line, ...named(header, joinCells(entry.values)) };
    } else {
      above.push(entry);
      if (areTitles?.(entry.values) ?? true) titles = entry;
      else if (above.length === TITLE_LINES) break;
    }
  }
  const first = titles ?? above[0];
  if (!first)
    throw new OperatorError(`The file is empty. Its first line names the columns: ${list(columns)}.`);
  if (!header) begin(first);
}

/**
 * Joins titles in two rows. The upper row has names of groups, or titles in cells that are merged with the cell below.
 * Undefined if the lower row has no titles, or if the upper row is a line such as "Course, Ethical Hacking".
 */
export function joinTitles(
  upper: readonly string[],
  lower: readonly string[],
  areTitles: AreTitles = () => false,
): string[] | undefined {
  if (!areTitles(lower) || /\d/.test(lower.join(''))) return undefined;
  // Tests one cell. It is passed twice, because a row of titles needs two.
  const isTitle = (text = '') => areTitles([text, text]);
  // True if the next cell has a value, so the cell is not the name of a group of columns.
  const hasValue = (index: number) => {
    const { [index]: over, [index + 1]: beside = '' } = upper;
    return isTitle(over) && beside !== '' && !isTitle(beside);
  };
  if (lower.some((under, index) => under !== '' && !isTitle(under) && hasValue(index))) return [...lower];
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, index) => {
    const [over = '', under = ''] = [upper[index], lower[index]];
    return under !== '' && (over === '' || isTitle(under)) ? under : over;
  });
}

export interface CsvColumns {
  required: string[];
  optional: string[];
  /** Columns that may be missing. */
  besides?: string[];
  /** Returns the column that a title means, if its name differs. */
  columnOf?: (title: string) => string | undefined;
  /** True if a line contains the titles. Needed for files that have other lines above them. */
  areTitles?: AreTitles;
  /** Length limit of a cell. The rest is replaced by an ellipsis. */
  cellMaxLength?: number;
  /**
   * Returns a function that joins cells which belong together, in titles and in lines. The number of cells does not
   * change.
   */
  joinCells?(titles: readonly string[]): (values: readonly string[]) => string[];
  /** Called with columns that are ignored. Without it, files with such columns are refused. */
  onPassedOver?(titles: string[], line: number): void;
}

/** Parses a file line by line. As a stream, the parser would lose the lines before one that it cannot read. */
class LineParser {
  /** Problem that ended the parsing. */
  broken: Problem | undefined;
  readonly #parser: Parser;
  #found: TableLine[] = [];
  #nextLine = 1;
  /** Number of lines to subtract from what the parser counted: it counts a CRLF within quotes as two lines. */
  #overcount = 0;
  readonly #cellMaxLength: number;
  /** Number of characters since the last line end. The parser does not count separators. */
  #length = 0;

  constructor(delimiter: string, cellMaxLength = LINE_MAX_LENGTH) {
    this.#cellMaxLength = cellMaxLength;
    this.#parser = parse({
      delimiter,
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: LINE_MAX_LENGTH,
      on_record: (values: string[], { lines }) => this.#add(values, lines),
    });
    this.#parser.on('error', (error) => this.#break(isTooLong(error) ? TOO_LONG : UNCLOSED));
  }

  async *parse(file: Readable): AsyncGenerator<TableLine> {
    for await (const chunk of file) {
      const { lines } = this.#parser.info;
      await new Promise((resolve) => this.#parser.write(chunk, resolve));
      this.#length = this.#parser.info.lines === lines ? this.#length + chunk.length : 0;
      if (this.#length > LINE_MAX_LENGTH) this.#break(TOO_LONG);
      yield* this.#take();
      if (this.broken) return;
    }
    await new Promise<void>((resolve) => this.#parser.once('close', resolve).end().resume());
    yield* this.#take();
  }

  /** Adds an entry. Returns null, so that the parser does not put the entry into its stream. */
  #add(values: string[], linesSoFar: number): null {
    const within = values.join('');
    const breaks = within.match(/[\r\n]/g)?.length ?? 0;
    const line = linesSoFar - this.#overcount - breaks;
    const cells = values.map((cell) => withoutGuard(cut(cell, this.#cellMaxLength)));
    if (within !== '') this.#found.push({ line, values: cells });
    this.#overcount += within.match(/\r\n/g)?.length ?? 0;
    this.#nextLine = linesSoFar - this.#overcount + 1;
    return null;
  }

  #break(problem: string): void {
    this.broken ??= { line: this.#nextLine, problem };
  }

  #take(): TableLine[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }
}

/**
 * Value without what a spreadsheet puts around text, as in ="00012345" or '00012345. Our own exports put an apostrophe
 * before a possible formula (csv.ts).
 */
function withoutGuard(value: string): string {
  if (value.startsWith('=')) return /^="([^"]*)"$/.exec(value)?.[1] ?? value;
  return value.startsWith("'") ? value.replace(GUARDED, '') : value;
}

function cut(cell: string, maxLength: number): string {
  return cell.length > maxLength ? `${cell.slice(0, maxLength)}…` : cell;
}

function isTooLong(error: unknown): boolean {
  return error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE';
}

async function findDelimiter(file: Readable, areTitles?: AreTitles): Promise<string> {
  await once(file, 'readable');
  const start: Buffer | null = file.read();
  if (!start) return ',';
  file.unshift(start);
  const text = start.toString('utf8').replace(/^\uFEFF/, '');
  const looked = text.slice(0, LOOKED_AT_LENGTH);
  const other = OTHER_TABLES.find(([mark]) => mark.test(looked))?.[1];
  if (other !== undefined && OTHER_TEXT.test(looked)) throw new OperatorError(otherTable(other));
  if (looked.includes('\0') || OTHER_TEXT.test(looked)) throw new OperatorError(NOT_A_TABLE);
  return delimiterOf(text, areTitles);
}

/** Line such as `sep=;`, which Excel writes at the start of a file. */
const SEPARATOR_LINE = /^sep=(.)[ \t]*(?:[\r\n]|$)/i;
const SEPARATORS = ['\t', ';', '|', ','];

/** Separator of a table, given in the first line or guessed from the titles. */
function delimiterOf(text: string, areTitles?: AreTitles): string {
  const said = SEPARATOR_LINE.exec(text)?.[1];
  if (said !== undefined) return said;
  const lines = text.slice(0, LOOKED_AT_LENGTH).split(/[\r\n]+/, TITLE_LINES);
  const inTitles = SEPARATORS.find((sign) =>
    lines.some((line) => line.includes(sign) && areTitles?.(line.split(sign))),
  );
  if (inTitles !== undefined) return inTitles;
  const inFirst = SEPARATORS.find((sign) => lines[0]?.includes(sign)) ?? ',';
  // Text copied from a spreadsheet has tabs, except in a line with only one value.
  return areTitles && inFirst === ',' && text.includes('\t') ? '\t' : inFirst;
}

/** Columns by their titles. Columns without a title are left out. */
function readHeader({ values: record, line }: TableLine, columns: CsvColumns): string[] {
  const { required, optional, besides = [] } = columns;
  const known = new Set([...required, ...optional, ...besides]);
  const header = record.map((name) => columns.columnOf?.(name) ?? name.toLowerCase());
  const unknown = record.filter((name, index) => name !== '' && !known.has(header[index]!));
  const found = header.map((name) => (known.has(name) ? name : ''));
  const titles = found.filter(Boolean);
  const isWhole = required.every((name) => titles.includes(name));
  const isClear = new Set(titles).size === titles.length && titles.length > 0;
  if (isWhole && isClear && (unknown.length === 0 || columns.onPassedOver)) {
    if (unknown.length > 0) columns.onPassedOver?.(unknown, line);
    return found;
  }
  const place = columns.areTitles ? `One of the first ${TITLE_LINES} lines` : 'The first line';
  throw new OperatorError(
    `${place} must name the columns ${list(columns)}, each once, in any order. ` +
      `Found: ${record.filter(Boolean).join(', ').slice(0, 200)}.`,
  );
}

function list({ required, optional }: CsvColumns): string {
  return [...required, ...optional.map((name) => `${name} (optional)`)].join(', ');
}

function named(header: string[], record: string[]): NamedValues | { problem: string } {
  const values =
    record.length > header.length && record.slice(header.length).every((value) => value === '')
      ? record.slice(0, header.length)
      : record;
  if (values.length !== header.length) {
    return {
      problem: `it has ${plural(values.length, 'value')}, but the first line names ${plural(header.length, 'column')}`,
    };
  }
  if (values.some((value) => value.includes('\uFFFD'))) {
    return { problem: 'it is not in UTF-8: save the file as "CSV UTF-8", or add --encoding windows-1252' };
  }
  const cells = header.map((name, index) => [name, values[index] ?? ''] as const);
  return {
    values: Object.fromEntries(cells.filter(([name]) => name !== '')),
    others: values.filter((_, index) => header[index] === '').join(' '),
  };
}
