import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { parse, type Parser } from 'csv-parse';
import { WrongRequest } from './wrong-request.ts';

/** Above the titles a sheet may name the firm, the batch and the month. */
export const TITLE_LINES = 6;
/** Far more than a line of ours; a quotation mark that is never closed would swallow the rest of the file. */
const LINE_MAX_BYTES = 64 * 1024;

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
  if (!header && above[0]) header = readHeader(above[0], columns);
  if (!header)
    throw new WrongRequest(`The file is empty. Its first line names the columns: ${list(columns)}.`);
  if (parser.brokenAt !== undefined) {
    yield { line: parser.brokenAt, problem: 'a quotation mark is not closed: nothing from here on was read' };
  }
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
  brokenAt: number | undefined;
  readonly #parser: Parser;
  #found: ParsedLine[] = [];
  #nextLine = 1;
  /** The parser counts a CRLF within quotes as two lines. */
  #overcount = 0;

  constructor(delimiter: string) {
    this.#parser = parse({
      delimiter,
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: LINE_MAX_BYTES,
      on_record: (values: string[], { lines }) => this.#add(values, lines),
    });
    this.#parser.on('error', () => {
      this.brokenAt = this.#nextLine;
    });
  }

  async *parse(file: Readable): AsyncGenerator<ParsedLine> {
    for await (const chunk of file) {
      await new Promise((resolve) => this.#parser.write(chunk, resolve));
      yield* this.#take();
      if (this.brokenAt !== undefined) return;
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

  #take(): ParsedLine[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }
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
  return delimiterOf(start.toString('utf8').replace(/^\uFEFF/, '')).delimiter;
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
