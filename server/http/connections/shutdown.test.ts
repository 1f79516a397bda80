import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { openApp } from '../../../tests/support/open-app.ts';
import { ENQUIRY } from '../../../tests/support/posted-forms.ts';
import { sendRaw } from '../../../tests/support/raw-http.ts';
import { shutDown, shutdownTimes } from './shutdown.ts';

const TIMES = { noticeMs: 300, idleMs: 1_500, deadlineMs: 6_000 };

/** One request over a connection that the client would keep. */
function ask(url: string, agent: Agent): Promise<{ status: number; connection?: string }> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      response.resume().on('end', () => {
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection });
      });
    })
      .on('error', reject)
      .end();
  });
}

test('aborts no request of 32 clients that keep their connections, and tells them to go', async () => {
  const { app, lifecycle, listen } = await openApp();
  const listener = await listen();
  const { origin } = listener;
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const failures: string[] = [];
  const told: string[] = [];
  const over = new AbortController();
  const clients = Array.from({ length: 32 }, async (_, index) => {
    const path = index % 2 === 0 ? '/about' : '/api/get_open_positions.php';
    while (!over.signal.aborted) {
      await ask(origin + path, agent).then(
        ({ connection }) => connection && told.push(connection),
        (error: NodeJS.ErrnoException) => {
          over.abort();
          // The port is closed: that request never was in flight.
          if (error.code !== 'ECONNREFUSED') failures.push(`${error.code}`);
        },
      );
    }
  });
  // By then each has a connection of its own.
  await expect.poll(() => told.length, { timeout: 10_000 }).toBeGreaterThan(100);
  await shutDown(app, listener, lifecycle, TIMES);
  over.abort();
  await Promise.all(clients);
  expect(failures).toEqual([]);
  expect(told).toContain('close');
});

test('answers who had connected but was not accepted yet', async () => {
  const { app, lifecycle, listen } = await openApp();
  const listener = await listen();
  const text = 'GET /about HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  const answers = Array.from({ length: 100 }, () => sendRaw(listener.origin, text));
  await new Promise(setImmediate);
  await shutDown(app, listener, lifecycle, { ...TIMES, noticeMs: 0 });
  const statuses = (await Promise.all(answers)).map((answer) => answer.slice(0, 12));
  expect(statuses).toEqual(Array(100).fill('HTTP/1.1 200'));
});

test('finishes an enquiry that was under way', async () => {
  const { app, lifecycle, listen } = await openApp();
  const listener = await listen();
  const { origin } = listener;
  const sent = fetch(`${origin}/api/contact.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ENQUIRY),
  });
  const closed = shutDown(app, listener, lifecycle, TIMES);
  expect((await sent).status).toBe(200);
  await closed;
});

test('cuts off what does not end, at the deadline', async () => {
  const { app, lifecycle, listen } = await openApp();
  const listener = await listen();
  const url = new URL(listener.origin);
  const stalled = request({ port: url.port, host: url.hostname, method: 'POST', path: '/api/contact.php' });
  stalled.on('error', () => undefined).setHeader('content-length', '9');
  stalled.setHeader('content-type', 'application/json');
  stalled.flushHeaders();
  await new Promise((resolve) => stalled.once('socket', (socket) => socket.once('connect', resolve)));
  const aborted = once(stalled, 'error');
  await shutDown(app, listener, lifecycle, { noticeMs: 100, idleMs: 100, deadlineMs: 800 });
  expect(await aborted).toMatchObject([{ code: 'ECONNRESET' }]);
});

test('on localhost listens on both loopback addresses, and leaves both', async () => {
  const { app, lifecycle, listen } = await openApp();
  const listener = await listen('localhost');
  const agent = new Agent();
  for (const host of ['127.0.0.1', '[::1]']) {
    expect((await ask(`http://${host}:${listener.port}/about`, agent)).status).toBe(200);
  }
  await shutDown(app, listener, lifecycle, TIMES);
  for (const host of ['127.0.0.1', '[::1]']) {
    await expect(ask(`http://${host}:${listener.port}/about`, agent)).rejects.toThrow('ECONNREFUSED');
  }
});

test('gives load balancers notice when a service manager stops it, but keeps nobody waiting after Ctrl-C', () => {
  expect(shutdownTimes('SIGTERM').noticeMs).toBeGreaterThanOrEqual(2_000);
  expect(shutdownTimes('SIGINT').noticeMs).toBe(0);
});
