import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CONNECTION_BOUNDS } from '../../server/http/connections/connection-limits.ts';
import type { LoadedFile } from '../../server/http/pages/site.ts';
import { openApp } from '../support/open-app.ts';
import type { RunningSite } from '../support/running-site.ts';
import { sampleSite } from '../support/sample-site.ts';
import { howMany, timeFor } from './short-and-long.ts';
import { siteForTest } from './site-for-test.ts';

const READERS = howMany({ short: 60, long: 300 });
/** More than one address may have. */
const FROM_ONE_ADDRESS = howMany({ short: 320, long: 2_050 });
const MOST_OF_ONE_ADDRESS = 256;
/** More than the server takes in all. */
const FROM_MANY_ADDRESSES = howMany({ short: 2_050, long: 2_300 });
const MOST_IN_ALL = 2_000;
/** The long form waits as long as the product does. */
const WRITE_TIMEOUT_MS = howMany({ short: 500, long: CONNECTION_BOUNDS.writeTimeoutMs });
const TIME = timeFor({ shortMs: 90_000, longMs: 180_000 });

/** As many as a connection may ask for before it takes the first. */
const DOWNLOADS = 16;
/** 16 of them are more than what systems keep for a client that does not read. */
const DOWNLOAD: LoadedFile = {
  bodies: { identity: Buffer.alloc(1_024 * 1_024) },
  type: 'application/pdf',
  etag: '"1"',
  immutable: true,
};

/** Connects as one of the addresses of the loopback network that are no proxy's: 127.0.0.2 and on. */
async function connectAs(origin: string, visitor: number): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), localAddress: `127.0.0.${visitor + 2}` });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

function pageFor(origin: string, visitor: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${origin}/about`, { localAddress: `127.0.0.${visitor + 2}` }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    })
      .once('error', reject)
      .end();
  });
}

/** A client that does not read never learns that the server has left. */
function openFiles(site: RunningSite): number {
  return readdirSync(`/proc/${site.pid()}/fd`).length;
}

// Only Linux answers to all addresses of the loopback network.
describe.skipIf(process.platform !== 'linux')('connections that are held', () => {
  test(`${READERS} that ask for downloads and never read are left`, { timeout: TIME }, async () => {
    const sample = sampleSite();
    const { app, listen } = await openApp({
      parts: { site: { ...sample, files: new Map(sample.files).set('/download', DOWNLOAD) } },
      bounds: { connections: { ...CONNECTION_BOUNDS, writeTimeoutMs: WRITE_TIMEOUT_MS } },
    });
    const { origin } = await listen();
    let accepted = 0;
    app.server.on('connection', () => (accepted += 1));
    const open = () =>
      new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
    for (let index = 0; index < READERS; index += 1) {
      const reader = await connectAs(origin, index % 4);
      reader.pause().write('GET /download HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(DOWNLOADS));
    }
    await expect.poll(() => accepted).toBe(READERS);
    const pages: (number | undefined)[] = [];
    const openAfterPage = async () => {
      pages.push(await pageFor(origin, 0));
      return open();
    };
    // The one that the page came over may be open still.
    await expect.poll(openAfterPage, { timeout: TIME }).toBeLessThan(2);
    expect(new Set(pages)).toEqual(new Set([200]));
  });

  test(
    `of ${FROM_ONE_ADDRESS} idle ones of one address the oldest make room`,
    { timeout: TIME },
    async () => {
      const site = await siteForTest();
      const before = openFiles(site);
      const held: Socket[] = [];
      for (let index = 0; index < FROM_ONE_ADDRESS; index += 1) held.push(await connectAs(site.origin, 0));
      held.forEach((socket) => socket.resume());
      await expect.poll(() => openFiles(site)).toBeLessThanOrEqual(before + MOST_OF_ONE_ADDRESS);
      expect(await pageFor(site.origin, 1)).toBe(200);
      expect(await pageFor(site.origin, 0)).toBe(200);
      await expect.poll(() => held[0]?.closed).toBe(true);
    },
  );

  test(`of ${FROM_MANY_ADDRESSES} idle ones of many addresses the oldest go`, { timeout: TIME }, async () => {
    const site = await siteForTest();
    const before = openFiles(site);
    for (let index = 0; index < FROM_MANY_ADDRESSES; index += 1) await connectAs(site.origin, index % 20);
    expect(await pageFor(site.origin, 100)).toBe(200);
    expect(openFiles(site)).toBeLessThanOrEqual(before + MOST_IN_ALL);
  });
});
