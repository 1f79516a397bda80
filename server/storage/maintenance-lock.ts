import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { takeAdvisoryLock } from './advisory-lock.ts';
import { takeFileLock, type Lock } from './file-lock.ts';
import { postgresUnavailable } from './postgres-dialect.ts';

const LOCK_FILE = 'upkeep.lock';
const RETRY_PAUSE_MS = 100;

/**
 * Takes the lock for backups, restores and deletions, of which only one may run at a time on all servers of a database.
 * Undefined if another process still has the lock after `timeoutMs`.
 */
export async function takeMaintenanceLock(
  { databaseUrl, dataFolder }: Config,
  timeoutMs: number,
): Promise<Lock | undefined> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const lock =
      databaseUrl === undefined
        ? takeFileLock(path.join(dataFolder, LOCK_FILE))
        : await takeAdvisoryLock(databaseUrl, 'maintenance').catch((error: Error) => {
            throw postgresUnavailable(error);
          });
    if (lock || performance.now() >= deadline) return lock;
    await pause(RETRY_PAUSE_MS);
  }
}
