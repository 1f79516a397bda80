import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { WrongRequest } from './wrong-request.ts';

/** Opens a file for reading, as often as it is called; throws at once when it cannot be read. */
export async function readableFile(path: string): Promise<() => Readable> {
  const file = await open(path).catch((error: Error) => {
    throw new WrongRequest(`${path} cannot be read: ${error.message}.`);
  });
  const found = await file.stat().finally(() => file.close());
  if (found.isDirectory()) throw new WrongRequest(`${path} is a folder. Give the file in it.`);
  return () => createReadStream(path);
}
