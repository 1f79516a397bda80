import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Logger } from 'pino';
import { type Config, type Environment, readConfig } from '../config.ts';
import { NoData, openStorage, type Storage } from '../storage/storage.ts';
import { type Actor, COMMAND_LINE } from './trail/actor.ts';
import { WrongRequest } from './wrong-request.ts';

/** What every service needs. */
export interface Dependencies {
  storage: Storage;
  now: () => Date;
  log: Logger;
  config: Config;
}

/** What a service needs that the trail tells of. */
export interface ActingDependencies extends Dependencies {
  /** Who does it. */
  actor: Actor;
}

/**
 * Opens the site's data for one piece of work beside a running server, and closes it again. Only a restore makes data
 * where there is none; the preview of one then works on an empty database that is gone afterwards.
 */
export async function withDependencies(
  environment: Environment,
  log: Logger,
  purpose: 'command' | 'restore' | 'preview',
  work: (deps: ActingDependencies) => Promise<void>,
): Promise<void> {
  const config = readConfig(environment);
  const storage = await openStorage(config, log, purpose === 'restore' ? 'restore' : 'command').catch(
    (error: Error) => {
      if (!(error instanceof NoData)) throw error;
      if (purpose !== 'preview') throw new WrongRequest(error.message, { cause: error });
      return undefined;
    },
  );
  if (!storage) return await onNothing(environment, log, work);
  try {
    await work({ storage, config, log, now: () => new Date(), actor: COMMAND_LINE });
  } finally {
    await storage.close();
  }
}

async function onNothing(
  environment: Environment,
  log: Logger,
  work: (deps: ActingDependencies) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'preview-'));
  const empty = { ...environment, DATA_DIR: folder, DATABASE_URL: '', RESUME_STORE: '' };
  try {
    await withDependencies(empty, log, 'restore', work);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
