import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { giveToFolderOwner } from './folder-owner.ts';

/** A lock that ends when it is released, or with its process. */
export interface Lock {
  release(): Promise<void>;
}

const SQLITE_BUSY = 5;

/**
 * Databases whose files are locked. Without these references the garbage collector would close them and release the
 * locks.
 */
const held = new Set<DatabaseSync>();

/**
 * Locks a file; undefined if another process has the lock. SQLite takes the lock from the kernel, so it always ends
 * with its process, and it works between containers that share the folder. No other code may open the file, because
 * closing it once would release the lock. It waits for up to `timeoutMs`, and blocks the event loop meanwhile. Without
 * waiting, two simultaneous attempts may both fail.
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

/**
 * Makes the file with restricted permissions, because everybody may read a file that SQLite makes. An existing file is
 * not opened.
 */
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
