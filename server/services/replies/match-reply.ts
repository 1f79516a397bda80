import { kindOf } from '../../../domain/submission-kind.ts';
import { referenceIn } from '../../mail/reply-address.ts';
import { outboxIdIn } from '../../mail/mailbox/message-ids.ts';
import type { Message } from '../../mail/mailbox/read-message.ts';
import type { Connection, OutboxRow } from '../../storage/database.ts';
import { isToVisitor, selectMail } from '../../storage/outbox.ts';
import {
  selectInterviewed,
  selectReceived,
  selectReceivedFrom,
  type Received,
} from '../../storage/received-rows.ts';

export interface Match {
  /** Submission to which the email belongs. */
  row?: Received;
  /** Reference of a deleted submission that the email is about. */
  gone?: string;
  /** Our email that the email answers, or that a bounce is about. */
  mail?: OutboxRow;
}

/**
 * Finds the submission to which an incoming email belongs. Evidence is, in this order: the tag in its recipient
 * address, the emails that it answers or reports on, the interview that it accepts or declines, or a reference in it. A
 * reference counts only if the email comes from the address of that submission.
 */
export async function matchMessage(database: Connection, secret: Buffer, message: Message): Promise<Match> {
  const mail = await findMail(database, [...(message.report?.ids ?? []), ...message.references]);
  const signed = message.recipients
    .map((address) => referenceIn(secret, address))
    .find((found) => found !== undefined);
  for (const reference of [signed, mail?.reference]) {
    if (reference === undefined) continue;
    const row = await selectReceived(database, kindOf(reference), reference);
    return row ? { row, mail } : { gone: reference, mail };
  }
  const interviewed = message.calendar && (await selectInterviewed(database, message.calendar.id));
  return { row: interviewed ?? (await findNamed(database, message)), mail };
}

/** True for emails that the site itself has sent. If the mailbox is the office's own, they arrive in it too. */
export async function isOwnMail(database: Connection, { id }: Message): Promise<boolean> {
  const own = outboxIdIn(id);
  return own !== undefined && (await selectMail(database, own)) !== undefined;
}

async function findMail(database: Connection, ids: string[]): Promise<OutboxRow | undefined> {
  // Begins with the last id, which is the id of the answered email.
  for (const id of ids.toReversed()) {
    const own = outboxIdIn(id);
    const mail = own === undefined ? undefined : await selectMail(database, own);
    if (mail && isToVisitor(mail.kind)) return mail;
  }
  return undefined;
}

async function findNamed(database: Connection, { sender, named }: Message): Promise<Received | undefined> {
  if (named.length === 0 || sender.address === '') return undefined;
  const rows = await selectReceivedFrom(database, sender.address.toLowerCase());
  return rows.find(({ reference }) => named.includes(reference));
}
