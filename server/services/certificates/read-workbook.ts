import { execFile, type ExecFileException } from 'node:child_process';
import { join } from 'node:path';
import { WrongRequest } from '../wrong-request.ts';
import type { WorkbookTable } from './workbook-table.ts';

const READER = join(import.meta.dirname, 'workbook-reader.ts');
/** It ends by itself when it has worked for four seconds; this is for a machine that lets it do nothing. */
const READ_WITHIN_MS = 60_000;
/** The process takes up to 100 MB beside it. */
const HEAP_MAX_MB = 64;
const ANSWER_MAX_BYTES = 32 * 1_024 * 1_024;
const WAITING_MAX = 8;

const TOO_MUCH =
  'This workbook takes too much to read. Copy the rows into a new one, or save the sheet as “CSV UTF-8”, and give that file';
const BUSY = 'Other workbooks are being read. Please try again in a minute';

let waiting = 0;
let turn: Promise<unknown> = Promise.resolve();

/**
 * Reads a workbook in a process of its own, one after the other. A workbook may bring down what reads it: a thread
 * would take the server along when its memory ends.
 */
export async function readWorkbook(file: Buffer): Promise<WorkbookTable> {
  if (waiting === WAITING_MAX) throw new WrongRequest(BUSY);
  waiting += 1;
  const reading = turn.then(() => readAlone(file));
  turn = reading.catch(() => {}).then(() => (waiting -= 1));
  return await reading;
}

async function readAlone(file: Buffer): Promise<WorkbookTable> {
  const answer = await new Promise<string>((resolve, reject) => {
    const { stdin } = execFile(
      process.execPath,
      [`--max-old-space-size=${HEAP_MAX_MB}`, '--max-semi-space-size=2', READER],
      // It needs none of the server's settings and secrets.
      { env: {}, timeout: READ_WITHIN_MS, killSignal: 'SIGKILL', maxBuffer: ANSWER_MAX_BYTES },
      (error, stdout) => {
        if (error) reject(isStopped(error) ? new WrongRequest(TOO_MUCH) : error);
        else resolve(stdout);
      },
    );
    // It may end before it has taken the whole file.
    stdin?.on('error', () => {}).end(file);
  });
  const table = JSON.parse(answer) as WorkbookTable | { refusal: string };
  if ('refusal' in table) throw new WrongRequest(table.refusal);
  return table;
}

/** By a signal: after its time, or with its memory at an end (134 where there are no signals). */
function isStopped({ signal, code }: ExecFileException): boolean {
  return Boolean(signal) || code === 134;
}
