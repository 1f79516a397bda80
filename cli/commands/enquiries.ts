import type { Command } from 'commander';
import { ENQUIRY_STATES } from '../../contracts/submission-state.ts';
import { answerEnquiry } from '../../server/services/submissions/answer.ts';
import { withSystem } from '../command.ts';
import { answerOf, BY_COMMAND } from '../letter-options.ts';
import {
  addCommonVerbs,
  addExport,
  addLetterVerb,
  addList,
  addShow,
  sendLetter,
} from '../submission-verbs.ts';

const COLUMNS = { reference: 9, received: 16, state: 8, name: 22, mobile: 16, message: 60 };

export function addEnquiries(program: Command): void {
  const enquiries = program
    .command('enquiries')
    .description('what visitors asked through the consultation forms');

  addList(enquiries, 'enquiry', ENQUIRY_STATES, COLUMNS);

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

  addCommonVerbs(enquiries, 'E-7K3M-9Q');

  addExport(enquiries, 'enquiry', {
    description: 'all enquiries as CSV or JSON',
    example: 'export --format csv --out enquiries.csv',
  });
}
