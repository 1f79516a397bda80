import { createConnection, type NetConnectOpts } from 'node:net';
import type { CircuitBreaker } from '../../circuit-breaker.ts';
import { VisitorError } from '../visitor-error.ts';

const CHUNK_BYTES = 64 * 1024;
/** Limit for the answer of the scanner, which is one line. */
const VERDICT_MAX_BYTES = 10_000;
/** Time limit, because the visitor waits. clamd takes less than a second for 5 MB. */
const TIMEOUT_MS = 5_000;
const RETRY_AFTER_SECONDS = 60;

/**
 * Scans a file with the command INSTREAM of clamd. Throws a VisitorError if there is a virus, or if the scanner does
 * not answer. While the circuit breaker is open it throws immediately.
 */
export async function scanForViruses(
  clamdUrl: string,
  content: Buffer,
  breaker?: CircuitBreaker,
): Promise<void> {
  const asking = () => ask(clamdUrl, content);
  const verdict = await (breaker ? breaker.run(asking) : asking()).catch(() => undefined);
  if (verdict?.endsWith('OK')) return;
  if (verdict?.endsWith('FOUND')) {
    throw new VirusFound(verdict.replace(/^stream: | FOUND$/g, ''));
  }
  throw new VisitorError(
    'unavailable',
    'Our virus check is not answering just now. Please send your application again in a few minutes.',
    {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    },
  );
}

async function ask(clamdUrl: string, content: Buffer): Promise<string> {
  // Limits the time of the whole scan. An idle timeout would not stop a scanner that answers one byte at a time.
  const socket = createConnection({ ...target(clamdUrl), signal: AbortSignal.timeout(TIMEOUT_MS) });
  socket.write('zINSTREAM\0');
  for (let at = 0; at < content.length; at += CHUNK_BYTES) {
    const chunk = content.subarray(at, at + CHUNK_BYTES);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(chunk.length);
    socket.write(size);
    socket.write(chunk);
  }
  socket.end(Buffer.alloc(4));
  let answer = Buffer.alloc(0);
  for await (const part of socket) {
    answer = Buffer.concat([answer, part as Buffer]);
    // The connection is closed when the loop ends.
    if (answer.length > VERDICT_MAX_BYTES) throw new Error('the virus scanner does not finish its answer');
  }
  const verdict = answer.toString('utf8').replaceAll('\0', '').trim();
  if (verdict === '') throw new Error('the virus scanner gave no verdict');
  return verdict;
}

function target(clamdUrl: string): NetConnectOpts {
  const { protocol, hostname, port, pathname } = new URL(clamdUrl);
  return protocol === 'unix:' ? { path: pathname } : { host: hostname, port: Number(port || 3310) };
}

/** Thrown if a file has a virus. `signature` is its name from clamd or from our own check. */
export class VirusFound extends VisitorError {
  override name = 'VirusFound';
  readonly signature: string;

  constructor(signature: string) {
    const sentence = 'The virus check refused this file. Please send another copy of your resume.';
    super('resume-wrong-kind', sentence, { fields: { resume: sentence } });
    this.signature = signature;
  }
}
