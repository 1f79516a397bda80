import type { Lock } from '../../storage/file-lock.ts';
import { removeTablesBeside } from '../../storage/tables-beside.ts';
import { removeUnfinishedCopies } from '../../storage/unfinished-copies.ts';
import type { Dependencies } from '../dependencies.ts';
import { sweepOrphans } from './sweep-orphans.ts';

/** Younger files may belong to a submission that is being stored. */
export const SWEEP_AFTER_MS = 60 * 60 * 1_000;
/** Long enough for another sweep to end, but not for a backup or a restore. */
const LOCK_TIMEOUT_MS = 1_000;

/**
 * Cleans up after killed processes: removes uploads older than `before` and unfinished copies of backups and restores, and
 * moves resumes without a row aside. Returns false, and does nothing, during a backup or a restore.
 */
export async function sweepData(deps: Dependencies, before: Date): Promise<boolean> {
  const { storage, log } = deps;
  return await withLock(await storage.lockMaintenance(LOCK_TIMEOUT_MS), async () => {
    const copies = await removeCopies(deps);
    const swept = await sweepOrphans(deps, before);
    // Notes about doubtful resumes are among the uploads and stay until a sweep has read them.
    const uploads = swept === undefined ? 0 : await storage.resumeFiles.removeUploads(before);
    const orphans = swept ?? 0;
    if (copies + uploads + orphans > 0)
      log.info({ copies, uploads, orphans }, 'deleted leftovers of unfinished work');
  });
}

/** For deletions: deleted data must not survive in the unfinished copy of a backup or restore. */
export async function sweepCopies(deps: Dependencies): Promise<void> {
  const isDone = await withLock(await deps.storage.lockMaintenance(LOCK_TIMEOUT_MS), () =>
    removeCopies(deps),
  );
  if (isDone) return;
  deps.log.warn('a backup or a restore is running: unfinished copies were not deleted');
}

/** Returns the number of removed copies. */
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
