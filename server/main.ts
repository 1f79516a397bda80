import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { buildApp } from './app.ts';
import { ConfigError, loadEnvironment, readConfig } from './config.ts';
import { listen } from './http/listen.ts';
import { type Lifecycle, shutDown, shutdownTimes } from './http/shutdown.ts';
import { loadSite, SiteMissing } from './http/site.ts';
import { createLog } from './log.ts';
import { startDelivery } from './mail/deliver-outbox.ts';
import { openTransport } from './mail/transports/open-transport.ts';
import { type Demo, loadDemo } from './services/load-demo.ts';
import { startRetention } from './services/start-retention.ts';
import { openStorage } from './storage/storage.ts';
import { StorageUnavailable } from './storage/storage-unavailable.ts';

const NODE_MAJOR = 24;
const BUILD_FOLDER = join(import.meta.dirname, '../build');

/** Whoever stops the server kills it 10 seconds later at the earliest. */
const STOP_WITHIN_MS = 9_500;

/** Why the server cannot start, in one line for the operator. */
class CannotStart extends Error {
  override name = 'CannotStart';
}

async function start(): Promise<void> {
  requireNode();
  const config = readConfig(loadEnvironment());
  const site = await loadSite(BUILD_FOLDER);
  const build = site.renderedPaths.length > 0 ? await loadServerBuild() : undefined;
  const log = createLog(config.logLevel);
  const storage = await openStorage(config, log);
  const deps = { storage, now: () => new Date(), log, config };
  const demo = await loadDemo(deps);
  const lifecycle: Lifecycle = { state: 'serving' };
  const app = await buildApp({ ...deps, site, build, lifecycle });
  const listener = await listen(app, config.host, config.port).catch((error: NodeJS.ErrnoException) => {
    throw new CannotStart(reasonNotToListen(error, config.host, config.port), { cause: error });
  });
  const delivery = startDelivery(deps, openTransport(config));
  const retention = startRetention(deps);

  stopOnSignal(async (signal) => {
    retention.stop();
    await Promise.all([shutDown(app, listener, lifecycle, shutdownTimes(signal)), delivery.stop()]);
    await storage.close();
  });
  process.stdout.write(welcome(`http://${hostForPeople(config.host)}:${listener.port}`, demo));
}

function requireNode(): void {
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return;
  throw new CannotStart(
    `This server needs Node ${NODE_MAJOR} and runs under ${process.version}. Start it with "npm start", which brings its own.`,
  );
}

async function loadServerBuild(): Promise<ServerBuild> {
  const file = join(BUILD_FOLDER, 'server/index.js');
  try {
    return (await import(pathToFileURL(file).href)) as ServerBuild;
  } catch (cause) {
    throw new SiteMissing(`The built site lacks ${file}, or it is broken. Run "npm run build" again.`, {
      cause,
    });
  }
}

function reasonNotToListen({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${host} is not an address of this machine.`;
  return `The server cannot listen on ${host}, port ${port}: ${message}`;
}

function hostForPeople(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function welcome(address: string, demo: Demo | undefined): string {
  const lines = [`The site is at ${address}`];
  if (demo?.opening)
    lines.push(`Demo opening: ${demo.opening.title}, ${address}/careers?job=${demo.opening.id}`);
  for (const { number, state } of demo?.certificates ?? [])
    lines.push(`Demo certificate, ${state}: ${number}`);
  return `${lines.join('\n')}\n`;
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

/** What an operator can mend is told in one line; anything else shows where it happened. */
function reportFailure(error: unknown): never {
  const kinds = [CannotStart, ConfigError, SiteMissing, StorageUnavailable];
  const isForOperator = kinds.some((kind) => error instanceof kind);
  process.stderr.write(`${isForOperator ? (error as Error).message : (error as Error).stack}\n`);
  process.exit(1);
}

await start().catch(reportFailure);
