import { Option, type Command } from '@commander-js/extra-typings';
import type { Dependencies } from '../server/services/dependencies.ts';
import { isCalendarDate } from '../server/services/calendar.ts';
import { WrongRequest } from '../server/services/wrong-request.ts';
import { addVerb, withSystem } from './command.ts';
import { exportRows } from './export-rows.ts';
import type { Columns, Fields } from './output.ts';

/** Enquiries or applications, oldest first, from `since` on. */
type Each = (deps: Dependencies, since?: string) => AsyncIterable<Fields>;

const SINCE = ['--since <date>', 'only what was received on this day or later, YYYY-MM-DD (UTC)'] as const;

export function addList(noun: Command, each: Each, columns: Columns): void {
  addVerb(noun, 'list', 'oldest first', 'list --since 2026-11-01')
    .option(...SINCE)
    .action(withSystem(async (deps, output, { since }) => output.list(each(deps, startOf(since)), columns)));
}

export function addExport(
  noun: Command,
  each: Each,
  { columns, description, example }: { columns: string[]; description: string; example: string },
): void {
  addVerb(noun, 'export', description, example)
    .addOption(
      new Option('--format <format>', 'of the export').choices(['csv', 'json'] as const).default('csv'),
    )
    .option(...SINCE)
    .option('--out <file>', 'a new file; default: standard output')
    .action(
      withSystem(async (deps, _output, { since, format, out, json }) =>
        exportRows(each(deps, startOf(since)), columns, { format, out, json }),
      ),
    );
}

/** The beginning of a list: a day, or a time in ISO 8601. */
function startOf(text: string | undefined): string | undefined {
  if (text === undefined || isCalendarDate(text)) return text;
  const time = /^\d{4}-\d{2}-\d{2}T/.test(text) ? new Date(text) : undefined;
  if (time && !Number.isNaN(time.getTime())) return time.toISOString();
  throw new WrongRequest(`--since takes a day such as 2026-11-21; it got "${text}".`);
}
