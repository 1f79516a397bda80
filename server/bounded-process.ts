import { execFile, type ExecFileException } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const WATCH = pathToFileURL(join(import.meta.dirname, 'watch-effort.ts')).href;
const ANSWER_MAX_BYTES = 32 * 1_024 * 1_024;

interface Bounded {
  input: Buffer;
  args?: string[];
  heapMegabytes: number;
  /** Memory limit for the whole process, including buffers outside the heap. */
  memoryMegabytes?: number;
  /**
   * Limit in elapsed time. Normally the limit on CPU time ends the process first; this one is for a machine so busy
   * that the process gets no CPU time.
   */
  endAfterMs: number;
}

/** Thrown when the process was killed because it exceeded its limit of time or memory. */
export class BoundExceeded extends Error {}

/**
 * Runs one of our programs on a stranger's file, with limits of time and memory, and returns its output. It is a
 * process because a thread that runs out of memory would end the server too.
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
      // The environment leaves out the server's settings and secrets.
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
    // Ignores the error that occurs if the process ends before it has read the whole file.
    stdin?.on('error', () => {}).end(input);
  });
}

/**
 * True if the process was killed because of its time or memory limit. Systems without signals return the exit code 134
 * instead.
 */
function isEnded({ signal, code }: ExecFileException): boolean {
  return Boolean(signal) || code === 134;
}
