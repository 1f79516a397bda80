import { Command, CommanderError } from 'commander';
import { Unprintable } from '../documents/unprintable.ts';
import { ConfigError } from '../server/config.ts';
import { Refusal } from '../server/services/refusal.ts';
import { WrongRequest } from '../server/services/wrong-request.ts';
import { StorageUnavailable } from '../server/storage/storage-unavailable.ts';
import { addApplications } from './commands/applications.ts';
import { addCertificates } from './commands/certificates.ts';
import { addData } from './commands/data.ts';
import { addDoctor } from './commands/doctor.ts';
import { addEnquiries } from './commands/enquiries.ts';
import { addJobs } from './commands/jobs.ts';
import { addMail } from './commands/mail.ts';
import { addOutbox } from './commands/outbox.ts';

/** 0: done. 1: the request is wrong. 2: the system failed. */
const REQUEST_IS_WRONG = 1;
const SYSTEM_FAILED = 2;

const program = new Command('operator')
  .description("The operator's commands. They work while the server runs.")
  .usage('NOUN VERB [options]')
  .exitOverride()
  .showHelpAfterError('(add --help to see how it is used)')
  .addHelpText(
    'after',
    '\nExample:\n  npm run -s operator -- certificates issue --name "Anita Sharma" --course "DevOps Automation"',
  );

addJobs(program);
addCertificates(program);
addEnquiries(program);
addApplications(program);
addOutbox(program);
addMail(program);
addData(program);
addDoctor(program);

/** `… list | head` closes the pipe early: that is no failure. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : SYSTEM_FAILED);
});

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = report(error);
}

function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : REQUEST_IS_WRONG;
  if (error instanceof WrongRequest || error instanceof Refusal || error instanceof Unprintable) {
    process.stderr.write(`${error.message}\n`);
    return REQUEST_IS_WRONG;
  }
  const isExpected = error instanceof StorageUnavailable || error instanceof ConfigError;
  process.stderr.write(`${isExpected ? error.message : ((error as Error).stack ?? String(error))}\n`);
  return SYSTEM_FAILED;
}
