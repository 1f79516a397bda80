import { lchownSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Gives what a command has just made to the owner of the folder that it lies in: one that root runs must not shut the
 * server's own user out. Does nothing for everybody else, who could not.
 */
export function giveToFolderOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  // Never through a link, which the folder's owner may have put there.
  lchownSync(path, uid, gid);
}

/**
 * Makes a folder that only its owner may read, with those above it, unless it is there. One by one: `mkdir` with `recursive`
 * never ends where the system knows no such folder, as below /proc.
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it just now.
    if (isFolder(path)) return;
    throw error;
  }
  giveToFolderOwner(path);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
