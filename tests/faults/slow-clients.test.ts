import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openApp } from '../support/open-app.ts';
import { howMany, timeFor } from './short-and-long.ts';

const CONNECTIONS = howMany({ short: 60, long: 500 });
/** The long form waits as long as the product does. */
const HEADERS_TIMEOUT_MS = howMany({ short: 1_500, long: 10_000 });
const REQUEST_TIMEOUT_MS = howMany({ short: 3_000, long: 120_000 });
const TIME = timeFor({ shortMs: 60_000, longMs: 300_000 });

const UPLOAD = '--b\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7';

const HEADER = 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ';

/** What is sent at once; then one character after the other follows. */
const ATTACKS = [
  HEADER,
  'POST /api/contact.php HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{"',
  `POST /api/apply_job1.php HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 99999\r\n\r\n${UPLOAD}`,
];

/** Resolves when the server has ended the connection: a client like this never does. */
function trickle(origin: string, head: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket: Socket = connect(Number(port), hostname, () => socket.write(head));
    const drip = setInterval(() => socket.write('a'), 200);
    socket.on('error', () => undefined).resume();
    socket.on('close', () => {
      clearInterval(drip);
      resolve();
    });
  });
}

test(`${CONNECTIONS} clients that send a byte at a time are ended`, { timeout: TIME }, async () => {
  const times = {
    headersTimeoutMs: HEADERS_TIMEOUT_MS,
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    keepAliveMs: 5_000,
  };
  const { listen, resumeFiles } = await openApp({ bounds: { times } });
  const { origin } = await listen();
  const held = new Set(Array.from({ length: CONNECTIONS }, (_, index) => index));
  const ends = Array.from({ length: CONNECTIONS }, async (_, index) => {
    await trickle(origin, ATTACKS[index % ATTACKS.length] ?? '');
    held.delete(index);
  });

  const pages: number[] = [];
  while (held.size > 0) {
    pages.push((await fetch(`${origin}/about`)).status);
    await pause(50);
  }
  expect(new Set(pages)).toEqual(new Set([200]));
  await Promise.all(ends);
  await expect.poll(resumeFiles).toEqual([]);
});

test('a client that is slow in its headers is ended long before its whole request must have come', async () => {
  const times = { headersTimeoutMs: 500, requestTimeoutMs: 600_000, keepAliveMs: 5_000 };
  const { listen } = await openApp({ bounds: { times } });
  const { origin } = await listen();

  await trickle(origin, HEADER);
});
