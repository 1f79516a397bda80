import { kindOf } from '../../../../domain/submission-kind.ts';
import { ACTS } from '../../../../domain/submission-state.ts';
import type { Connection, OutboxRow } from '../../../storage/database.ts';
import { isAnswer, selectMail, selectMails } from '../../../storage/outbox.ts';
import { selectReceived } from '../../../storage/received-rows.ts';
import { hasChangeWithLetter, selectLastChange } from '../../../storage/submission-history.ts';
import { hasAuditEntry, selectAuditEntriesOf } from '../../../storage/audit-log.ts';
import { deleteRows, updateRows } from '../../../storage/rows.ts';
import type { ActingDependencies } from '../../dependencies.ts';
import { undoLast } from '../../submissions/undo-change.ts';
import type { Act } from '../../audit-log/acts.ts';
import { nameOfActor } from '../../audit-log/actor.ts';

/** Emails that are unsent in the backup. None of them is sent automatically. */
export interface Mails {
  /** Emails that an operator can send. */
  held: OutboxRow[];
  /** Emails that were sent since the backup, with their present state. */
  sentSince: OutboxRow[];
  /** Emails that were undone since the backup. */
  withdrawn: OutboxRow[];
}

const UNDONE: Act = 'submission.undo';

export async function planMails(
  present: Connection,
  backup: Connection,
  erased: Set<string>,
): Promise<Mails> {
  const plan: Mails = { held: [], sentSince: [], withdrawn: [] };
  for (const mail of await selectMails(backup, { all: false })) {
    if (erased.has(mail.reference)) continue;
    const here = await selectMail(present, mail.id);
    if (here?.state === 'sent') plan.sentSince.push(here);
    else if (!here && (await isWithdrawn(present, backup, mail))) plan.withdrawn.push(mail);
    else if (mail.state !== 'failed') plan.held.push(mail);
  }
  return plan;
}

/**
 * True if an email was undone since the backup. Then the history has its text but the outbox has no email, or the audit
 * log has an undo that is not in the backup.
 */
async function isWithdrawn(
  present: Connection,
  backup: Connection,
  { id: letterId, kind, reference }: OutboxRow,
): Promise<boolean> {
  if (!isAnswer(kind)) return false;
  if (await hasChangeWithLetter(present, reference, letterId)) return true;
  for (const { id, act } of await selectAuditEntriesOf(present, reference)) {
    if (act === UNDONE && !(await hasAuditEntry(backup, id))) return true;
  }
  return false;
}

/** Applies the plan to the copy of the backup. `reason` is shown in the list of emails. */
export async function applyMails(
  deps: ActingDependencies,
  { present, copy }: { present: Connection; copy: Connection },
  { held, sentSince, withdrawn }: Mails,
  reason: (reference: string) => string,
): Promise<void> {
  for (const { id, reference } of held) {
    await updateRows(copy, 'outbox', { id }, { state: 'failed', last_error: reason(reference) });
  }
  for (const { id, sent } of sentSince)
    await updateRows(copy, 'outbox', { id }, { state: 'sent', sent, last_error: null });
  const by = await nameOfActor(present, deps.actor);
  for (const mail of withdrawn) await withdraw(deps, copy, mail, by);
}

/** Undoes an email and the change that it belongs to, so that the submission does not count as answered. */
async function withdraw(
  deps: ActingDependencies,
  copy: Connection,
  mail: OutboxRow,
  by: string,
): Promise<void> {
  // The backup may have been made while the email was being sent. It was not sent, because it was undone.
  await updateRows(copy, 'outbox', { id: mail.id }, { state: 'waiting' });
  const row = await selectReceived(copy, kindOf(mail.reference), mail.reference);
  const last = await selectLastChange(copy, mail.reference);
  if (row && last?.letter_id === mail.id && !ACTS[last.act].isFinal)
    await undoLast(deps, copy, row, by, { withNote: true });
  await deleteRows(copy, 'outbox', { id: mail.id });
  await deleteRows(copy, 'letters', { id: mail.id });
}
