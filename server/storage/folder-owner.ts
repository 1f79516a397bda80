import { lchownSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes the owner of the parent folder the owner of a new file or folder, because a command run by root must not lock
 * out the server's user. Does nothing for other users, who may not change owners.
 */
export function giveToFolderOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  // Does not follow symbolic links, which the folder's owner may have made.
  lchownSync(path, uid, gid);
}

/**
 * Makes a folder that only its owner may read, and its parents if necessary. It makes them one by one, because
 * recursive `mkdir` never ends where no folder can be made, for example below /proc.
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made the folder in the meantime.
    if (isFolder(path)) return;
    throw error;
  }
  giveToFolderOwner(path);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
