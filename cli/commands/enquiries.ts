import { company } from '../../content/company.ts';
import { type Command, Option } from 'commander';
import { FURTHER_FIELDS } from '../../contracts/enquiry-form.ts';
import { ENQUIRY_VIAS } from '../../domain/enquiry-via.ts';
import { PAYMENT_MODES } from '../../domain/payment.ts';
import { SEATS } from '../../domain/seat.ts';
import { siteCourses } from '../../content/course-titles.ts';
import { ENQUIRY_STATES } from '../../domain/submission-state.ts';
import { addEnquiry } from '../../server/services/submissions/add-enquiry.ts';
import { setResult } from '../../server/services/submissions/set-result.ts';
import { setCourse, setSeat } from '../../server/services/submissions/set-seat.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { readAccount } from '../../server/services/payments/read-payments.ts';
import { recordPayment, setFee } from '../../server/services/payments/record-payment.ts';
import { addVerb, withSystem, withSystemToRead } from '../command.ts';
import { BY_COMMAND } from '../letter-options.ts';
import { addAction, addCommonVerbs, addList, addShow, addSubmissionExport } from '../submission-verbs.ts';

const { currency, tax } = company.region;

const COLUMNS = { reference: 9, received: 16, state: 8, name: 22, mobile: 16, message: 60 };

export function addEnquiries(program: Command): void {
  const enquiries = program
    .command('enquiries')
    .description('enquiries from the forms, and those that the office entered');

  addList(enquiries, 'enquiry', ENQUIRY_STATES, COLUMNS)
    .option('--course <title>', 'only enquiries about the course with this title')
    .option('--batch <id>', 'only people who have a seat in this batch or asked for one');

  const add = addVerb(
    enquiries,
    'add',
    'add an enquiry received by phone, WhatsApp, email or in person; no email is sent',
    'add --name "Asha Rao" --phone "+91 98765 43210" --course "DevOps Automation" --via phone',
  )
    .requiredOption('--name <name>', 'full name')
    .option('--phone <number>', 'phone number; give this or --email')
    .option('--email <address>', 'email address')
    .option('--course <course>', 'title of the course')
    .option('--message <text>', 'what the person asked')
    .addOption(
      new Option('--via <way>', 'how the enquiry arrived').choices(ENQUIRY_VIAS).makeOptionMandatory(),
    )
    .action(
      withSystem(async (deps, output, { json: _json, ...typed }) => {
        const { reference } = await addEnquiry(deps, typed, BY_COMMAND);
        await output.object({ reference });
      }),
    );
  for (const { name, label } of FURTHER_FIELDS) add.addOption(new Option(`--${name} <text>`, label));

  addShow(enquiries, 'enquiry', {
    description: 'show one enquiry with its history',
    example: 'show E-7K3M-9Q',
  });

  for (const verb of ['answer', 'close'] as const) addAction(enquiries, 'enquiry', verb);

  addVerb(
    enquiries,
    'seat <reference>',
    'hold a seat, record it as taken, add somebody to the waiting list, or move them to another batch',
    'seat E-7K3M-9Q --is held --until 2027-01-05',
    'seat E-7K3M-9Q --is taken',
    'seat E-7K3M-9Q --is waiting --batch devops-k3m7',
    'seat E-7K3M-9Q --batch devops-p2q8',
  )
    .addOption(new Option('--is <seat>', 'state of the seat; default: unchanged').choices([...SEATS, 'none']))
    .option('--until <date>', 'last day of the hold, YYYY-MM-DD; default: in three days')
    .option('--batch <id>', 'batch; default: the batch of their seat, or the one they asked for')
    .action(
      withSystem(async (deps, output, reference, { is, until, batch }) => {
        if (is === undefined && batch === undefined)
          throw new OperatorError('Give the seat with --is, the batch to move to with --batch, or both.');
        const wanted = { seat: is === 'none' ? null : is, until, batch };
        const { batchName, ...set } = await setSeat(deps, reference, wanted, BY_COMMAND);
        await output.object({ ...set, batch_name: batchName });
      }),
    );

  addVerb(
    enquiries,
    'course <reference>',
    'set the course of an enquiry',
    'course E-7K3M-9Q --to "DevOps Automation"',
  )
    .requiredOption('--to <course>', 'title of the course; "" resets it to the one named in the message')
    .action(
      withSystem(async (deps, output, reference, { to }) =>
        output.object({
          ...(await setCourse(deps, reference, to, { courses: siteCourses, author: BY_COMMAND })),
        }),
      ),
    );

  addVerb(
    enquiries,
    'pay <reference>',
    'record a payment; a negative amount is a correction or a refund',
    'pay E-7K3M-9Q --amount 20,000 --mode upi --reference 4301 --on 2026-11-28',
    'pay E-7K3M-9Q --amount -20000 --mode upi --reference "Recorded twice"',
  )
    .requiredOption('--amount <amount>', `whole amount in ${currency} with ${tax.name}`)
    .addOption(new Option('--mode <mode>', 'mode of payment').choices(PAYMENT_MODES).makeOptionMandatory())
    .option('--on <date>', 'date of the payment, YYYY-MM-DD; default: today')
    .option('--reference <text>', 'number of the transaction or receipt')
    .action(
      withSystem(async (deps, output, reference, { amount, mode, on, reference: paymentReference }) => {
        const typed = { amount, mode, on, paymentReference };
        const payment = await recordPayment(deps, reference, typed, BY_COMMAND);
        await output.object({ ...payment, ...(await accountFields(deps, reference)) });
      }),
    );

  addVerb(
    enquiries,
    'payments <reference>',
    'list the payments of a person, with agreed fee, paid and balance',
    'payments E-7K3M-9Q',
  ).action(
    withSystemToRead(async (deps, output, reference) => {
      const { payments } = await readAccount(deps, reference);
      await output.list(
        payments.map((payment) => ({ ...payment })),
        { paid_on: 10, amount: 9, mode: 6, paid_reference: 24, recorded_by: 20 },
      );
      const { fee, paid, balance, next_due } = await accountFields(deps, reference);
      output.say(
        `Agreed fee ${fee ?? 'not set'}, paid ${paid}, balance ${balance ?? 'none'}${next_due === null ? '' : `, next payment by ${next_due}`}.`,
      );
    }),
  );

  addVerb(
    enquiries,
    'fee <reference>',
    'set the agreed fee; default: the fee of the batch on the day the seat is taken',
    'fee E-7K3M-9Q --amount 50,000 --why "Former student"',
    'fee E-7K3M-9Q --amount 50000 --due 2027-02-01',
  )
    .requiredOption(
      '--amount <amount>',
      `whole amount in ${currency} with ${tax.name}; "" resets it to the fee of the batch`,
    )
    .option('--why <text>', 'reason, saved as a note')
    .option(
      '--due <date>',
      'date on which the next payment is due, YYYY-MM-DD; default: the first day of the batch',
    )
    .action(
      withSystem(async (deps, output, reference, { amount, why, due }) =>
        output.object({ ...(await setFee(deps, reference, { amount, why, due }, BY_COMMAND)) }),
      ),
    );

  addVerb(
    enquiries,
    'pass <reference>',
    'record whether a person with a taken seat passed; passing is the default',
    'pass E-7K3M-9Q --not',
    'pass E-7K3M-9Q',
  )
    .option('--not', 'the person did not pass; certificates from-batch skips them')
    .action(
      withSystem(async (deps, output, reference, { not = false }) => {
        const { passed, ...changed } = await setResult(deps, reference, !not, BY_COMMAND);
        await output.object({ ...changed, passed: passed ? 'yes' : 'no' });
      }),
    );

  addCommonVerbs(enquiries, 'enquiry');

  addSubmissionExport(enquiries, 'enquiry', [
    'export all enquiries as CSV or JSON',
    'export --format csv --out enquiries.csv',
  ]);
}

async function accountFields(deps: Dependencies, reference: string) {
  const { fee, paid, balance, nextDue } = await readAccount(deps, reference);
  return { fee, paid, balance, next_due: nextDue };
}
