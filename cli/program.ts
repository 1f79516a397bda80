import { Command, Help } from 'commander';
import { operatorCommand } from '../server/config.ts';
import { addApplications } from './commands/applications.ts';
import { addBatches } from './commands/batches.ts';
import { addCertificates } from './commands/certificates.ts';
import { addData } from './commands/data.ts';
import { addPayments } from './commands/payments.ts';
import { addDesk } from './commands/desk.ts';
import { addDoctor } from './commands/doctor.ts';
import { addEnquiries } from './commands/enquiries.ts';
import { addStatistics } from './commands/statistics.ts';
import { addHours } from './commands/hours.ts';
import { addMail } from './commands/mail.ts';
import { FACT_KINDS } from '../domain/things.ts';
import { THINGS } from '../server/services/catalogue/things.ts';
import { addOpenings } from './commands/openings.ts';
import { addRenamed } from './renamed.ts';
import { addThing } from './thing-commands.ts';
import { addOutbox } from './commands/outbox.ts';
import { addUnmatched } from './commands/unmatched.ts';
import { addSubscribers } from './commands/subscribers.ts';
import { addWebhooks } from './commands/webhooks.ts';
import { terminal } from './terminal.ts';

/** All commands. Errors are thrown; they do not end the process. */
export function createProgram(): Command {
  const program = new Command('operator')
    .description("The operator's commands. They work while the server runs.")
    .usage('NOUN VERB [options]')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal().stdout.write(text),
      writeErr: (text) => terminal().stderr.write(text),
    })
    .configureHelp({
      optionDescription: (option) =>
        `${new Help().optionDescription(option)}${option.mandatory ? ' (required)' : ''}`,
    })
    .showHelpAfterError('(add --help to see how it is used)')
    .addHelpText(
      'after',
      `\nExample:\n  ${operatorCommand(terminal().env)} certificates issue --name "Anita Sharma" --course "DevOps Automation"`,
    );
  program.commandsGroup('Site:');
  addOpenings(program);
  addBatches(program);
  addSubscribers(program);
  for (const kind of FACT_KINDS)
    if (kind === 'hours') addHours(program);
    else addThing(program, THINGS[kind]);
  program.commandsGroup('Inbox:');
  addEnquiries(program);
  addApplications(program);
  addPayments(program);
  addUnmatched(program);
  addOutbox(program);
  addMail(program);
  program.commandsGroup('Certificates:');
  addCertificates(program);
  program.commandsGroup('Data:');
  addData(program);
  program.commandsGroup('System:');
  addStatistics(program);
  addWebhooks(program);
  addDesk(program);
  addDoctor(program);
  addRenamed(program);
  return program;
}
