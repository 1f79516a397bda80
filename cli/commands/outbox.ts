import type { Command } from 'commander';
import { listOutbox, resendMails } from '../../server/services/mail/unsent-mails.ts';
import { addVerb, withSystem, withSystemToRead } from '../command.ts';

const COLUMNS = { reference: 9, kind: 24, state: 7, due: 16, to: 24, error: 80 };

export function addOutbox(program: Command): void {
  const outbox = program.command('outbox').description('emails about enquiries and applications');

  addVerb(outbox, 'list', 'list unsent emails, oldest first', 'list --all')
    .option('--all', 'include sent emails')
    .action(
      withSystemToRead(async (deps, output, { all = false }) =>
        output.list(await listOutbox(deps, { all }), COLUMNS),
      ),
    );

  addVerb(
    outbox,
    'retry [reference]',
    'retry failed emails now: all, or those about one submission',
    'retry A-7K3M-9Q',
  ).action(
    withSystem(async (deps, output, reference) =>
      output.object({ retried: await resendMails(deps, reference) }),
    ),
  );
}
