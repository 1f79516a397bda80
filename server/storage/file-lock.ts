import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { giveToFolderOwner } from './folder-owner.ts';

/** Held until it is released or its process ends. */
export interface Lock {
  release(): Promise<void>;
}

const SQLITE_BUSY = 5;

/** References that stop the garbage collector from closing a database and releasing its lock. */
const held = new Set<DatabaseSync>();

/**
 * Takes the lock of this file; undefined if somebody else has it. SQLite locks with the kernel, so the lock ends with its
 * process in any case, and is valid for all containers that share the folder. No other code may open the file: closing it
 * once releases all locks of the process on it. `timeoutMs` blocks the event loop; without it, two simultaneous attempts
 * may both fail.
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

/** Files that SQLite itself makes can be read by everybody. An existing file is not opened. */
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
