import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports of outgoing connections, one of which could take it before the server starts. */
const LOWEST = 20_000;
const END = 32_000;

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, END);
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return freePort();
  }
  await probe[Symbol.asyncDispose]();
  return port;
}
