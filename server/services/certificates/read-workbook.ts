import { join } from 'node:path';
import { BoundExceeded, runBounded } from '../../bounded-process.ts';
import { limitConcurrency } from '../../limit-concurrency.ts';
import { OperatorError } from '../operator-error.ts';
import type { WorkbookTable } from './workbook-table.ts';

const READER = join(import.meta.dirname, 'workbook-reader.ts');
const READ_WITHIN_MS = 60_000;
/** Heap limit. The process needs up to 100 MB more. */
const HEAP_MAX_MB = 64;
const QUEUED_MAX = 7;

const TOO_MUCH =
  'This workbook takes too much time or memory to read. Copy the rows into a new one, or save the sheet as “CSV UTF-8”, and give that file';
const BUSY = 'Other workbooks are being read. Please try again in a minute';

const inTurn = limitConcurrency({ concurrency: 1, queued: QUEUED_MAX }, () => new OperatorError(BUSY));

/** Reads a workbook in a separate process, one at a time, because a malicious file may crash the parser. */
export async function readWorkbook(file: Buffer): Promise<WorkbookTable> {
  return await inTurn(() => readAlone(file));
}

async function readAlone(file: Buffer): Promise<WorkbookTable> {
  const bounds = { heapMegabytes: HEAP_MAX_MB, endAfterMs: READ_WITHIN_MS };
  const answer = await runBounded(READER, { input: file, ...bounds }).catch((error: unknown) => {
    throw error instanceof BoundExceeded ? new OperatorError(TOO_MUCH) : error;
  });
  const table = JSON.parse(answer.toString()) as WorkbookTable | { refusal: string };
  if ('refusal' in table) throw new OperatorError(table.refusal);
  return table;
}
