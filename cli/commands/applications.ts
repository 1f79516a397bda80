import type { Command } from '@commander-js/extra-typings';
import { eachApplication } from '../../server/services/submissions/list-applications.ts';
import { saveResume } from '../../server/services/resumes/save-resume.ts';
import { showApplication } from '../../server/services/submissions/show-application.ts';
import { addVerb, withSystem } from '../command.ts';
import { addExport, addList } from '../submission-verbs.ts';

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

export function addApplications(program: Command): void {
  const applications = program
    .command('applications')
    .description('applications for openings, with their resumes');

  addList(applications, eachApplication, COLUMNS);

  addVerb(applications, 'show <reference>', 'one application in full', 'show A-7K3M-9Q').action(
    withSystem(async (deps, output, reference) => output.object(await showApplication(deps, reference))),
  );

  addVerb(
    applications,
    'resume <reference>',
    'save the resume to a file',
    'resume A-7K3M-9Q --out resume.pdf',
  )
    .requiredOption('--out <file>', 'a new file')
    .action(
      withSystem(async (deps, output, reference, { out }) => {
        const bytes = await saveResume(deps, reference, out);
        await output.object({ reference, file: out, bytes });
      }),
    );

  addExport(applications, eachApplication, {
    columns: EXPORTED,
    description: 'all applications as CSV or JSON, without the resumes',
    example: 'export --out applications.csv',
  });
}
