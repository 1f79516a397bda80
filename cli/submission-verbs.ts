import { Option, type Command } from '@commander-js/extra-typings';
import type { Dependencies } from '../server/services/dependencies.ts';
import { addVerb, withSystem } from './command.ts';
import { exportRows } from './export-rows.ts';
import type { Columns, Fields } from './output.ts';
import { startOf } from './start-of.ts';

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
