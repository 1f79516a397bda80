import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { giveToFolderOwner } from './folder-owner.ts';

/** Held until it is released or its process ends. */
export interface Lock {
  release(): Promise<void>;
}

const SQLITE_BUSY = 5;

/** Referenced here, or the garbage collector would close the database and release the lock. */
const held = new Set<DatabaseSync>();

/**
 * Takes the lock of this file; undefined when somebody else has it. What SQLite locks is locked by the kernel: it ends
 * with its process, however that ends, and counts for every container that shares the folder. No other code may open
 * the file: a process gives up its locks on a file as soon as it closes it once. `timeoutMs` halts the event loop; of
 * two that try at the same moment without it, both may fail.
 */
export function takeFileLock(file: string, timeoutMs = 0): Lock | undefined {
  createFile(file);
  const database = new DatabaseSync(file, { timeout: timeoutMs });
  try {
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  held.add(database);
  return {
    async release() {
      if (held.delete(database)) database.close();
    },
  };
}

/** SQLite would let everybody read a file that it makes itself. One that is there stays unopened. */
function createFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
    giveToFolderOwner(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
