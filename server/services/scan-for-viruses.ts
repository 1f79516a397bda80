import { createConnection, type NetConnectOpts } from 'node:net';
import { Refusal } from './refusal.ts';

const CHUNK_BYTES = 64 * 1024;
const TIMEOUT_MS = 20_000;
const RETRY_AFTER_SECONDS = 60;

/** Asks clamd by its INSTREAM command. Throws a Refusal for a hit, and for a scanner that does not answer. */
export async function scanForViruses(clamdUrl: string, content: Buffer): Promise<void> {
  const verdict = await ask(clamdUrl, content).catch(() => undefined);
  if (verdict?.endsWith('OK')) return;
  if (verdict?.endsWith('FOUND')) {
    throw new Refusal(
      'resume-wrong-kind',
      'The virus check refused this file. Please send another copy of your resume.',
    );
  }
  throw new Refusal(
    'unavailable',
    'Our virus check is not answering just now. Please send your application again in a few minutes.',
    {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    },
  );
}

async function ask(clamdUrl: string, content: Buffer): Promise<string> {
  const socket = createConnection({ ...target(clamdUrl), timeout: TIMEOUT_MS });
  socket.once('timeout', () => socket.destroy(new Error('the virus scanner did not answer in time')));
  socket.write('zINSTREAM\0');
  for (let at = 0; at < content.length; at += CHUNK_BYTES) {
    const chunk = content.subarray(at, at + CHUNK_BYTES);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(chunk.length);
    socket.write(size);
    socket.write(chunk);
  }
  socket.end(Buffer.alloc(4));
  const answer: Buffer[] = [];
  for await (const part of socket) answer.push(part as Buffer);
  return Buffer.concat(answer).toString('utf8').replaceAll('\0', '').trim();
}

function target(clamdUrl: string): NetConnectOpts {
  const { protocol, hostname, port, pathname } = new URL(clamdUrl);
  return protocol === 'unix:' ? { path: pathname } : { host: hostname, port: Number(port || 3310) };
}
