import type { Command } from 'commander';
import { opening, reopenOpening } from '../../server/services/catalogue/opening.ts';
import { importJobs } from '../../server/services/jobs/import-jobs.ts';
import { readableFile } from '../../server/services/readable-file.ts';
import { addVerb, withSystem } from '../command.ts';
import { runImport } from '../run-import.ts';
import { addThing } from '../thing-commands.ts';

export function addOpenings(program: Command): void {
  const openings = addThing(program, opening);
  addVerb(
    openings,
    'reopen <id>',
    'reopen an opening; it accepts applications again',
    'reopen soc-analyst-k3m7',
  )
    .option('--closes <date>', 'last day on which applications are accepted, YYYY-MM-DD, or "never"')
    .action(
      withSystem(async (deps, output, id, { closes }) => {
        const reopened = await reopenOpening(deps, id, { closes: closes === 'never' ? '' : closes });
        await output.object(opening.command.print(reopened));
      }),
    );
  addVerb(
    openings,
    'import <file>',
    'publish the openings in a CSV file: title, type, location, description, closes (optional)',
    'import openings.csv --dry-run',
  )
    .option('--dry-run', 'show what would be stored, and store nothing')
    .action(
      withSystem(async (deps, output, path, { dryRun }) =>
        runImport(deps, output, importJobs, path, { dryRun, file: await readableFile(path) }),
      ),
    );
}
