import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { publishOpening } from '../../server/services/catalogue/opening.ts';
import { type AppDependencies, buildApp } from '../../server/app.ts';
import { type Environment, readConfig } from '../../server/config.ts';
import { type Listener, listen } from '../../server/http/connections/listen.ts';
import { createLog } from '../../server/log.ts';
import type { Lifecycle } from '../../server/http/connections/shutdown.ts';
import type { ActingDependencies } from '../../server/services/dependencies.ts';
import { COMMAND_LINE } from '../../server/services/audit-log/actor.ts';
import { openStorage, type Storage } from '../../server/storage/storage.ts';
import { newClock } from './new-clock.ts';
import { putMigratedSqlite } from './migrated-database.ts';
import { sampleSite } from './sample-site.ts';
import { namesOfResumes } from './resume-folder.ts';

export interface OpenedApp {
  app: FastifyInstance;
  deps: ActingDependencies;
  storage: Storage;
  lifecycle: Lifecycle;
  /** The log, line by line. */
  logged: string[];
  listen(host?: string): Promise<Listener & { origin: string }>;
  /** Sets the clock forward. */
  pass(milliseconds: number): void;
  /** Files of uploads, finished or not. */
  resumeFiles(): Promise<string[]>;
}

export interface OpenAppOptions {
  settings?: Environment;
  bounds?: AppDependencies['bounds'];
  parts?: Partial<AppDependencies>;
}

/** The whole server on a database and a data folder of its own, with one opening; closed after the test. */
export async function openApp({
  settings = {},
  bounds,
  parts = {},
}: OpenAppOptions = {}): Promise<OpenedApp> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'server-test-'));
  const config = readConfig({ DATA_DIR: dataFolder, ...settings });
  if (!config.databaseUrl && config.dataFolder === dataFolder) await putMigratedSqlite(dataFolder);
  const logged: string[] = [];
  const log = createLog('debug', { write: (line: string) => void logged.push(line) });
  const storage = parts.storage ?? (await openStorage(config, log));
  const lifecycle: Lifecycle = { state: 'serving' };
  const { now, pass } = newClock();
  const deps = { storage, now, log, config, actor: COMMAND_LINE };
  await publishOpening(deps, {
    title: 'SOC Analyst',
    type: 'Full-time',
    location: 'Bengaluru',
    description: 'Watch.',
    closes: null,
  });
  const app = await buildApp({ ...deps, site: sampleSite(), lifecycle, bounds, ...parts });
  onTestFinished(async () => {
    await app.close();
    await storage.close();
    await rm(dataFolder, { recursive: true, force: true });
  });
  return {
    app,
    deps,
    storage,
    lifecycle,
    logged,
    async listen(host = '127.0.0.1') {
      const listener = await listen(app, host, 0);
      return { ...listener, origin: `http://${host}:${listener.port}` };
    },
    pass,
    resumeFiles: async () => namesOfResumes(dataFolder),
  };
}
