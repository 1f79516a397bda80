import { connect, type Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openApp } from '../support/open-app.ts';
import { howMany, timeFor } from './form.ts';

const CONNECTIONS = howMany({ short: 60, long: 500 });
/** The long form waits as long as the product does. */
const HEADERS_TIMEOUT_MS = howMany({ short: 1_500, long: 10_000 });
const REQUEST_TIMEOUT_MS = howMany({ short: 3_000, long: 120_000 });
const TOLERANCE_MS = 2_000;
const TIME = timeFor({ shortMs: 60_000, longMs: 300_000 });

const UPLOAD = '--b\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7';

/** What is sent at once; then one character after the other follows. */
const ATTACKS = [
  { head: 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', endsWithin: HEADERS_TIMEOUT_MS },
  {
    head: 'POST /api/contact.php HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{"',
    endsWithin: REQUEST_TIMEOUT_MS,
  },
  {
    head: `POST /api/apply_job1.php HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 99999\r\n\r\n${UPLOAD}`,
    endsWithin: REQUEST_TIMEOUT_MS,
  },
];

/** Resolves with the time after which the server ended the connection, in milliseconds. */
function trickle(origin: string, head: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const started = performance.now();
    const socket: Socket = connect(Number(port), hostname, () => socket.write(head));
    const drip = setInterval(() => socket.write('a'), 200);
    socket.on('error', () => undefined).resume();
    socket.on('close', () => {
      clearInterval(drip);
      resolve(performance.now() - started);
    });
  });
}

test(
  `${CONNECTIONS} clients that send a byte at a time are ended, and pages are served meanwhile`,
  { timeout: TIME },
  async () => {
    const times = {
      headersTimeoutMs: HEADERS_TIMEOUT_MS,
      requestTimeoutMs: REQUEST_TIMEOUT_MS,
      keepAliveMs: 5_000,
    };
    const { listen, resumeFiles } = await openApp({ bounds: { times } });
    const { origin } = await listen();
    const lateness = monitorEventLoopDelay();
    lateness.enable();
    const held = new Set(Array.from({ length: CONNECTIONS }, (_, index) => index));
    const ends = Array.from({ length: CONNECTIONS }, async (_, index) => {
      const { head, endsWithin } = ATTACKS[index % ATTACKS.length] ?? { head: '', endsWithin: 0 };
      const took = await trickle(origin, head);
      held.delete(index);
      return took - endsWithin;
    });

    const pages: number[] = [];
    while (held.size > 0) {
      pages.push((await fetch(`${origin}/about`)).status);
      await pause(50);
    }
    expect(new Set(pages)).toEqual(new Set([200]));
    expect(pages.length).toBeGreaterThan(10);
    // What this machine itself came late is not the server's.
    const own = lateness.max / 1e6;
    expect(Math.max(...(await Promise.all(ends)))).toBeLessThan(TOLERANCE_MS + own);
    await expect.poll(resumeFiles).toEqual([]);
  },
);
