import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Command, Option } from 'commander';
import { recordExport } from '../server/services/audit-log/record-act.ts';
import { isCalendarDate, startOfDay } from '../server/services/calendar.ts';
import { csvOf } from '../server/services/csv.ts';
import type { Dependencies } from '../server/services/dependencies.ts';
import { requireNewFile, writeNewFile } from '../server/services/new-file.ts';
import { OperatorError } from '../server/services/operator-error.ts';
import { addVerb, withSystem } from './command.ts';
import { type Fields, jsonArray } from './output.ts';
import { terminal } from './terminal.ts';

interface ExportOptions {
  format: string;
  out?: string;
  json?: boolean;
}

export function formatOption() {
  return new Option('--format <format>', 'format of the export')
    .choices(['csv', 'json'] as const)
    .default('csv');
}

export const OUT = ['--out <file>', 'path of the new file; default: standard output'] as const;

export const SINCE = [
  '--since <date>',
  'only submissions received on or after this day, YYYY-MM-DD in TIME_ZONE',
] as const;

/** Adds the verb that exports all rows of a command. */
export function addExport(
  noun: Command,
  what: Parameters<typeof recordExport>[1],
  [description, example]: [description: string, example: string],
  columns: string[],
  rowsOf: (deps: Dependencies, since?: string) => Promise<Fields[]> | AsyncIterable<Fields>,
  { takesSince = false } = {},
): void {
  const verb = addVerb(noun, 'export', description, example).addOption(formatOption());
  if (takesSince) verb.option(...SINCE);
  verb.option(...OUT).action(
    withSystem(async (deps, _output, { since, format, out, json }: ExportOptions & { since?: string }) => {
      const start = startOf(since, deps.config.timeZone);
      const rows = (async function* () {
        yield* await rowsOf(deps, start);
      })();
      await exportRows(rows, columns, { format, out, json });
      await recordExport(deps, what);
    }),
  );
}

/** Writes all rows to standard output or to a new file, as they are read. */
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

/** Start of a period: a day in the firm's time zone, or a time in ISO 8601. */
export function startOf(text: string | undefined, timeZone: string): string | undefined {
  if (text === undefined) return undefined;
  if (isCalendarDate(text)) return startOfDay(text, timeZone).toISOString();
  const time = /^\d{4}-\d{2}-\d{2}T/.test(text) ? new Date(text) : undefined;
  if (time && !Number.isNaN(time.getTime())) return time.toISOString();
  throw new OperatorError(`--since must be a day such as 2026-11-21, not "${text}".`);
}
