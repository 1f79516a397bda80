import { makeMailsDue } from '../../storage/outbox.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { normaliseReference } from '../submissions/reference.ts';
import { recordAct } from '../trail/record-act.ts';
import { WrongRequest } from '../wrong-request.ts';

/** Makes the unsent mails due at once, also those that were given up: all, or those about one submission. */
export async function resendMails(deps: ActingDependencies, reference?: string): Promise<number> {
  const about = reference === undefined ? undefined : normaliseReference(reference);
  const count = await deps.storage.database.transaction().execute(async (transaction) => {
    const due = await makeMailsDue(transaction, deps.now().toISOString(), about);
    if (due > 0) await recordAct(transaction, deps, 'mail.retried', about);
    return due;
  });
  if (count > 0 || about === undefined) return count;
  throw new WrongRequest(`No unsent mail is about ${reference}. List them with outbox list.`);
}
