import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Lowest port to choose. The ports from here on are below the ports of outgoing connections, which could otherwise take
 * the port before the server starts.
 */
const LOWEST = 20_000;
const END = 32_000;

/** A port that is free at present. */
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
