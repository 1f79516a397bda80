import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { WrongRequest } from '../server/services/wrong-request.ts';
import type { Fields } from './output.ts';

export interface ExportOptions {
  format: string;
  out?: string;
  json?: boolean;
}

/**
 * Writes all rows to standard output or a new file, as they come. In CSV a value that a spreadsheet would run as a
 * formula is defused with an apostrophe; a byte order mark tells Excel that it is UTF-8.
 */
export async function exportRows(
  rows: AsyncIterable<Fields>,
  columns: string[],
  { format, out, json }: ExportOptions,
): Promise<void> {
  const target = out === undefined ? process.stdout : createWriteStream(out, { flags: 'wx', mode: 0o600 });
  const source = Readable.from(json || format === 'json' ? jsonArray(rows) : rows);
  const steps =
    json || format === 'json'
      ? [source]
      : [source, stringify({ header: true, bom: true, columns, escape_formulas: true })];
  try {
    await pipeline([...steps, target], { end: out !== undefined });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new WrongRequest(`${out} exists already. Give --out another name.`);
  }
}

async function* jsonArray(rows: AsyncIterable<Fields>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(row)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
