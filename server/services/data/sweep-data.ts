import type { Lock } from '../../storage/file-lock.ts';
import { removeTablesBeside } from '../../storage/tables-beside.ts';
import { removeUnfinishedCopies } from '../../storage/unfinished-copies.ts';
import type { Dependencies } from '../dependencies.ts';
import { sweepOrphans } from './sweep-orphans.ts';

/** Age that a file must have, because a younger one may belong to a submission that is being stored. */
export const SWEEP_AFTER_MS = 60 * 60 * 1_000;
/** Time to wait for the lock. Enough for another cleaning to end, but not for a backup or a restore. */
const LOCK_TIMEOUT_MS = 1_000;

/**
 * Cleans up after processes that were killed. It deletes uploads older than `before` and unfinished copies of backups
 * and restores, and moves resumes without a row to the quarantine. During a backup or a restore it does nothing and
 * returns false.
 */
export async function sweepData(deps: Dependencies, before: Date): Promise<boolean> {
  const { storage, log } = deps;
  return await withLock(await storage.lockMaintenance(LOCK_TIMEOUT_MS), async () => {
    const copies = await removeCopies(deps);
    const swept = await sweepOrphans(deps, before);
    // The folder of uploads also contains the notes about doubtful resumes (`doubtsIn`), which `sweepOrphans` must read
    // first.
    const uploads = swept === undefined ? 0 : await storage.resumeFiles.removeUploads(before);
    const orphans = swept ?? 0;
    if (copies + uploads + orphans > 0)
      log.info({ copies, uploads, orphans }, 'deleted leftovers of unfinished work');
  });
}

/** Deletes unfinished copies of backups and restores, so that deleted data does not survive in them. */
export async function sweepCopies(deps: Dependencies): Promise<void> {
  const isDone = await withLock(await deps.storage.lockMaintenance(LOCK_TIMEOUT_MS), () =>
    removeCopies(deps),
  );
  if (isDone) return;
  deps.log.warn('a backup or a restore is running: unfinished copies were not deleted');
}

/** Deletes unfinished copies and returns their number. */
async function removeCopies({ storage, config, log }: Dependencies): Promise<number> {
  const { removed, left } = await removeUnfinishedCopies(config.dataFolder);
  const hadTables = await removeTablesBeside(storage.database);
  if (left.length > 0)
    log.warn({ left }, 'unfinished backups cannot be deleted by this user: delete them by hand');
  return removed + (hadTables ? 1 : 0);
}

async function withLock(lock: Lock | undefined, work: () => Promise<unknown>): Promise<boolean> {
  if (!lock) return false;
  try {
    await work();
    return true;
  } finally {
    await lock.release();
  }
}
