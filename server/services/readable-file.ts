import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform, type Readable } from 'node:stream';
import { OperatorError } from './operator-error.ts';

export const ENCODINGS = ['utf-8', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

function inUtf8(encoding: string): Transform {
  const decoder = new TextDecoder(encoding);
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, decoder.decode(chunk, { stream: true })),
    flush: (done) => done(null, decoder.decode()),
  });
}

/** Encoding of a file, if it begins with a byte order mark, as files in Excel's format "Unicode Text" do. */
export function markedEncoding(start: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : undefined;
}

/**
 * Returns a function that opens the file from its beginning each time. Throws immediately if the file cannot be read.
 */
export async function readableFile(path: string, encoding: Encoding = 'utf-8'): Promise<() => Readable> {
  const file = await open(path).catch((error: Error) => {
    throw new OperatorError(`${path} cannot be read: ${error.message}.`);
  });
  try {
    if ((await file.stat()).isDirectory())
      throw new OperatorError(`${path} is a folder. Give the file in it.`);
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    const found = markedEncoding(buffer) ?? encoding;
    return () => (found === 'utf-8' ? createReadStream(path) : createReadStream(path).pipe(inUtf8(found)));
  } finally {
    await file.close();
  }
}
