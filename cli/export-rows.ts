import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Option } from 'commander';
import { csvOf } from '../server/services/csv.ts';
import { requireNewFile, writeNewFile } from '../server/services/new-file.ts';
import { type Fields, jsonArray } from './output.ts';
import { terminal } from './terminal.ts';

export interface ExportOptions {
  format: string;
  out?: string;
  json?: boolean;
}

export function formatOption() {
  return new Option('--format <format>', 'of the export').choices(['csv', 'json'] as const).default('csv');
}

/** Writes all rows to standard output or a new file, as they come. */
export async function exportRows(
  rows: AsyncIterable<Fields>,
  columns: string[],
  { format, out, json }: ExportOptions,
): Promise<void> {
  const steps =
    json || format === 'json' ? [Readable.from(jsonArray(rows))] : [Readable.from(rows), csvOf(columns)];
  if (out === undefined) return await pipeline([...steps, terminal().stdout], { end: false });
  await requireNewFile(out);
  await writeNewFile(out, ...steps);
}
