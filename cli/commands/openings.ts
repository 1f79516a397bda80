import type { Command } from 'commander';
import { opening } from '../../server/services/catalogue/opening.ts';
import { importJobs } from '../../server/services/jobs/import-jobs.ts';
import { readableFile } from '../../server/services/readable-file.ts';
import { addVerb, withSystem } from '../command.ts';
import { runImport } from '../run-import.ts';
import { addThing } from '../thing-commands.ts';

export function addOpenings(program: Command): void {
  addVerb(
    addThing(program, opening),
    'import <file>',
    'publish the openings of a CSV file: title, type, location, description, closes (optional)',
    'import openings.csv --dry-run',
  )
    .option('--dry-run', 'show what would be stored, and store nothing')
    .action(
      withSystem(async (deps, output, path, { dryRun }) =>
        runImport(deps, output, importJobs, path, { dryRun, file: await readableFile(path) }),
      ),
    );
}
