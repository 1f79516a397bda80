import { reasonOf } from '../../log.ts';
import type { Connection } from '../../storage/database.ts';
import { deleteMailsAbout } from '../../storage/outbox.ts';
import { addDailyTotals, selectCountedEnquiries } from '../../storage/daily-totals.ts';
import { deleteReceived, lockReceived, type Received } from '../../storage/received-rows.ts';
import { type FileRemoval, insertRemovals, noteOverwriting } from '../../storage/removals.ts';
import { deleteRepliesTo, selectRepliesTo } from '../../storage/replies.ts';
import { keepTakenSeats } from '../../storage/seats.ts';
import { transactionDespiteDeadlocks } from '../../storage/retry-deadlock.ts';
import { deleteHistory } from '../../storage/submission-history.ts';
import { deleteWebhooksAbout, queueWebhook } from '../../storage/webhooks.ts';
import { deleteIdempotencyKeysAbout } from '../../storage/idempotency-keys.ts';
import type { Dependencies } from '../dependencies.ts';
import { dayInZone } from '../calendar.ts';
import { applicationTotal, enquiryTotal, outcomeTotal } from '../statistics/submission-totals.ts';
import { workOffRemovals } from './work-off-removals.ts';

/**
 * Rows of one transaction: visitors wait for it, and its log must fit into the reserve of a full disk. Each row may take
 * 120 words along, each of them on two pages of its own: 10 MB.
 */
export const BATCH_SIZE = 10;

/**
 * Deletes enquiries and applications with everything that hangs on them: mails queued or written as files, events to be posted, saved
 * answers, notes, letters, replies, resumes. The totals of their days stay. Rows go first, and what must follow is a row itself:
 * neither a crash nor a store that fails makes it forgotten. `also` gets references and the ids of replies: a backup may
 * have a reply as a mail that fits nothing.
 */
export async function deleteSubmissions(
  deps: Dependencies,
  rows: Received[],
  also: (transaction: Connection, deleted: string[]) => Promise<void> = async () => {},
): Promise<void> {
  if (rows.length === 0) return;
  const removals = await transactionDespiteDeadlocks(deps.storage.database, async (transaction) => {
    const references = referencesOf(rows);
    await lockReceived(transaction, references);
    const replies = await selectRepliesTo(transaction, references);
    const left = await deleteSubmissionRows(transaction, deps, rows);
    await noteOverwriting(transaction, deps.now().toISOString());
    await also(transaction, [...references, ...replies.map(({ id }) => id)]);
    return left;
  });
  // The rows are gone: what fails now is noted and follows.
  await workOffRemovals(deps, removals).catch((error: unknown) =>
    deps.log.warn({ reason: reasonOf(error) }, 'files of deleted rows follow later'),
  );
}

/** In a transaction. Returns what `workOffRemovals` has to remove once it is committed. */
export async function deleteSubmissionRows(
  transaction: Connection,
  deps: Pick<Dependencies, 'config' | 'now'>,
  rows: Received[],
): Promise<FileRemoval[]> {
  const references = referencesOf(rows);
  await keepTakenSeats(transaction, references);
  const counted = await selectCountedEnquiries(transaction, references);
  await deleteMailsAbout(transaction, references);
  await deleteWebhooksAbout(transaction, references);
  await deleteIdempotencyKeysAbout(transaction, references);
  await deleteHistory(transaction, references);
  const files = await deleteRepliesTo(transaction, references);
  const deleted = await deleteReceived(transaction, rows);
  for (const { kind, reference } of deleted)
    await queueWebhook(transaction, deps, `${kind}.deleted`, reference);
  const isDeleted = new Set(referencesOf(deleted));
  const dayOf = dayInZone(deps.config.timeZone);
  const dayOfRow = ({ received }: { received: string }) => dayOf(new Date(received));
  await addDailyTotals(transaction, [
    ...counted
      .filter(({ reference }) => isDeleted.has(reference))
      .flatMap((row) => [
        enquiryTotal(row, dayOfRow(row)),
        // Of the others nobody will ever say: the difference tells their number.
        ...(row.outcome === null ? [] : [outcomeTotal(row, dayOfRow(row))]),
      ]),
    ...deleted.filter((row) => row.kind === 'application').map((row) => applicationTotal(row, dayOfRow(row))),
  ]);
  return await insertRemovals(
    transaction,
    [...removalsOf(deleted), ...removalsOfFiles(files)],
    deps.now().toISOString(),
  );
}

/** Files that rows leave behind: mails about them, and resumes. */
export function removalsOf(rows: Received[]): Pick<FileRemoval, 'kind' | 'key'>[] {
  return [
    ...rows.map(({ reference }) => ({ kind: 'mails', key: reference }) as const),
    ...removalsOfFiles(resumeKeysOf(rows)),
  ];
}

/** Of resumes, and of what came with mails. */
export function removalsOfFiles(keys: string[]): Pick<FileRemoval, 'kind' | 'key'>[] {
  return keys.map((key) => ({ kind: 'resume', key }) as const);
}

export function referencesOf(rows: Received[]): string[] {
  return rows.map(({ reference }) => reference);
}

export function resumeKeysOf(rows: Received[]): string[] {
  return rows.filter((row) => row.kind === 'application').map(({ resume_key }) => resume_key);
}
