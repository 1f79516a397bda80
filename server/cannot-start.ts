import { StorageUnavailable } from './storage/storage-unavailable.ts';

/** Reason why the server or the desk cannot start, in one line for the operator. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

/**
 * Ends the process. Prints one line for a CannotStart, which an operator can fix, and a stack trace for any other
 * error.
 */
export function exitWith(error: unknown): never {
  const isForOperator = error instanceof CannotStart || error instanceof StorageUnavailable;
  process.stderr.write(`${isForOperator ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
