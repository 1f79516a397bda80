import { makeMailsDue } from '../../storage/outbox.ts';
import type { Dependencies } from '../dependencies.ts';
import { normaliseReference } from '../submissions/reference.ts';
import { WrongRequest } from '../wrong-request.ts';

/** Makes the unsent mails due at once, also those that were given up: all, or those about one submission. */
export async function resendMails({ storage, now }: Dependencies, reference?: string): Promise<number> {
  const about = reference === undefined ? undefined : normaliseReference(reference);
  const count = await makeMailsDue(storage.database, now().toISOString(), about);
  if (count > 0 || about === undefined) return count;
  throw new WrongRequest(`No unsent mail is about ${reference}. List them with outbox list.`);
}
