import { Option, type Command } from 'commander';
import { eachApplication } from '../../server/services/submissions/list-applications.ts';
import { saveResume } from '../../server/services/resumes/save-resume.ts';
import { showApplication } from '../../server/services/submissions/show-application.ts';
import { addVerb, withSystem } from '../command.ts';
import { exportRows, type ExportOptions } from '../export-rows.ts';
import { since } from '../since.ts';

const COLUMNS = { reference: 9, received: 16, name: 22, phone: 16, job_title: 40 };
const EXPORTED = [
  'reference',
  'name',
  'email',
  'phone',
  'cover_letter',
  'job_title',
  'received',
  'resume',
  'resume_bytes',
];

interface Since {
  since?: string;
}

export function addApplications(program: Command): void {
  const applications = program
    .command('applications')
    .description('applications for openings, with their resumes');

  addVerb(applications, 'list', 'oldest first', 'list --since 2026-11-01')
    .option('--since <date>', 'only what was received on this day or later, YYYY-MM-DD (UTC)')
    .action(
      withSystem(async (deps, output, options: Since) =>
        output.list(eachApplication(deps, since(options.since)), COLUMNS),
      ),
    );

  addVerb(applications, 'show <reference>', 'one application in full', 'show A-7K3M-9Q').action(
    withSystem(async (deps, output, reference: string) =>
      output.object(await showApplication(deps, reference)),
    ),
  );

  addVerb(
    applications,
    'resume <reference>',
    'save the resume to a file',
    'resume A-7K3M-9Q --out resume.pdf',
  )
    .requiredOption('--out <file>', 'a new file')
    .action(
      withSystem(async (deps, output, reference: string, { out }: { out: string }) => {
        const bytes = await saveResume(deps, reference, out);
        await output.object({ reference, file: out, bytes });
      }),
    );

  addVerb(
    applications,
    'export',
    'all applications as CSV or JSON, without the resumes',
    'export --out applications.csv',
  )
    .addOption(new Option('--format <format>', 'of the export').choices(['csv', 'json']).default('csv'))
    .option('--since <date>', 'only what was received on this day or later, YYYY-MM-DD (UTC)')
    .option('--out <file>', 'a new file; default: standard output')
    .action(
      withSystem(async (deps, _output, options: ExportOptions & Since) =>
        exportRows(eachApplication(deps, since(options.since)), EXPORTED, options),
      ),
    );
}
