import { createHash } from 'node:crypto';
import { addAbortSignal } from 'node:stream';
import { ResumeNotFound, type ResumeFiles } from '../../storage/resume-files.ts';

/** SHA-256 of a stored file, in hexadecimal; undefined if the store has no such file. */
export async function fileHash(
  files: ResumeFiles,
  key: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  try {
    const hash = createHash('sha256');
    const content = await files.read(key);
    if (signal) addAbortSignal(signal, content);
    for await (const part of content) hash.update(part as Buffer);
    return hash.digest('hex');
  } catch (error) {
    if (error instanceof ResumeNotFound) return undefined;
    throw error;
  }
}
