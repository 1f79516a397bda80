import { randomUUID } from 'node:crypto';
import type { SubmissionKind } from '../../../domain/submission-kind.ts';
import type { Config } from '../../config.ts';
import type { Connection, MailKind, OutboxRow } from '../../storage/database.ts';
import { countConfirmations, isAnswer } from '../../storage/outbox.ts';
import { insertLetter } from '../../storage/submission-history.ts';
import { insertRows } from '../../storage/rows.ts';
import { officeAddresses } from '../../mail/compose-mail.ts';
import { isMailable } from '../../mail/mail-address.ts';
import { DAY_MS, timeBefore } from '../calendar.ts';

/** Limit of confirmations to one address, so that nobody can use the form to fill a stranger's mailbox. */
const CONFIRMATIONS_PER_DAY_MAX = 3;

/**
 * Queues the emails about a submission, to each address of the firm and to the visitor. Runs in the transaction that
 * stores the submission.
 */
export async function queueMails(
  transaction: Connection,
  kind: SubmissionKind,
  { reference, email, now }: { reference: string; email: string; now: Date },
  config: Config,
): Promise<void> {
  const mails = officeAddresses(config).map((address) =>
    newMail(`${kind}-notification`, reference, address.toLowerCase(), now),
  );
  const lookup = email.toLowerCase();
  if (isMailable(email) && (await mayConfirm(transaction, lookup, RECEIPTS, now))) {
    mails.push(newMail(`${kind}-confirmation`, reference, lookup, now));
  }
  await insertRows(transaction, 'outbox', mails);
}

/** Time before an email is sent, in which it can be undone. */
export const HELD_MS = 30_000;

const held = (now: Date) => new Date(now.getTime() + HELD_MS).toISOString();

/**
 * Stores an email and queues it under the same id, in the caller's transaction. Answers wait for a moment, so that they
 * can be undone. Other emails are sent immediately, or when they are due.
 */
export async function queueLetter(
  transaction: Connection,
  kind: MailKind,
  letter: Parameters<typeof insertLetter>[1],
  due: Date,
): Promise<void> {
  const { id, reference, recipient } = letter;
  await insertLetter(transaction, letter);
  // A postponed email counts as queued at the time for which it is planned, so that it is not reported as late before
  // that.
  const mail = newMail(kind, reference, recipient.toLowerCase(), due);
  await insertRows(transaction, 'outbox', [{ ...mail, id, ...(isAnswer(kind) && { due: held(due) }) }]);
}

/**
 * Queues the email with which a subscriber confirms. If the address has reached its daily limit, it queues nothing and
 * returns false.
 */
export async function queueSubscriptionConfirmation(
  transaction: Connection,
  { reference, email, now }: { reference: string; email: string; now: Date },
): Promise<boolean> {
  const kind = 'subscription-confirmation';
  const lookup = email.toLowerCase();
  if (!(await mayConfirm(transaction, lookup, [kind], now))) return false;
  await insertRows(transaction, 'outbox', [newMail(kind, reference, lookup, now)]);
  return true;
}

/**
 * Queues emails about a batch to subscribers, under these ids. They wait for a while, so that a batch opened by mistake
 * can be undone.
 */
export async function queueAnnouncements(
  transaction: Connection,
  mails: readonly { id: string; reference: string; recipient_lookup: string }[],
  now: Date,
): Promise<void> {
  await insertRows(
    transaction,
    'outbox',
    mails.map(({ id, reference, recipient_lookup }) => ({
      ...newMail('batch-opened', reference, recipient_lookup, now),
      id,
      due: held(now),
    })),
  );
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
