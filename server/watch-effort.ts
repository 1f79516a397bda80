/**
 * Preloaded before a program that reads a stranger's file. Ends that program if it uses too much time or memory. See
 * bounded-process.ts.
 */
import { Worker } from 'node:worker_threads';

/** Limit of CPU time, which does not grow on a busy machine: twice the time that the largest allowed file needs. */
const WORK_MAX_MS = 4_000;
/** Memory limit, including buffers outside the heap. */
const MEMORY_MAX_MEGABYTES = Number(process.env['MEMORY_MAX_MEGABYTES']);

const watch = `setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isTooLong = (user + system) / 1_000 > ${WORK_MAX_MS};
  if (isTooLong || process.memoryUsage.rss() > ${MEMORY_MAX_MEGABYTES} * 1_024 * 1_024) process.kill(process.pid, 'SIGKILL');
}, 100);`;
new Worker(watch, { eval: true, execArgv: [] }).unref();
