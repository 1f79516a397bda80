import type { Command } from 'commander';
import { closeJob } from '../../server/services/jobs/close-job.ts';
import { editJob } from '../../server/services/jobs/edit-job.ts';
import { importJobs } from '../../server/services/jobs/import-jobs.ts';
import { type JobRecord, listJobs } from '../../server/services/jobs/read-jobs.ts';
import { openJob } from '../../server/services/jobs/open-job.ts';
import { reopenJob } from '../../server/services/jobs/reopen-job.ts';
import { addVerb, withSystem, withSystemToRead } from '../command.ts';
import type { Fields } from '../output.ts';
import { readableFile } from '../../server/services/readable-file.ts';
import { runImport } from '../run-import.ts';

const COLUMNS = { id: 32, state: 6, closes: 10, location: 16, title: 60 };

export function addJobs(program: Command): void {
  const jobs = program.command('jobs').description('openings on the careers page');

  addVerb(jobs, 'list', 'all openings, newest first, closed ones included', 'list').action(
    withSystemToRead(async (deps, output) => output.list((await listJobs(deps)).map(fieldsOf), COLUMNS)),
  );

  addVerb(
    jobs,
    'open',
    'publish an opening',
    'open --title "SOC analyst" --type Full-time --location Pune --description "You watch alerts." --closes 2027-01-31',
  )
    .requiredOption('--title <title>', 'stands on the card; no two open jobs may share it')
    .requiredOption('--type <type>', 'such as Full-time')
    .requiredOption('--location <place>', 'such as Bengaluru')
    .requiredOption('--description <text>', 'several lines are kept as they are')
    .option('--closes <date>', 'last day on which applications are taken, YYYY-MM-DD')
    .action(
      withSystem(async (deps, output, { title, type, location, description, closes }) => {
        const job = await openJob(deps, { title, type, location, description, closes: closes ?? null });
        await output.object(fieldsOf(job));
      }),
    );

  addVerb(
    jobs,
    'edit <id>',
    'change what is given, keep the rest',
    'edit soc-analyst-k3m7 --location "Pune or remote"',
  )
    .option('--title <title>', 'stands on the card; no two open jobs may share it')
    .option('--type <type>', 'such as Full-time')
    .option('--location <place>', 'such as Bengaluru')
    .option('--description <text>', 'several lines are kept as they are')
    .option('--closes <date>', 'last day on which applications are taken, or "never"')
    .action(
      withSystem(async (deps, output, id, { title, type, location, description, closes }) => {
        const given = Object.entries({
          title,
          type,
          location,
          description,
          closes: closes === 'never' ? null : closes,
        });
        const changes = Object.fromEntries(given.filter(([, value]) => value !== undefined));
        await output.object(fieldsOf(await editJob(deps, id, changes)));
      }),
    );

  addVerb(jobs, 'close <id>', 'take no more applications', 'close soc-analyst-k3m7').action(
    withSystem(async (deps, output, id) => output.object(fieldsOf(await closeJob(deps, id)))),
  );

  addVerb(jobs, 'reopen <id>', 'take applications again', 'reopen soc-analyst-k3m7 --closes 2027-01-31')
    .option('--closes <date>', 'last day on which applications are taken, or "never"; default: as before')
    .action(
      withSystem(async (deps, output, id, { closes }) =>
        output.object(fieldsOf(await reopenJob(deps, id, { closes: closes === 'never' ? null : closes }))),
      ),
    );

  addVerb(
    jobs,
    'import <file>',
    'publish the openings of a CSV file: title, type, location, description, closes (optional)',
    'import openings.csv --dry-run',
  )
    .option('--dry-run', 'say what would happen and store nothing')
    .action(
      withSystem(async (deps, output, path, { dryRun }) =>
        runImport(deps, output, importJobs, path, { dryRun, file: await readableFile(path) }),
      ),
    );
}

function fieldsOf({ id, title, type, location, description, closes, state }: JobRecord): Fields {
  return { id, title, type, location, description, closes, state };
}
