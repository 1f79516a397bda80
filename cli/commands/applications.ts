import { Option, type Command } from 'commander';
import { APPLICATION_STATES, HIRING_STEPS } from '../../contracts/submission-state.ts';
import { answerApplication } from '../../server/services/submissions/answer.ts';
import {
  cancelInterview,
  proposeInterview,
  setInterview,
} from '../../server/services/interviews/change-interview.ts';
import { closeSubmission } from '../../server/services/submissions/close-submission.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import {
  advanceApplication,
  leaveApplication,
  rejectApplication,
} from '../../server/services/submissions/decide-application.ts';
import { saveResume } from '../../server/services/resumes/read-resume.ts';
import { addVerb, withSystem } from '../command.ts';
import { answerOf, BY_COMMAND } from '../letter-options.ts';
import {
  addCommonVerbs,
  addLetterVerb,
  addList,
  addShow,
  addSubmissionExport,
  sendLetter,
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
    description: 'one application in full',
    example: 'show A-7K3M-9Q',
  });

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

  addLetterVerb(
    applications,
    'answer',
    'write to the applicant, or note a call; the application stays in its step',
    'answer A-7K3M-9Q --phone',
    'answer A-7K3M-9Q --template application-questions --set question="When can you start?"',
  )
    .option('--phone', 'it was a call; nothing is sent')
    .action(
      withSystem(async (deps, output, reference, options) => {
        await sendLetter(deps, output, reference, options, async (letter) =>
          answerApplication(deps, reference, answerOf(letter, options), BY_COMMAND),
        );
      }),
    );

  addLetterVerb(
    applications,
    'advance',
    `take it to the next step (${HIRING_STEPS.join(', ')}), and after the last one accept it`,
    'advance A-7K3M-9Q',
    'advance A-7K3M-9Q --to talk --template phone-interview --set day="Tuesday, 24 November" --set time=11:00',
  )
    .addOption(new Option('--to <step>', 'a later step than the next').choices(HIRING_STEPS))
    .action(
      withSystem(async (deps, output, reference, options) => {
        await sendLetter(deps, output, reference, options, async (letter) =>
          advanceApplication(deps, reference, { to: options.to, letter }, BY_COMMAND),
        );
      }),
    );

  addVerb(
    applications,
    'leave <reference>',
    'leave it for later, in the step in which it is',
    'leave A-7K3M-9Q',
  ).action(
    withSystem(async (deps, output, reference) =>
      showChange(output, await leaveApplication(deps, reference, BY_COMMAND)),
    ),
  );

  addLetterVerb(
    applications,
    'reject',
    'say no, with a mail or without',
    'reject A-7K3M-9Q --template rejection --sender "Priya Nair"',
  ).action(
    withSystem(async (deps, output, reference, options) => {
      await sendLetter(deps, output, reference, options, async (letter) => {
        const changed = await rejectApplication(deps, reference, { letter }, BY_COMMAND);
        if (!letter)
          output.say(
            `No mail was sent. To send one: applications answer ${changed.reference} --template rejection`,
          );
        return changed;
      });
    }),
  );

  addVerb(applications, 'close <reference>', 'nothing is left to do about it', 'close A-7K3M-9Q').action(
    withSystem(async (deps, output, reference) =>
      showChange(output, await closeSubmission(deps, reference, BY_COMMAND)),
    ),
  );

  addVerb(
    applications,
    'interview <reference>',
    'propose times to the applicant, set one with an invitation for their calendar, move or cancel it',
    'interview A-7K3M-9Q --propose "2026-12-01 11:00" "2026-12-02 15:30" --place "Room 2" --with "Ravi Menon"',
    'interview A-7K3M-9Q --at "2026-12-01 11:00" --place "Room 2" --with "Ravi Menon" "Meera Nair"',
    'interview A-7K3M-9Q --cancel',
  )
    .option('--propose <times...>', 'up to three, in TIME_ZONE')
    .option('--at <time>', 'set it, or move it here')
    .option('--cancel', 'take it out of their calendar')
    .addOption(new Option('--minutes <minutes>', 'how long').choices(['30', '45', '60', '90']).default('45'))
    .option('--place <place>', 'a room, or the address of a call', '')
    .option('--with <names...>', 'who talks with them')
    .option('--words <text>', 'what else the mail says', '')
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
        output.say('The mail leaves in half a minute; undo takes it back until then.');
      }),
    );

  addCommonVerbs(applications, 'A-7K3M-9Q');

  addSubmissionExport(applications, 'application', [
    'all applications as CSV or JSON, without the resumes',
    'export --out applications.csv',
  ]);
}
