import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform, type Readable } from 'node:stream';
import { OperatorError } from './operator-error.ts';

export const ENCODINGS = ['utf-8', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

function inUtf8(encoding: Encoding): Transform {
  const decoder = new TextDecoder(encoding);
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, decoder.decode(chunk, { stream: true })),
  });
}

/** Opens a file for reading, as often as it is called; throws at once when it cannot be read. */
export async function readableFile(path: string, encoding: Encoding = 'utf-8'): Promise<() => Readable> {
  const file = await open(path).catch((error: Error) => {
    throw new OperatorError(`${path} cannot be read: ${error.message}.`);
  });
  const found = await file.stat().finally(() => file.close());
  if (found.isDirectory()) throw new OperatorError(`${path} is a folder. Give the file in it.`);
  if (encoding === 'utf-8') return () => createReadStream(path);
  return () => createReadStream(path).pipe(inUtf8(encoding));
}
