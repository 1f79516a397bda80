import { kindOf } from '../../../domain/submission-kind.ts';
import type { Message } from '../../mail/mailbox/read-message.ts';
import { type EventDependencies, recordEvent } from '../../mail/record-event.ts';
import { recordUndelivered } from '../../mail/undelivered.ts';
import type { Connection, MailboxRow, OutboxRow } from '../../storage/database.ts';
import { moveOn } from '../../storage/mailboxes.ts';
import { endSentMail, isAnswer } from '../../storage/outbox.ts';
import { lockReceived, selectReceived } from '../../storage/received-rows.ts';
import { insertReply, type Reply } from '../../storage/replies.ts';
import { transactionDespiteDeadlocks } from '../../storage/retry-deadlock.ts';
import { selectFormerEmails } from '../../storage/submission-history.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Match } from './match-reply.ts';

/** Name to show in the history in place of a person's. */
const BY = 'A reply';

/**
 * Thrown if another server has become the reader of the mailbox, a restore has changed its position, or the submission
 * was deleted. The email is then read again.
 */
export class LostTurn extends Error {
  override name = 'LostTurn';
}

/** Position of an email in the mailbox, and the position after it. */
export interface Place {
  mailbox: MailboxRow;
  next: { holder: string; last_uid: string; held_until: string };
}

/**
 * Stores an email and the new position in one transaction, so that a crash cannot lose or repeat an email. Returns
 * false if the email is already stored. Throws LostTurn if nothing was stored.
 */
export async function storeReply(
  deps: Dependencies,
  place: Place,
  reply: Reply | undefined,
  { match = {}, report }: { match?: Match; report?: Message['report'] } = {},
): Promise<boolean> {
  return await transactionDespiteDeadlocks(deps.storage.database, async (transaction) => {
    if (!(await moveOn(transaction, place.mailbox, place.next))) throw new LostTurn();
    if (reply && reply.reference !== null) await requireStill(transaction, reply.reference);
    if (!reply || !(await insertReply(transaction, reply))) return false;
    const time = deps.now().toISOString();
    if (reply.reference !== null && reply.kind === 'reply')
      await recordReply(transaction, deps, reply.reference, time);
    if (match.mail && report?.outcome === 'failed')
      await recordBounce(transaction, deps, match.mail, report, time);
    return true;
  });
}

/** Locks the submission. Throws if it was deleted while the attachments were stored, which takes a while. */
async function requireStill(transaction: Connection, reference: string): Promise<void> {
  await lockReceived(transaction, [reference]);
  if (!(await selectReceived(transaction, kindOf(reference), reference))) throw new LostTurn();
}

/**
 * Marks the submission as waiting for an answer: an answered enquiry is new again. A closed one stays closed and shows
 * the reply.
 */
export async function recordReply(
  transaction: Connection,
  deps: EventDependencies,
  reference: string,
  time: string,
): Promise<number | undefined> {
  return await recordEvent(transaction, deps, { reference, by: BY, time }, ({ state }) => ({
    act: 'reply',
    state: state === 'answered' ? 'new' : state,
  }));
}

/**
 * Records a bounce in the same way as an email that the mail server refused immediately. Changes nothing if the email
 * has been sent to another address since.
 */
async function recordBounce(
  transaction: Connection,
  deps: EventDependencies,
  mail: OutboxRow,
  { reason, recipient }: NonNullable<Message['report']>,
  time: string,
): Promise<void> {
  const former = await selectFormerEmails(transaction, [mail.reference]);
  const isOfOther = former.some(({ former_email }) => former_email.toLowerCase() === recipient);
  if (isOfOther && recipient !== mail.recipient_lookup) return;
  const isEnded = await endSentMail(transaction, mail.id, reason || 'It bounced.');
  if (isEnded && isAnswer(mail.kind)) await recordUndelivered(transaction, deps, mail, time);
}
