import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { CsvError, parse, type Info } from 'csv-parse';
import { WrongRequest } from './wrong-request.ts';

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
export async function* readCsv(
  file: Readable,
  columns: { required: string[]; optional: string[] },
): AsyncGenerator<CsvLine> {
  const parser = file.pipe(
    parse({
      bom: true,
      info: true,
      delimiter: await findDelimiter(file),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: LINE_MAX_BYTES,
    }),
  );
  file.once('error', (error) => parser.destroy(error));
  let header: string[] | undefined;
  let lastLine = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      lastLine = info.lines;
      if (header) yield { line: firstLineOf(record, info), ...named(header, record) };
      else header = readHeader(record, columns);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield { line: lastLine + 1, problem: 'a quotation mark is not closed here: nothing after it was read' };
  }
  if (!header) throw new WrongRequest(`The file is empty. Its first line names the columns: ${list(columns)}.`);
}

/** Spreadsheets write what the country uses; the names in the first line hold none of them. */
async function findDelimiter(file: Readable): Promise<string> {
  await once(file, 'readable');
  const start: Buffer | null = file.read();
  if (!start) return ',';
  file.unshift(start);
  const firstLine = start.toString('utf8').split(/[\r\n]/)[0] ?? '';
  return [';', '\t'].find((delimiter) => firstLine.includes(delimiter)) ?? ',';
}

/** The parser counts the line on which an entry ends; a quoted value may span several. */
function firstLineOf(record: string[], info: Info): number {
  return info.lines - record.reduce((count, value) => count + (value.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
}

function readHeader(record: string[], columns: { required: string[]; optional: string[] }): string[] {
  const header = record.map((name) => name.toLowerCase());
  const known = [...columns.required, ...columns.optional];
  const missing = columns.required.filter((name) => !header.includes(name));
  const unknown = header.filter((name) => !known.includes(name));
  if (missing.length === 0 && unknown.length === 0 && new Set(header).size === header.length) return header;
  throw new WrongRequest(
    `The first line must name the columns ${list(columns)}, each once, in any order. ` +
      `It says: ${record.join(', ').slice(0, 200)}.`,
  );
}

function list({ required, optional }: { required: string[]; optional: string[] }): string {
  return [...required, ...optional.map((name) => `${name} (optional)`)].join(', ');
}

function named(header: string[], record: string[]): { values: Record<string, string> } | { problem: string } {
  if (record.length !== header.length) {
    return { problem: `it has ${record.length} values, the first line names ${header.length}` };
  }
  if (record.some((value) => value.includes('\uFFFD'))) {
    return { problem: 'it is not in UTF-8: save the file as "CSV UTF-8"' };
  }
  return { values: Object.fromEntries(header.map((name, index) => [name, record[index] ?? ''])) };
}
