import type { Lock } from '../../storage/file-lock.ts';
import type { Storage } from '../../storage/storage.ts';
import { OperatorError } from '../operator-error.ts';

/** Long enough for a sweep to end. */
const LOCK_TIMEOUT_MS = 30_000;

/** For backups and restores, which an operator starts. */
export async function requireMaintenanceLock(storage: Storage): Promise<Lock> {
  const lock = await storage.lockMaintenance(LOCK_TIMEOUT_MS);
  if (lock) return lock;
  throw new OperatorError('Another backup or restore of this data is under way. Wait until it has finished.');
}
