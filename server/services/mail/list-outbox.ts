import { officeAddresses } from '../../mail/compose-mail.ts';
import type { OutboxRow } from '../../storage/database.ts';
import { isToVisitor, selectMails } from '../../storage/outbox.ts';
import type { Dependencies } from '../dependencies.ts';

/** A mail as the operator sees it. */
export type MailRecord = Pick<
  OutboxRow,
  'reference' | 'kind' | 'state' | 'attempts' | 'due' | 'created' | 'sent'
> & {
  to: string;
  error: string | null;
};

/** What was not sent yet, oldest first; with `all` also what was. */
export async function listOutbox(
  { storage, config }: Dependencies,
  options = { all: false },
): Promise<MailRecord[]> {
  const rows = await selectMails(storage.database, options);
  return rows.map(
    ({ reference, kind, recipient_lookup, state, attempts, due, created, sent, last_error }) => {
      const to = isToVisitor(kind) ? recipient_lookup : officeAddresses(config).join(', ');
      return { reference, kind, to, state, attempts, due, created, sent, error: last_error };
    },
  );
}
