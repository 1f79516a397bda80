import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from './database.ts';

const ATTEMPTS = 5;
/** The other one takes meanwhile what both want: whoever begins again at once may take it first, and both wait again. */
const PAUSE_MS = 50;
const DEADLOCK_DETECTED = '40P01';

/**
 * A transaction that is begun again when PostgreSQL ended it because it and another one waited for each other: nothing of
 * it was done. Its work may therefore run more than once. SQLite has one writer at a time and knows no deadlocks.
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
