import { randomUUID } from 'node:crypto';
import type { SubmissionKind } from '../../../contracts/submission-kind.ts';
import type { Connection, MailKind, OutboxRow } from '../../storage/database.ts';
import { countConfirmations, insertMails } from '../../storage/outbox.ts';
import { isMailable } from '../../mail/mail-address.ts';
import { DAY_MS, timeBefore } from '../calendar.ts';

/** The form must not serve to fill somebody else's mailbox. */
const CONFIRMATIONS_PER_DAY_MAX = 3;

/** Queues the mails about a submission, in the transaction that stores it. */
export async function queueMails(
  transaction: Connection,
  kind: SubmissionKind,
  { reference, email, now }: { reference: string; email: string; now: Date },
): Promise<void> {
  const mails = [newMail(`${kind}-notification`, reference, '', now)];
  const lookup = email.toLowerCase();
  if (isMailable(email) && (await mayConfirm(transaction, lookup, RECEIPTS, now))) {
    mails.push(newMail(`${kind}-confirmation`, reference, lookup, now));
  }
  await insertMails(transaction, mails);
}

/** How long an answer can be taken back before it leaves. */
export const ANSWER_HELD_MS = 30_000;

/** Queues what a person of the firm wrote, in the transaction that stores it, under the letter's id. */
export async function queueAnswer(
  transaction: Connection,
  kind: `${SubmissionKind}-answer`,
  { id, reference, email, now }: { id: string; reference: string; email: string; now: Date },
): Promise<void> {
  const due = new Date(now.getTime() + ANSWER_HELD_MS).toISOString();
  await insertMails(transaction, [{ ...newMail(kind, reference, email.toLowerCase(), now), id, due }]);
}

/** Queues what tells the firm that somebody's access was reset, under the letter's id. */
export async function queueAccessReset(
  transaction: Connection,
  { id, reference, now }: { id: string; reference: string; now: Date },
): Promise<void> {
  await insertMails(transaction, [{ ...newMail('access-reset', reference, '', now), id }]);
}

/** Queues what tells the holder of a certificate about it, under the letter's id. */
export async function queueHolderMail(
  transaction: Connection,
  {
    id,
    reference,
    email,
    now,
    due = now,
  }: { id: string; reference: string; email: string; now: Date; due?: Date },
): Promise<void> {
  await insertMails(transaction, [
    // One that is put off is not late before its time.
    { ...newMail('certificate-holder', reference, email.toLowerCase(), due), id },
  ]);
}

/** Asks a subscriber to confirm. False, and nothing is queued, where the address had as many mails today as it may. */
export async function queueSubscriptionConfirmation(
  transaction: Connection,
  { reference, email, now }: { reference: string; email: string; now: Date },
): Promise<boolean> {
  const kind = 'subscription-confirmation';
  const lookup = email.toLowerCase();
  if (!(await mayConfirm(transaction, lookup, [kind], now))) return false;
  await insertMails(transaction, [newMail(kind, reference, lookup, now)]);
  return true;
}

/** Queues what tells subscribers of a batch, under these ids; whoever opened it by mistake can take it back meanwhile. */
export async function queueAnnouncements(
  transaction: Connection,
  mails: readonly { id: string; reference: string; recipient_lookup: string }[],
  now: Date,
): Promise<void> {
  const due = new Date(now.getTime() + ANSWER_HELD_MS).toISOString();
  await insertMails(
    transaction,
    mails.map(({ id, reference, recipient_lookup }) => ({
      ...newMail('batch-opened', reference, recipient_lookup, now),
      id,
      due,
    })),
  );
}

/** Queues what tells one of the firm's people of their day, under the letter's id. */
export async function queueMorningMail(
  transaction: Connection,
  { id, reference, email, now }: { id: string; reference: string; email: string; now: Date },
): Promise<void> {
  await insertMails(transaction, [{ ...newMail('morning-mail', reference, email.toLowerCase(), now), id }]);
}

const RECEIPTS: readonly MailKind[] = ['enquiry-confirmation', 'application-confirmation'];

async function mayConfirm(
  transaction: Connection,
  lookup: string,
  kinds: readonly MailKind[],
  now: Date,
): Promise<boolean> {
  const sent = await countConfirmations(transaction, lookup, kinds, timeBefore(now, DAY_MS));
  return sent < CONFIRMATIONS_PER_DAY_MAX;
}

export function newMail(kind: MailKind, reference: string, recipient_lookup: string, now: Date): OutboxRow {
  const time = now.toISOString();
  return {
    id: randomUUID(),
    kind,
    reference,
    recipient_lookup,
    state: 'waiting',
    attempts: 0,
    due: time,
    last_error: null,
    created: time,
    sent: null,
  };
}
