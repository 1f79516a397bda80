import { deleteForGood } from '../../storage/hanging-rows.ts';
import { selectUnmatchedToDelete } from '../../storage/replies.ts';
import { BATCH_SIZE } from '../data/delete-submissions.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Connection } from '../../storage/database.ts';
import { withReserve } from '../../storage/reserve.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { reportOnFiles } from '../data/work-off-removals.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { CHANGED, requireUnmatched } from './match-by-hand.ts';

/** Deletes unmatched emails with their attachments and returns their number. */
export async function deleteUnmatched(
  { storage, now }: Pick<Dependencies, 'storage' | 'now'>,
  which: { sender: string } | { id: string },
  size = BATCH_SIZE,
  also: (transaction: Connection, ids: string[]) => Promise<void> = async () => {},
): Promise<number> {
  return await storage.database.transaction().execute(async (transaction) => {
    const ids = await selectUnmatchedToDelete(transaction, which, size);
    await deleteForGood(transaction, 'replies', ids, now().toISOString());
    await also(transaction, ids);
    return ids.length;
  });
}

/**
 * Deletes one unmatched email. It is recorded like an erasure, so that neither a restore nor the next reading of the
 * mailbox brings it back. Returns the number of files that must still be removed.
 */
export async function deleteUnmatchedMail(
  deps: ActingDependencies,
  id: string,
): Promise<{ filesLeft: number }> {
  await requireUnmatched(deps.storage.database, id);
  return await withReserve(deps.config.dataFolder, () =>
    reportOnFiles(deps, async () => {
      await deleteUnmatched(deps, { id }, 1, async (transaction, ids) => {
        if (ids.length === 0) throw new OperatorError(CHANGED);
        await recordAct(transaction, deps, 'data.erased', id);
      });
      return { enquiries: 0, applications: 0 };
    }),
  );
}
