import { execFile, type ExecFileException } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const WATCH = pathToFileURL(join(import.meta.dirname, 'watch-effort.ts')).href;
const ANSWER_MAX_BYTES = 32 * 1_024 * 1_024;

interface Bounded {
  input: Buffer;
  args?: string[];
  heapMegabytes: number;
  /** Limit for the whole process, including buffers. */
  memoryMegabytes?: number;
  /** The process ends when its CPU time is used up; this limit is for a machine too busy to give it any. */
  endAfterMs: number;
}

/** The process was killed because it exceeded its time or memory. */
export class BoundExceeded extends Error {}

/**
 * Runs one of our programs on a stranger's file, with limits for time and memory, and returns its output. In a thread,
 * running out of memory would end the server too.
 */
export async function runBounded(
  program: string,
  { input, args = [], heapMegabytes, memoryMegabytes = 400, endAfterMs }: Bounded,
): Promise<Buffer> {
  return await new Promise<Buffer>((resolve, reject) => {
    const { stdin } = execFile(
      process.execPath,
      [
        `--max-old-space-size=${heapMegabytes}`,
        '--max-semi-space-size=2',
        `--import=${WATCH}`,
        program,
        ...args,
      ],
      // The process gets none of the server's settings and secrets.
      {
        env: { MEMORY_MAX_MEGABYTES: String(memoryMegabytes) },
        timeout: endAfterMs,
        killSignal: 'SIGKILL',
        maxBuffer: ANSWER_MAX_BYTES,
        encoding: 'buffer',
      },
      (error, stdout) => {
        if (error) reject(isEnded(error) ? new BoundExceeded(error.message) : error);
        else resolve(stdout);
      },
    );
    // The process may end before it has read the whole file.
    stdin?.on('error', () => {}).end(input);
  });
}

/** True if it was killed for its time or memory (134 where there are no signals). */
function isEnded({ signal, code }: ExecFileException): boolean {
  return Boolean(signal) || code === 134;
}
