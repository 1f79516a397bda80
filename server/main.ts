import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { jobPath, PATHS } from '../contracts/paths.ts';
import { buildApp } from './app.ts';
import { CannotStart, exitWith } from './cannot-start.ts';
import { type Config, readConfig } from './config.ts';
import { findUselessLines, loadEnvironment } from './settings-file.ts';
import { withEarlierBuilds } from './http/pages/earlier-builds.ts';
import { listen } from './http/connections/listen.ts';
import { type Lifecycle, shutDown, shutdownTimes } from './http/connections/shutdown.ts';
import { loadSite, type Site } from './http/pages/site.ts';
import { createLog } from './log.ts';
import { startDelivery } from './mail/deliver-outbox.ts';
import { transportWithBreaker } from './mail/transports/transport-with-breaker.ts';
import { openTransport } from './mail/transports/open-transport.ts';
import { originMismatch } from './services/doctor/built-origin.ts';
import type { Dependencies } from './services/dependencies.ts';
import { countByDay } from './services/statistics/count-by-day.ts';
import { type Demo, loadDemo } from './services/demo/load-demo.ts';
import { startBackups } from './services/backups/nightly-backup.ts';
import { holderAttachments } from './services/certificates/holder-attachments.ts';
import { startTellingHolders } from './services/certificates/tell-holders.ts';
import { startMorningMails } from './services/morning-mail/send-morning-mails.ts';
import { startMaintenance } from './services/data/start-maintenance.ts';
import { startWebhooks } from './services/webhooks/deliver-webhooks.ts';
import { takeServerLock } from './storage/server-lock.ts';
import { openStorage } from './storage/storage.ts';
import { describeRelease } from './version.ts';

const NODE_MAJOR = 24;
const BUILD_FOLDER = join(import.meta.dirname, '../build');

/**
 * Time after which an orderly stop is cut short. Service managers and Docker kill a process 10 seconds or more after
 * asking it to stop.
 */
const STOP_WITHIN_MS = 9_500;

async function start(): Promise<void> {
  requireNode();
  const config = readConfig(loadEnvironment());
  const site = await loadSite(BUILD_FOLDER);
  const mismatch = originMismatch(config, site.origin);
  if (mismatch !== undefined) throw new CannotStart(`${mismatch}.`);
  const log = createLog(config.logLevel);
  for (const line of findUselessLines()) log.warn(line);
  const lock = await takeServerLock(config, log);
  const storage = await openStorage(config, log);
  const deps = { storage, now: () => new Date(), log, config };
  const demo = await loadDemo(deps);
  const lifecycle: Lifecycle = { state: 'serving' };
  const served = await withOpenPages(site, deps);
  const counter = countByDay(deps);
  const app = await buildApp({ ...deps, site: served, lifecycle, counter });
  await renderOnce(app, pagesToTry(site));
  const listener = await listen(app, config.host, config.port).catch((error: NodeJS.ErrnoException) => {
    throw new CannotStart(reasonNotToListen(error, config.host, config.port), { cause: error });
  });
  log.info(`release ${describeRelease()}`);
  // Imported only if the metrics are on, to save memory.
  const metrics =
    config.metricsPort === undefined
      ? undefined
      : await (await import('./metrics.ts')).startMetrics(deps, app);
  const delivery = startDelivery(
    { ...deps, holderFiles: holderAttachments(deps) },
    transportWithBreaker(openTransport(config), log),
  );
  const webhooks = config.webhook && startWebhooks(deps, config.webhook);
  const maintenance = startMaintenance(deps, lock.since);
  // Imported only if a mailbox is read, to save memory.
  const reading =
    config.imapUrl === undefined
      ? undefined
      : (await import('./services/replies/start-reading.ts')).startReading(deps, config.imapUrl);

  const backups = startBackups(deps);
  const mornings = startMorningMails(deps);
  const telling = startTellingHolders(deps);

  stopOnSignal(async (signal) => {
    maintenance.stop();
    backups.stop();
    mornings.stop();
    telling.stop();
    await metrics?.stop();
    await Promise.all([
      shutDown(app, listener, lifecycle, shutdownTimes(signal)),
      delivery.stop(),
      webhooks?.stop(),
      reading?.stop(),
    ]);
    await counter.stop();
    await storage.close();
    await lock.release();
  });
  process.stdout.write(welcome(addressForPeople(config, listener.port), demo) + aboutTheDesk(config));
}

function requireNode(): void {
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return;
  throw new CannotStart(
    `This server needs Node ${NODE_MAJOR} and runs under ${process.version}. Start it with "npm start", which brings its own.`,
  );
}

function reasonNotToListen({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Stop the program that uses it, or set PORT to another port.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${host} is not an address of this machine. Set HOST to localhost, 0.0.0.0 or one of its addresses.`;
  return `The server cannot listen on ${host}, port ${port}: ${message}`;
}

/** Adds the files of earlier builds in production, for pages that visitors opened before an upgrade. */
async function withOpenPages(site: Site, { config, now, log }: Dependencies): Promise<Site> {
  if (!config.production) return site;
  try {
    return await withEarlierBuilds(site, join(config.dataFolder, 'builds'), now());
  } catch (error) {
    log.warn({ err: error }, 'files of earlier builds are not served');
    return site;
  }
}

/** Pages without a built file, and built pages to which facts are added. */
function pagesToTry({ pages, files }: Site): string[] {
  return [...pages.keys()].filter(
    (path) => !files.has(path) || path === PATHS.privacy || path.startsWith(PATHS.trainings),
  );
}

/** Renders each dynamic page once, so that the server does not start with a broken one. */
async function renderOnce(app: FastifyInstance, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { statusCode } = await app.inject(path);
    if (statusCode === 500) {
      throw new CannotStart(`The page ${path} cannot be rendered: the log line above says why.`);
    }
  }
}

/** Address of the site in the welcome message: PUBLIC_URL, or by default an address for a browser on this machine. */
function addressForPeople({ publicUrl, host, port }: Config, listeningPort: number): string {
  const isSet = publicUrl !== `http://localhost:${port}`;
  return isSet ? publicUrl : `http://${hostForPeople(host)}:${listeningPort}`;
}

function hostForPeople(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function welcome(address: string, demo: Demo | undefined): string {
  const lines = [`The site is at ${address}`];
  if (demo?.opening) lines.push(`Demo opening: ${demo.opening.title}, ${address}${jobPath(demo.opening.id)}`);
  for (const { number, state } of demo?.certificates ?? [])
    lines.push(`Demo certificate, ${state}: ${number}`);
  return `${lines.join('\n')}\n`;
}

/** Explains how to open the desk. Shown only with demo data, to somebody who is trying the product. */
function aboutTheDesk({ demo, desk, operatorCommand }: Config): string {
  if (!demo) return '';
  const first = desk ? 'run' : 'set DESK_PORT=3001 in .env, run';
  return `The desk, for the firm's people: ${first} "npm run desk", then "${operatorCommand} desk link"\n`;
}

function stopOnSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    stop(signal).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
}

await start().catch(exitWith);
