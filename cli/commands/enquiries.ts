import { type Command, Option } from 'commander';
import { FURTHER_FIELDS } from '../../contracts/enquiry-form.ts';
import { ENQUIRY_OUTCOMES } from '../../contracts/enquiry-outcome.ts';
import { ENQUIRY_VIAS } from '../../contracts/enquiry-via.ts';
import { SEATS } from '../../contracts/seat.ts';
import { ENQUIRY_STATES } from '../../contracts/submission-state.ts';
import { closeSubmission } from '../../server/services/submissions/close-submission.ts';
import { answerEnquiry } from '../../server/services/submissions/answer.ts';
import { addEnquiry } from '../../server/services/submissions/add-enquiry.ts';
import { setSeat } from '../../server/services/submissions/set-seat.ts';
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

const COLUMNS = { reference: 9, received: 16, state: 8, name: 22, mobile: 16, message: 60 };

export function addEnquiries(program: Command): void {
  const enquiries = program
    .command('enquiries')
    .description('what visitors asked through the consultation forms');

  addList(enquiries, 'enquiry', ENQUIRY_STATES, COLUMNS);

  const add = addVerb(
    enquiries,
    'add',
    'enter an enquiry that came by phone, WhatsApp, mail or at the door; no mail is sent',
    'add --name "Asha Rao" --phone "+91 98765 43210" --course "DevOps Automation" --via phone',
  )
    .requiredOption('--name <name>', 'who asks')
    .option('--phone <number>', 'this or a mail address is needed')
    .option('--email <address>', 'where an answer by mail goes')
    .option('--course <course>', 'as the site calls it')
    .option('--message <text>', 'what they ask')
    .addOption(new Option('--via <way>', 'how it came').choices(ENQUIRY_VIAS).makeOptionMandatory())
    .action(
      withSystem(async (deps, output, { json: _json, ...typed }) => {
        const { reference } = await addEnquiry(deps, typed, BY_COMMAND);
        await output.object({ reference });
      }),
    );
  for (const { name, label } of FURTHER_FIELDS) add.addOption(new Option(`--${name} <text>`, label));

  addShow(enquiries, 'enquiry', { description: 'one enquiry in full', example: 'show E-7K3M-9Q' });

  addLetterVerb(
    enquiries,
    'answer',
    'send an answer by mail, or note that it was answered by phone',
    'answer E-7K3M-9Q --phone',
    'answer E-7K3M-9Q --template questions --sender "Priya Nair"',
    'answer E-7K3M-9Q --template call --set day="Tuesday, 24 November" --set time=11:00 --preview',
  )
    .option('--phone', 'it was answered by phone; nothing is sent')
    .action(
      withSystem(async (deps, output, reference, options) => {
        await sendLetter(deps, output, reference, options, async (letter) =>
          answerEnquiry(deps, reference, answerOf(letter, options), BY_COMMAND),
        );
      }),
    );

  addVerb(
    enquiries,
    'close <reference>',
    'nothing is left to do about it; spam counts nowhere',
    'close E-7K3M-9Q --outcome joined',
    'close E-7K3M-9Q --outcome lost --why "Took a course nearer to home."',
  )
    .addOption(new Option('--outcome <outcome>', 'what became of it').choices(ENQUIRY_OUTCOMES))
    .option('--why <text>', 'is kept as a note')
    .action(
      withSystem(async (deps, output, reference, { outcome, why }) =>
        showChange(output, await closeSubmission(deps, reference, BY_COMMAND, { outcome, why })),
      ),
    );

  addVerb(
    enquiries,
    'seat <reference>',
    'hold a seat of the batch that was asked for, note that it is taken, or put them on the waiting list',
    'seat E-7K3M-9Q --is held --until 2027-01-05',
    'seat E-7K3M-9Q --is taken',
    'seat E-7K3M-9Q --is waiting --batch devops-k3m7',
  )
    .addOption(
      new Option('--is <seat>', 'what it is from now on').choices([...SEATS, 'none']).makeOptionMandatory(),
    )
    .option('--until <date>', 'the last day of a hold, YYYY-MM-DD; default: in three days')
    .option('--batch <id>', 'where the enquiry names none')
    .action(
      withSystem(async (deps, output, reference, { is, until, batch }) =>
        showChange(
          output,
          await setSeat(deps, reference, { seat: is === 'none' ? null : is, until, batch }, BY_COMMAND),
        ),
      ),
    );

  addCommonVerbs(enquiries, 'E-7K3M-9Q');

  addSubmissionExport(enquiries, 'enquiry', [
    'all enquiries as CSV or JSON',
    'export --format csv --out enquiries.csv',
  ]);
}
