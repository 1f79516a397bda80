import { createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { WrongRequest } from './wrong-request.ts';

const RENAME = 'Give --out another name.';

export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Throws when the file is there already, or its folder is not. */
export async function requireNewFile(path: string, remedy = RENAME): Promise<void> {
  if (await exists(path)) throw new WrongRequest(`${path} exists already. ${remedy}`);
  if (!(await exists(dirname(path))))
    throw new WrongRequest(`There is no folder ${dirname(path)}. Make it first.`);
}

/** Writes what comes out of the streams to a file that appears when it is whole; only its owner may read it. */
export async function writeNewFile(path: string, ...source: (Readable | Duplex)[]): Promise<void> {
  const unfinished = `${path}.part`;
  try {
    await pipeline([...source, createWriteStream(unfinished, { mode: 0o600 })]);
    await rename(unfinished, path);
  } catch (error) {
    const { code, message, path: place } = error as NodeJS.ErrnoException;
    if (place !== unfinished && code !== 'ENOSPC') throw error;
    throw new WrongRequest(`${path} cannot be written (${message}). ${RENAME}`);
  } finally {
    await rm(unfinished, { force: true });
  }
}
