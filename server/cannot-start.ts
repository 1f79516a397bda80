import { StorageUnavailable } from './storage/storage-unavailable.ts';

/** Why the server or the desk cannot start, in one line for the operator. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

/** Ends the process: with one line for what an operator can fix, with a stack trace for anything else. */
export function exitWith(error: unknown): never {
  const isForOperator = error instanceof CannotStart || error instanceof StorageUnavailable;
  process.stderr.write(`${isForOperator ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
