/** A program: a workbook comes in, its table or the reason for refusing it goes out. See read-workbook.ts. */
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { WrongRequest } from '../wrong-request.ts';
import { tableOfWorkbook } from './workbook-table.ts';

/** Twice what the largest workbook that is read takes of a processor: on a busy machine it takes no more of that. */
const WORK_MAX_MS = 4_000;

const watch = `setInterval(() => {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1_000 > ${WORK_MAX_MS}) process.kill(process.pid, 'SIGKILL');
}, 100);`;
new Worker(watch, { eval: true }).unref();

const answer = await tableOfWorkbook(await buffer(process.stdin)).catch((error: unknown) => {
  if (error instanceof WrongRequest) return { refusal: error.message };
  throw error;
});
process.stdout.write(JSON.stringify(answer));
