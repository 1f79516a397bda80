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

/** Makes a folder that only its owner may read, with those above it, unless it is there. */
export function makeFolder(path: string): void {
  const first = mkdirSync(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const made = [path];
  while (made[0] !== undefined && made[0] !== first) made.unshift(dirname(made[0]));
  for (const folder of made) giveToFolderOwner(folder);
}
