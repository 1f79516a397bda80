import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type ResumeMark, readMarks } from '../../domain/resume-marks.ts';
import pLimit from 'p-limit';
import { runBounded } from '../bounded-process.ts';

const EXAMINER = join(import.meta.dirname, 'examiner.ts');
/** Heap limit. The process needs up to 80 MB more. */
const HEAP_MEGABYTES = 128;
/** Time limit. Short enough to examine the resumes of a batch of emails before the claim on the batch expires. */
const EXAMINED_WITHIN_MS = 30_000;

const inTurn = pLimit(1);

/**
 * Finds active content in a resume with this file extension. Resumes are examined one at a time, each in a separate
 * process. The only errors thrown are those of `open` and its stream.
 */
export async function examineResume(extension: string, open: () => Promise<Readable>): Promise<ResumeMark[]> {
  return await inTurn(async () => await examine(extension, await buffer(await open())));
}

async function examine(extension: string, content: Buffer): Promise<ResumeMark[]> {
  const marks = await runBounded(EXAMINER, {
    input: content,
    args: [extension],
    heapMegabytes: HEAP_MEGABYTES,
    endAfterMs: EXAMINED_WITHIN_MS,
  }).catch(() => 'unreadable');
  return readMarks(marks.toString());
}
