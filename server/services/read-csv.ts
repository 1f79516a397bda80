import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { CsvError, parse, type Parser } from 'csv-parse';
import { WrongRequest } from './wrong-request.ts';

/** Above the titles a sheet may name the firm, the batch and the month. */
export const TITLE_LINES = 6;
/** Far more than a line of ours; a quotation mark that is never closed would swallow the rest of the file. */
export const LINE_MAX_LENGTH = 64 * 1_024;
export const LONG_LINE = `A line has more than ${LINE_MAX_LENGTH.toLocaleString('en')} characters: a quotation mark may not be closed, or this is no table`;
const UNCLOSED = 'a quotation mark is not closed: nothing from here on was read';
const TOO_LONG = `it has more than ${LINE_MAX_LENGTH.toLocaleString('en')} characters, as when a quotation mark is not closed: nothing from here on was read`;
export const NOT_A_TABLE =
  'This is no table: it looks like a PDF, a picture, a web page or data for programs. Give what a spreadsheet saves as “CSV UTF-8”';
/** What people take for a table, by how it begins. */
const OTHER_TEXT = /^\s*(?:%PDF-|\{\\rtf|<|\{\s*"|\[\s*[[{"])/;
const LOOKED_AT_LENGTH = 4_096;

export type CsvLine = {
  /** Where the entry starts in the file, counted from 1, the header included. */
  line: number;
} & ({ values: Record<string, string> } | { problem: string });

/**
 * The entries of a CSV file one by one, by the names in its first line: in any order and case, after a byte order
 * mark or not, quoted or not, with commas, semicolons or tabs. Throws WrongRequest when the header does not fit.
 */
export async function* readCsv(file: Readable, columns: CsvColumns): AsyncGenerator<CsvLine> {
  const parser = new LineParser(await findDelimiter(file));
  let header: string[] | undefined;
  const above: string[][] = [];
  for await (const { line, values } of parser.parse(file)) {
    if (values.every((value) => value === '')) continue;
    if (header) {
      yield { line, ...named(header, values) };
      continue;
    }
    if (line === 1 && /^sep=/i.test(values[0] ?? '')) continue;
    above.push(values);
    if (columns.areTitles?.(values) ?? true) header = readHeader(values, columns);
    else if (above.length === TITLE_LINES) break;
  }
  if (!header && parser.broken) throw new WrongRequest(`${LONG_LINE}.`);
  if (!header && above[0]) header = readHeader(above[0], columns);
  if (!header)
    throw new WrongRequest(`The file is empty. Its first line names the columns: ${list(columns)}.`);
  if (parser.broken) yield parser.broken;
}

export interface CsvColumns {
  required: string[];
  optional: string[];
  /** The column that a title means which is not its name. */
  columnOf?: (title: string) => string | undefined;
  /** Whether a line names the columns, where lines above it may say other things. */
  areTitles?: (values: readonly string[]) => boolean;
}

interface ParsedLine {
  line: number;
  values: string[];
}

/**
 * Takes the entries from the parser as it finds them: as a stream it would drop those in its buffer when it meets an
 * entry that it cannot read.
 */
class LineParser {
  /** Where it could not go on. */
  broken: { line: number; problem: string } | undefined;
  readonly #parser: Parser;
  #found: ParsedLine[] = [];
  #nextLine = 1;
  /** The parser counts a CRLF within quotes as two lines. */
  #overcount = 0;
  /** What was read since a line ended: the parser counts no separators. */
  #length = 0;

  constructor(delimiter: string) {
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

  async *parse(file: Readable): AsyncGenerator<ParsedLine> {
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

  /** Null: the entry goes no further down the stream. */
  #add(values: string[], linesSoFar: number): null {
    const within = values.join('');
    const breaks = within.match(/[\r\n]/g)?.length ?? 0;
    this.#found.push({ line: linesSoFar - this.#overcount - breaks, values });
    this.#overcount += within.match(/\r\n/g)?.length ?? 0;
    this.#nextLine = linesSoFar - this.#overcount + 1;
    return null;
  }

  #break(problem: string): void {
    this.broken ??= { line: this.#nextLine, problem };
  }

  #take(): ParsedLine[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }
}

export function isTooLong(error: unknown): boolean {
  return error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE';
}

export function isTable(text: string): boolean {
  const start = text.slice(0, LOOKED_AT_LENGTH);
  return !start.includes('\0') && !OTHER_TEXT.test(start);
}

/** `sep=;` as Excel writes it into the first line. */
const SEPARATOR_LINE = /^sep=(.)[ \t]*(?:\r\n|\r|\n|$)/i;

/** What separates values, and the text after a line that says so. The names in the first line hold no separator. */
export function delimiterOf(text: string): { delimiter: string; rest: string } {
  const [line, sign] = SEPARATOR_LINE.exec(text) ?? [];
  if (line !== undefined && sign !== undefined) return { delimiter: sign, rest: text.slice(line.length) };
  const firstLine = text.split(/[\r\n]/, 1)[0] ?? '';
  return { delimiter: ['\t', ';', '|'].find((known) => firstLine.includes(known)) ?? ',', rest: text };
}

async function findDelimiter(file: Readable): Promise<string> {
  await once(file, 'readable');
  const start: Buffer | null = file.read();
  if (!start) return ',';
  file.unshift(start);
  const text = start.toString('utf8').replace(/^\uFEFF/, '');
  if (!isTable(text)) throw new WrongRequest(`${NOT_A_TABLE}.`);
  return delimiterOf(text).delimiter;
}

/** Columns without a name are left out. */
function readHeader(record: string[], columns: CsvColumns): string[] {
  const header = record.map((name) => columns.columnOf?.(name) ?? name.toLowerCase());
  const titles = header.filter(Boolean);
  const known = new Set([...columns.required, ...columns.optional]);
  const missing = columns.required.filter((name) => !header.includes(name));
  const unknown = titles.filter((name) => !known.has(name));
  if (missing.length === 0 && unknown.length === 0 && new Set(titles).size === titles.length) return header;
  const place = columns.areTitles ? `One of the first ${TITLE_LINES} lines` : 'The first line';
  throw new WrongRequest(
    `${place} must name the columns ${list(columns)}, each once, in any order. ` +
      `Found: ${record.filter(Boolean).join(', ').slice(0, 200)}.`,
  );
}

function list({ required, optional }: CsvColumns): string {
  return [...required, ...optional.map((name) => `${name} (optional)`)].join(', ');
}

function named(header: string[], record: string[]): { values: Record<string, string> } | { problem: string } {
  const values =
    record.length > header.length && record.slice(header.length).every((value) => value === '')
      ? record.slice(0, header.length)
      : record;
  if (values.length !== header.length) {
    return { problem: `it has ${values.length} values, the first line names ${header.length}` };
  }
  if (values.some((value) => value.includes('\uFFFD'))) {
    return { problem: 'it is not in UTF-8: save the file as "CSV UTF-8", or add --encoding windows-1252' };
  }
  const cells = header.map((name, index) => [name, values[index] ?? ''] as const);
  return { values: Object.fromEntries(cells.filter(([name]) => name !== '')) };
}
