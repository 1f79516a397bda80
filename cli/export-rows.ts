import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Command, Option } from 'commander';
import { recordExport } from '../server/services/audit-log/record-act.ts';
import { csvOf } from '../server/services/csv.ts';
import type { Dependencies } from '../server/services/dependencies.ts';
import { requireNewFile, writeNewFile } from '../server/services/new-file.ts';
import { addVerb, withSystem } from './command.ts';
import { type Fields, jsonArray } from './output.ts';
import { terminal } from './terminal.ts';

interface ExportOptions {
  format: string;
  out?: string;
  json?: boolean;
}

export function formatOption() {
  return new Option('--format <format>', 'of the export').choices(['csv', 'json'] as const).default('csv');
}

export const OUT = ['--out <file>', 'a new file; default: standard output'] as const;

/** The verb that exports all rows of a noun. */
export function addExport(
  noun: Command,
  what: Parameters<typeof recordExport>[1],
  [description, example]: [description: string, example: string],
  columns: string[],
  rowsOf: (deps: Dependencies) => Promise<Fields[]> | AsyncIterable<Fields>,
): void {
  addVerb(noun, 'export', description, example)
    .addOption(formatOption())
    .option(...OUT)
    .action(
      withSystem(async (deps, _output, { format, out, json }) => {
        const rows = (async function* () {
          yield* await rowsOf(deps);
        })();
        await exportRows(rows, columns, { format, out, json });
        await recordExport(deps, what);
      }),
    );
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
