import { execFile } from 'node:child_process';
import os from 'node:os';
import { join } from 'node:path';
import { HOUR_MS } from '../calendar.ts';
import { OperatorError } from '../operator-error.ts';
import type { ProvenBackup } from './prove-backup.ts';

const MAKER = join(import.meta.dirname, 'backup-maker.ts');
/** Time limit. A backup that takes longer hangs. */
const LONGEST_MS = 6 * HOUR_MS;

/**
 * Makes and verifies a backup in a separate process with low priority. In the server itself, SQLite's synchronous work
 * would make visitors wait for seconds. If it fails, an OperatorError has the reason.
 */
export async function makeApart(file: string, signal?: AbortSignal): Promise<ProvenBackup> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const child = execFile(
    process.execPath,
    [MAKER, file],
    { env: process.env, timeout: LONGEST_MS, killSignal: 'SIGKILL', signal },
    (error, stdout) => {
      if (error) reject(new OperatorError('The process that made it was stopped.', { cause: error }));
      else resolve(stdout);
    },
  );
  if (child.pid !== undefined) putBehindOthers(child.pid);
  const answer = JSON.parse(await promise) as { proven: ProvenBackup } | { reason: string };
  if ('proven' in answer) return answer.proven;
  throw new OperatorError(answer.reason);
}

/** Lowers the priority of the process, if the operating system permits it. */
function putBehindOthers(pid: number): void {
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
  } catch {
    // The backup is made with normal priority.
  }
}
