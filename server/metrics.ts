import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { CannotStart } from './cannot-start.ts';
import { breakerStates } from './circuit-breaker.ts';
import { canStore } from './http/can-store.ts';
import { memoizeFor } from './http/memoize.ts';
import { findOldestUntold } from './services/certificates/tell-holders.ts';
import { readHeldBack } from './services/data/held-back.ts';
import { findFilesLeft } from './services/data/work-off-removals.ts';
import type { Dependencies } from './services/dependencies.ts';
import { readMailboxState } from './services/replies/read-replies.ts';
import { readWebhook } from './services/webhooks/read-webhook.ts';
import { findUnsentMails } from './services/mail/unsent-mails.ts';
import { readCommit, VERSION } from './version.ts';
import { freeBytes } from './storage/reserve.ts';
import { readSiteFact } from './storage/site-facts.ts';

const SECONDS = [0.005, 0.02, 0.1, 0.3, 1, 3, 10];
/** Time for which the numbers from the database are cached, so that simultaneous requests share one query. */
const LOOK_LIFE_MS = 5_000;

export interface Metrics {
  port: number;
  stop(): Promise<void>;
}

/**
 * Answers `GET /metrics` on a separate port, in Prometheus's text format, without personal data. The rest of the server
 * does not depend on it.
 */
export async function startMetrics(deps: Dependencies, app: FastifyInstance): Promise<Metrics> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(registry, app);
  const look = memoizeFor(LOOK_LIFE_MS, lookAt(registry, deps));
  const server = createServer((request, response) => void answer(request, response));
  async function answer({ url, method }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (url !== '/metrics' || method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    await look();
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
  }
  await listen(server, deps);
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function listen(server: Server, { config: { host, metricsPort } }: Dependencies): Promise<void> {
  try {
    await once(server.listen(metricsPort, host), 'listening');
  } catch (error) {
    throw new CannotStart(
      `The metrics cannot listen on ${host}, METRICS_PORT ${metricsPort}: ${(error as Error).message}.`,
      { cause: error },
    );
  }
}

/** Counts all requests, including those for cached pages, which Fastify does not see. */
function countRequests(registry: Registry, app: FastifyInstance): void {
  const requests = new Counter({
    name: 'site_http_requests_total',
    help: 'Requests that were answered, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'site_http_request_seconds',
    help: 'Time from the headers of a request to the end of its response.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.server.prependListener('request', (request, response) => {
    const began = performance.now();
    response.once('finish', () => {
      const route = routeOf(app, request);
      requests.inc({ route, method: request.method, status: response.statusCode });
      seconds.observe({ route }, (performance.now() - began) / 1_000);
    });
  });
}

/**
 * Route of a request, for a label. Unknown addresses share one label, because visitors could otherwise create any
 * number of labels.
 */
function routeOf(app: FastifyInstance, { url = '/', method = 'GET' }: IncomingMessage): string {
  const path = url.split('?', 1)[0] ?? '/';
  if (app.hasRoute({ url: path, method })) return path;
  return /\.\w+$/.test(path) ? 'file' : 'page';
}

function lookAt(registry: Registry, deps: Dependencies): () => Promise<void> {
  const { storage, config, now } = deps;
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  gauge('site_build_info', 'The running release.', ['version', 'commit']).set(
    { version: VERSION, commit: readCommit() },
    1,
  );
  const ready = gauge('site_ready', '1 while database and data folder are writable.');
  const dependency = gauge('site_dependency_up', '0 while a dependency does not answer.', ['dependency']);
  const mails = gauge('site_mails_unsent', 'Unsent emails by state, counted up to 201.', ['state']);
  const oldest = gauge(
    'site_oldest_waiting_seconds',
    'Age of the oldest waiting item of each queue; 0: none waits.',
    ['queue'],
  );
  const backup = gauge('site_last_backup_timestamp_seconds', 'When the last backup was made; 0: never.');
  const purge = gauge('site_last_purge_timestamp_seconds', 'When the last purge was made; 0: never.');
  const heldBack = gauge('site_held_back', 'Deletions that wait for a person.');
  const filesLeft = gauge('site_files_left', 'Files of erased rows that still exist.');
  const mailbox = gauge(
    'site_mailbox_last_read_timestamp_seconds',
    'When the mailbox was last read; 0: never.',
  );
  const unmatched = gauge('site_replies_unmatched', 'Unmatched emails that wait for a person.');
  const mailboxFailing = gauge('site_mailbox_failing', '1 while the mailbox cannot be read.');
  const webhooks = gauge('site_webhooks_unsent', 'Webhook events that were not accepted yet.', ['state']);
  const free = gauge('site_disk_free_bytes', 'Free space on the disk of DATA_DIR.');

  async function lookAtStorage(): Promise<void> {
    const { database } = storage;
    const unsent = await findUnsentMails(deps);
    for (const state of ['failed', 'late', 'waiting'] as const) mails.set({ state }, unsent[state]);
    backup.set(secondsOf(await readSiteFact(database, 'last_backup')));
    purge.set(secondsOf(await readSiteFact(database, 'last_purge')));
    heldBack.set((await readHeldBack(database)).length);
    const files = await findFilesLeft(deps);
    filesLeft.set(files.count);
    const state = await readMailboxState(deps);
    mailbox.set(secondsOf(state?.readAt ?? undefined));
    unmatched.set(state?.unmatched ?? 0);
    mailboxFailing.set(state && state.error !== null ? 1 : 0);
    const webhook = await readWebhook(deps);
    for (const name of ['waiting', 'failed'] as const) webhooks.set({ state: name }, webhook?.[name] ?? 0);
    const oldestOf = {
      emails: unsent.oldest,
      webhooks: webhook?.oldest,
      'emails to holders': await findOldestUntold(deps),
      removals: files.oldest,
    };
    for (const [queue, since] of Object.entries(oldestOf))
      oldest.set({ queue }, since ? Math.max(0, (now().getTime() - Date.parse(since)) / 1_000) : 0);
  }

  return async () => {
    ready.set((await canStore(storage.checkWritable)) ? 1 : 0);
    for (const [name, state] of breakerStates())
      dependency.set({ dependency: name }, state === 'closed' ? 1 : 0);
    // The data folder may be missing if the database and the resumes are stored elsewhere.
    await freeBytes(config.dataFolder).then(
      (bytes) => free.set(bytes),
      () => {},
    );
    // If the database does not answer, the old values stay. site_ready shows the failure.
    await lookAtStorage().catch(() => {});
  };
}

function secondsOf(time: string | undefined): number {
  return time === undefined ? 0 : Date.parse(time) / 1_000;
}
