import { reasonOf } from '../../log.ts';
import { overwriteDeleted } from '../../storage/overwrite-deleted.ts';
import { deleteRemovals, noteRemovalError, selectOverwriting } from '../../storage/removals.ts';
import { HOUR_MS, timeBefore } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';

/**
 * Time to wait for the lock. Enough if another process overwrites rows of a database of ordinary size, but not for a
 * backup or a restore.
 */
const LOCK_TIMEOUT_MS = 5_000;
/** Time after which the overwriting of deleted rows is overdue. */
const OVERDUE_MS = HOUR_MS;

export const OVERWRITING_FOLLOWS =
  'The deleted rows are not overwritten in the database’s files yet, because another program, such as a backup, still reads them. The server tries again every minute.';

/**
 * Overwrites deleted rows on disk, if there are any (`noteOverwriting`). Any process may do this, but only one at a
 * time, with the maintenance lock. Never throws: if it fails, it stores the reason and returns false.
 */
export async function overwriteNoted({ storage, log }: Dependencies): Promise<boolean> {
  const { database } = storage;
  try {
    if ((await selectOverwriting(database)).length === 0) return true;
    const lock = await storage.lockMaintenance(LOCK_TIMEOUT_MS);
    if (!lock) return (await selectOverwriting(database)).length === 0;
    try {
      const noted = await selectOverwriting(database);
      if (noted.length === 0) return true;
      try {
        await overwriteDeleted(storage);
      } catch (error) {
        await noteRemovalError(database, noted, reasonOf(error));
        throw error;
      }
      await deleteRemovals(database, noted);
      return true;
    } finally {
      await lock.release();
    }
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'deleted rows are not overwritten yet; the server tries again');
    return false;
  }
}

/** Overdue overwriting: the time of the oldest deletion, and the reason why its rows are not overwritten yet. */
export async function findOverdueOverwriting({
  storage,
  now,
}: Dependencies): Promise<{ since: string; reason: string | null } | undefined> {
  const [oldest] = await selectOverwriting(storage.database);
  if (!oldest || oldest.requested >= timeBefore(now(), OVERDUE_MS)) return undefined;
  return { since: oldest.requested, reason: oldest.last_error };
}
