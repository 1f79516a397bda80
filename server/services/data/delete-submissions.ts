import { PLURALS, SUBMISSION_KINDS } from '../../../contracts/submission-kind.ts';
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
 * Rows per transaction: visitors wait for it, and its log must fit into the reserve of a full disk. Each row may have 120
 * words in the search index, each on two pages: 10 MB.
 */
export const BATCH_SIZE = 10;

/**
 * Deletes submissions with all dependent rows (`storage/tables.ts`), and emails written as files. The totals of their days
 * stay. Rows are deleted first, and pending file removals are rows too, so that neither a crash nor a failing store loses
 * them. `also` gets references and ids of replies: a backup may have a reply as an unmatched email.
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
  // The rows are deleted; file removals that fail now are retried later.
  await workOffRemovals(deps, removals).catch((error: unknown) =>
    deps.log.warn({ reason: reasonOf(error) }, 'files of deleted rows are deleted later'),
  );
}

/** Must run in a transaction. Returns the removals for `workOffRemovals` after the commit. */
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
    // Another process may have deleted the same rows.
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
        // The others will never have an outcome: the difference gives their number.
        ...(row.outcome === null ? [] : [outcomeTotal(row, dayOfRow(row))]),
      ]),
    ...deleted.filter((row) => row.kind === 'application').map((row) => applicationTotal(row, dayOfRow(row))),
  ]);
  return await insertRemovals(transaction, leftovers, deps.now().toISOString());
}

export function referencesOf(rows: Received[]): string[] {
  return rows.map(({ reference }) => reference);
}
