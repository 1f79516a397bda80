import { Option, type Command } from 'commander';
import { APPLICATION_STATES } from '../../domain/submission-state.ts';
import {
  cancelInterview,
  proposeInterview,
  setInterview,
} from '../../server/services/interviews/change-interview.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { saveResume } from '../../server/services/resumes/read-resume.ts';
import { addVerb, withSystem } from '../command.ts';
import { BY_COMMAND } from '../letter-options.ts';
import {
  addAction,
  addCommonVerbs,
  addList,
  addShow,
  addSubmissionExport,
  showChange,
} from '../submission-verbs.ts';

const COLUMNS = {
  reference: 9,
  received: 16,
  state: 8,
  name: 22,
  phone: 16,
  job_title: 40,
  resume_marks: 24,
};

export function addApplications(program: Command): void {
  const applications = program
    .command('applications')
    .description('applications for openings, with their resumes');

  addList(applications, 'application', APPLICATION_STATES, COLUMNS);

  addShow(applications, 'application', {
    description: 'show one application with its history',
    example: 'show A-7K3M-9Q',
  });

  addVerb(
    applications,
    'resume <reference>',
    'save the resume to a file',
    'resume A-7K3M-9Q --out resume.pdf',
  )
    .requiredOption('--out <file>', 'path of the new file')
    .action(
      withSystem(async (deps, output, reference, { out }) => {
        const bytes = await saveResume(deps, reference, out);
        await output.object({ reference, file: out, bytes });
      }),
    );

  for (const verb of ['answer', 'advance', 'hold', 'reject', 'close'] as const)
    addAction(applications, 'application', verb);

  addVerb(
    applications,
    'interview <reference>',
    'propose times for an interview, set one with a calendar invitation, move it or cancel it',
    'interview A-7K3M-9Q --propose "2026-12-01 11:00" "2026-12-02 15:30" --place "Room 2" --with "Ravi Menon"',
    'interview A-7K3M-9Q --at "2026-12-01 11:00" --place "Room 2" --with "Ravi Menon" "Meera Nair"',
    'interview A-7K3M-9Q --cancel',
  )
    .option('--propose <times...>', 'one to three possible times, in TIME_ZONE')
    .option('--at <time>', 'time of the interview; sets or moves it')
    .option('--cancel', 'cancel the interview')
    .addOption(new Option('--minutes <minutes>', 'length').choices(['30', '45', '60', '90']).default('45'))
    .option('--place <place>', 'room, or link of a video call', '')
    .option('--with <names...>', 'names of the interviewers')
    .option('--words <text>', 'additional text of the email', '')
    .action(
      withSystem(async (deps, output, reference, options) => {
        const { propose, at, cancel, minutes, place, with: interviewers = [], words } = options;
        if ([propose, at, cancel].filter(Boolean).length !== 1)
          throw new OperatorError('Give one of --propose, --at and --cancel.');
        const typed = { times: propose ?? [at ?? ''], minutes, place, interviewers, words };
        if (cancel) await showChange(output, await cancelInterview(deps, reference, words, BY_COMMAND));
        else if (propose)
          await showChange(output, await proposeInterview(deps, reference, typed, BY_COMMAND));
        else await showChange(output, await setInterview(deps, reference, typed, BY_COMMAND));
        output.say('The email is sent in half a minute. Until then undo cancels it.');
      }),
    );

  addCommonVerbs(applications, 'application');

  addSubmissionExport(applications, 'application', [
    'export all applications as CSV or JSON, without the resumes',
    'export --out applications.csv',
  ]);
}
