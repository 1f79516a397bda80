import { randomBytes } from 'node:crypto';
import { access, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from './operator-error.ts';

const RENAME = 'Give --out another name.';

export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Throws if the file exists, or if its folder does not exist. */
export async function requireNewFile(path: string, remedy = RENAME): Promise<void> {
  if (await exists(path)) throw new OperatorError(`${path} exists already. ${remedy}`);
  if (!(await exists(dirname(path))))
    throw new OperatorError(`There is no folder ${dirname(path)}. Make it first.`);
}

/**
 * Name of a file until it is complete. It cannot be guessed, because in /tmp somebody else could put a link at a
 * predictable name.
 */
export function unfinishedName(path: string): string {
  return `${path}.${randomBytes(6).toString('hex')}.part`;
}

/** Writes streams to a file, which only its owner may read. The file appears when it is complete. */
export async function writeNewFile(path: string, ...source: (Readable | Duplex)[]): Promise<void> {
  const unfinished = unfinishedName(path);
  const handle = await open(unfinished, 'wx', 0o600).catch((error: Error) => {
    throw unwritable(path, error);
  });
  try {
    await pipeline([...source, handle.createWriteStream()]);
    await rename(unfinished, path);
  } catch (error) {
    const { code, path: place } = error as NodeJS.ErrnoException;
    throw place === unfinished || code === 'ENOSPC' ? unwritable(path, error as Error) : error;
  } finally {
    await handle.close();
    await rm(unfinished, { force: true });
  }
}

function unwritable(path: string, { message }: Error): OperatorError {
  return new OperatorError(`${path} cannot be written (${message}). ${RENAME}`);
}
