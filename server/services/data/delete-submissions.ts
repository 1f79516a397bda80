import { PLURALS, SUBMISSION_KINDS } from '../../../domain/submission-kind.ts';
import { reasonOf } from '../../log.ts';
import type { Connection } from '../../storage/database.ts';
import { addDailyTotals, selectCountedEnquiries } from '../../storage/daily-totals.ts';
import { deleteWithHanging, type Leftover, selectKeys } from '../../storage/hanging-rows.ts';
import { lockReceived, type Received } from '../../storage/received-rows.ts';
import { type FileRemoval, insertRemovals, noteOverwriting } from '../../storage/removals.ts';
import { keepTakenSeats } from '../../storage/seats.ts';
import { transactionDespiteDeadlocks } from '../../storage/retry-deadlock.ts';
import { queueWebhook } from '../../storage/webhooks.ts';
import type { Dependencies } from '../dependencies.ts';
import { dayInZone } from '../calendar.ts';
import { applicationTotal, enquiryTotal, outcomeTotal } from '../statistics/submission-totals.ts';
import { workOffRemovals } from './work-off-removals.ts';

/**
 * Number of rows per transaction. Visitors wait for a transaction, and its log must fit into the disk reserve. Each row
 * may have 120 words in the search index, each on two pages, so 10 rows need up to 10 MB.
 */
export const BATCH_SIZE = 10;

/**
 * Deletes submissions with all rows that depend on them (`storage/tables.ts`), and emails about them that are stored as
 * files. The daily totals are kept. The rows are deleted first, together with notes about the files to remove, so that
 * neither a crash nor a failing store can lose such a note. `also` gets the references and the ids of replies, because
 * a backup may contain such a reply as an unmatched email.
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
    const replies = await selectKeys(transaction, 'replies', 'reference', references);
    const left = await deleteSubmissionRows(transaction, deps, rows);
    await noteOverwriting(transaction, deps.now().toISOString());
    await also(transaction, [...references, ...replies]);
    return left;
  });
  // The rows are already deleted. Files that cannot be removed now are removed later.
  await workOffRemovals(deps, removals).catch((error: unknown) =>
    deps.log.warn({ reason: reasonOf(error) }, 'files of deleted rows are deleted later'),
  );
}

/**
 * Deletes the rows of submissions and returns the files to remove after the commit with `workOffRemovals`. Must run in
 * a transaction.
 */
export async function deleteSubmissionRows(
  transaction: Connection,
  deps: Pick<Dependencies, 'config' | 'now'>,
  rows: Received[],
): Promise<FileRemoval[]> {
  const references = referencesOf(rows);
  await keepTakenSeats(transaction, references);
  const counted = await selectCountedEnquiries(transaction, references);
  const leftovers: Leftover[] = [];
  const deleted: Received[] = [];
  for (const kind of SUBMISSION_KINDS) {
    const some = rows.filter((row) => row.kind === kind);
    const gone = await deleteWithHanging(transaction, PLURALS[kind], referencesOf(some));
    leftovers.push(...gone.leftovers);
    // Leaves out rows that another process has deleted at the same time.
    deleted.push(...some.filter(({ reference }) => gone.deleted.includes(reference)));
  }
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
        // Only an enquiry with an outcome adds to the totals of outcomes. The number of enquiries without an outcome is
        // the difference to all enquiries.
        ...(row.outcome === null ? [] : [outcomeTotal(row, dayOfRow(row))]),
      ]),
    ...deleted.filter((row) => row.kind === 'application').map((row) => applicationTotal(row, dayOfRow(row))),
  ]);
  return await insertRemovals(transaction, leftovers, deps.now().toISOString());
}

export function referencesOf(rows: Received[]): string[] {
  return rows.map(({ reference }) => reference);
}
