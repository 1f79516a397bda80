import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { applicationForm } from '../../../tests/support/posted-forms.ts';
import { openApp } from '../../../tests/support/open-app.ts';
import { sampleSite } from '../../../tests/support/sample-site.ts';
import { CONNECTION_BOUNDS, type ConnectionBounds } from './connection-limits.ts';

/** More than what systems keep for a client that does not read. */
const DOWNLOAD = Buffer.alloc(16 * 1_024 * 1_024);
const DOWNLOAD_FILE = {
  bodies: { identity: DOWNLOAD },
  type: 'application/pdf',
  etag: '"1"',
  immutable: true,
};
const ASK_FOR_DOWNLOAD = 'GET /download HTTP/1.1\r\nHost: a\r\n\r\n';
const ASK_FOR_PAGE = 'GET /about HTTP/1.1\r\nHost: a\r\n\r\n';

async function openBounded(bounds: Partial<ConnectionBounds>) {
  const sample = sampleSite();
  const site = { ...sample, files: new Map(sample.files).set('/download', DOWNLOAD_FILE) };
  const { app, listen, storage } = await openApp({
    parts: { site },
    bounds: { connections: { ...CONNECTION_BOUNDS, ...bounds } },
  });
  const { origin, port } = await listen();
  const ended: Socket[] = [];
  async function visit({ asks = '', from = '127.0.0.1' } = {}): Promise<Socket> {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    socket.on('error', () => undefined).on('close', () => ended.push(socket));
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write(asks);
    return socket;
  }
  /** What a client that does not read never learns. */
  const open = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  return { origin, storage, server: app.server, visit, ended, open };
}

/** The text of the first answer's first line; empty when the connection ended without one. */
async function statusLine(socket: Socket): Promise<string> {
  socket.setEncoding('latin1');
  const [first] = (await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])])) as [
    string,
  ];
  return first.slice(0, 12);
}

test('leaves a client that takes nothing of its download', async () => {
  const { visit, open } = await openBounded({ writeTimeoutMs: 300 });
  const socket = await visit({ asks: ASK_FOR_DOWNLOAD });
  await once(socket, 'readable');
  await expect.poll(open).toBe(0);
});

test('waits for a client that takes its download slowly', async () => {
  const { visit } = await openBounded({ writeTimeoutMs: 1_000 });
  const socket = await visit({ asks: ASK_FOR_DOWNLOAD });
  let received = 0;
  while (received < DOWNLOAD.length) {
    const chunk = socket.read() as Buffer | null;
    received += chunk?.length ?? 0;
    // Each pause is shorter than the time-out, all together are longer.
    if (chunk) await new Promise((resolve) => setTimeout(resolve, 5));
    else await once(socket, 'readable');
  }
  expect(received).toBeGreaterThanOrEqual(DOWNLOAD.length);
});

test('waits for its own answer longer than for a client that takes nothing', async () => {
  const { origin, storage, server } = await openBounded({ writeTimeoutMs: 1_000 });
  const { keep } = storage.resumeFiles;
  storage.resumeFiles.keep = async (path, key) => {
    await once(server, 'timeout');
    return keep(path, key);
  };
  const answer = await fetch(`${origin}/api/apply_job1.php`, { method: 'POST', body: applicationForm() });
  expect(answer.status).toBe(200);
});

test('ends a connection that asks for more and more before it takes the first answer', async () => {
  const { visit } = await openBounded({ pipelined: 4 });
  const greedy = await visit({ asks: ASK_FOR_DOWNLOAD.repeat(5) });
  await once(greedy.resume(), 'close');
});

test('answers requests that come one after the other over one connection without end', async () => {
  const { visit } = await openBounded({ pipelined: 4 });
  const socket = await visit();
  socket.setEncoding('latin1');
  for (let count = 0; count < 20; count += 1) {
    socket.write(ASK_FOR_PAGE);
    const [answer] = (await once(socket, 'data')) as [string];
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  }
});

test('ends the connection that is idle for longest when there are too many', async () => {
  const { visit, ended } = await openBounded({ total: 3 });
  const [first, second, third] = [await visit(), await visit(), await visit()];
  first?.write(ASK_FOR_PAGE);
  expect(await statusLine(first)).toBe('HTTP/1.1 200');
  const fourth = await visit({ asks: ASK_FOR_PAGE });
  expect(await statusLine(fourth)).toBe('HTTP/1.1 200');
  await expect.poll(() => ended).toEqual([second]);
  expect(third.destroyed).toBe(false);
});

test('ends the connection that takes its answer for longest when all are busy', async () => {
  const { visit, ended } = await openBounded({ total: 2 });
  const slow = [await visit({ asks: ASK_FOR_DOWNLOAD }), await visit({ asks: ASK_FOR_DOWNLOAD })];
  for (const socket of slow) await once(socket, 'readable');
  expect(await statusLine(await visit({ asks: ASK_FOR_PAGE }))).toBe('HTTP/1.1 200');
  slow[0]?.resume();
  await expect.poll(() => ended).toEqual([slow[0]]);
});

test('refuses a connection when all others are being served', async () => {
  const { origin, storage, visit } = await openBounded({ total: 1 });
  const { promise: goOn, resolve } = Promise.withResolvers<void>();
  const { promise: isBusy, resolve: tell } = Promise.withResolvers<void>();
  const { keep } = storage.resumeFiles;
  storage.resumeFiles.keep = async (path, key) => {
    tell();
    await goOn;
    return keep(path, key);
  };
  const sent = fetch(`${origin}/api/apply_job1.php`, { method: 'POST', body: applicationForm() });
  await isBusy;
  expect(await statusLine(await visit({ asks: ASK_FOR_PAGE }))).toBe('');
  resolve();
  expect((await sent).status).toBe(200);
});

// Only Linux answers to all addresses of the loopback network.
test.skipIf(process.platform !== 'linux')('holds one address to its share and nobody else', async () => {
  const { visit, ended } = await openBounded({ perAddress: 2 });
  const crowd = [];
  for (let count = 0; count < 4; count += 1) crowd.push(await visit({ from: '127.0.0.2' }));
  const other = await visit({ from: '127.0.0.3', asks: ASK_FOR_PAGE });
  expect(await statusLine(other)).toBe('HTTP/1.1 200');
  await expect.poll(() => ended).toEqual(crowd.slice(0, 2));
});

test('takes any number of connections from a proxy on this machine', async () => {
  const { visit, ended } = await openBounded({ perAddress: 2 });
  for (let count = 0; count < 6; count += 1) await visit();
  expect(await statusLine(await visit({ asks: ASK_FOR_PAGE }))).toBe('HTTP/1.1 200');
  expect(ended).toEqual([]);
});
