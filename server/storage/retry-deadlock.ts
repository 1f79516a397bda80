import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from './database.ts';

const ATTEMPTS = 5;
/**
 * Pause before a retry. In it the other transaction gets both locks; without it the same deadlock could happen again.
 */
const PAUSE_MS = 50;
const DEADLOCK_DETECTED = '40P01';

/**
 * Runs a transaction again if PostgreSQL ended it because of a deadlock, so `work` may run more than once. SQLite has
 * no deadlocks, because it has only one writer.
 */
export async function transactionDespiteDeadlocks<Result>(
  database: Connection,
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isDeadlock(error)) throw error;
      await pause(attempt * PAUSE_MS * (1 + Math.random()));
    }
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === DEADLOCK_DETECTED;
}
