import { Agent, request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { ENQUIRY } from '../support/posted-forms.ts';
import { findLosses } from './find-losses.ts';
import { howMany, report } from './short-and-long.ts';
import { siteForTest } from './site-for-test.ts';
import { newSubmission, type Sent } from './visitors.ts';

const CLIENTS = howMany({ short: 32, long: 64 });
const PROBE_MS = 50;
const TIME = 60_000;

interface Exchange {
  path: string;
  /** Of the answer; undefined when there was none. */
  status?: number;
  connection?: string;
  reference?: string;
  /** Why there was none: ECONNREFUSED when the port was closed already, anything else is a request that was cut off. */
  failure?: string;
}

function exchange(agent: Agent, origin: string, path: string, email?: string): Promise<Exchange> {
  return new Promise((resolve) => {
    const body = email === undefined ? undefined : JSON.stringify({ ...ENQUIRY, email });
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request(
      origin + path,
      { agent, headers, method: body === undefined ? 'GET' : 'POST' },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('error', (error: NodeJS.ErrnoException) => resolve({ path, failure: error.code }));
        response.on('end', () => {
          const reference = /"reference":"([^"]+)"/.exec(text)?.[1];
          resolve({ path, status: response.statusCode, connection: response.headers.connection, reference });
        });
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) => resolve({ path, failure: error.code }));
    sent.end(body);
  });
}

test('told to stop under load, it cuts off nobody and ends in time', { timeout: TIME }, async () => {
  const site = await siteForTest();
  const exchanges: Exchange[] = [];
  const acknowledged: Sent[] = [];

  /** Keeps its connection until the server ends it, and leaves when the port is closed. */
  async function client(index: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let last: Exchange | undefined; last?.failure === undefined;) {
      const submission = index % 2 === 0 ? newSubmission('enquiry') : undefined;
      const path = submission ? '/api/contact.php' : '/about';
      last = await exchange(agent, site.origin, path, submission?.email);
      exchanges.push(last);
      if (submission && last.status === 200)
        acknowledged.push({ submission, answer: { status: 200, reference: last.reference } });
    }
    agent.destroy();
  }
  // As a load balancer asks, over connections of its own.
  const asking = setInterval(async () => {
    exchanges.push(await exchange(new Agent(), site.origin, '/readyz'));
  }, PROBE_MS);
  onTestFinished(() => clearInterval(asking));
  const clients = Array.from({ length: CLIENTS }, (_, index) => client(index));
  await expect.poll(() => acknowledged.length, { timeout: TIME }).toBeGreaterThan(CLIENTS);

  const stopped = performance.now();
  // A server that does not come to an end in time gives up with status 1.
  expect(await site.halt('SIGTERM')).toBe(0);
  const tookMs = performance.now() - stopped;
  await Promise.all(clients);

  // Nobody who is served is cut off; who knocks in the moment in which the port closes finds it closed.
  const failures = exchanges
    .filter(({ path, failure }) => path !== '/readyz' && failure !== undefined)
    .map(({ failure }) => failure);
  expect(new Set(failures), 'only who comes after the port is closed').toEqual(new Set(['ECONNREFUSED']));
  const firstRed = exchanges.findIndex(({ path, status }) => path === '/readyz' && status === 503);
  const firstFarewell = exchanges.findIndex(
    ({ path, connection }) => path !== '/readyz' && connection === 'close',
  );
  expect(firstRed).toBeGreaterThan(-1);
  expect(firstFarewell).toBeGreaterThan(firstRed);
  expect(
    exchanges.filter(({ path, status }) => path === '/about' && status !== 200 && status !== undefined),
  ).toEqual([]);
  await site.resume();
  expect(findLosses(site.dataFolder, acknowledged)).toEqual([]);
  report(
    `${exchanges.length} requests of ${CLIENTS} clients, none cut off; ended in ${Math.round(tookMs)} ms`,
  );
});
