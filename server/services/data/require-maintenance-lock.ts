import type { Lock } from '../../storage/file-lock.ts';
import type { Storage } from '../../storage/storage.ts';
import { OperatorError } from '../operator-error.ts';

/** Time to wait for the lock. Enough for the maintenance of a server to end. */
const LOCK_TIMEOUT_MS = 30_000;

/** Takes the maintenance lock for an operator's command. Throws an OperatorError if another process keeps it. */
export async function requireMaintenanceLock(storage: Storage): Promise<Lock> {
  const lock = await storage.lockMaintenance(LOCK_TIMEOUT_MS);
  if (lock) return lock;
  throw new OperatorError('Another backup or restore of this data is running. Wait until it has finished.');
}
