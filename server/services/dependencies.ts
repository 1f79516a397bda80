import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Logger } from 'pino';
import { type Config, type Environment, readConfig } from '../config.ts';
import { makeReserveAgain } from '../storage/reserve.ts';
import { NoData, openStorage, type Purpose, type Storage } from '../storage/storage.ts';
import { type Actor, COMMAND_LINE } from './audit-log/actor.ts';
import { OperatorError } from './operator-error.ts';

export type { Purpose };

/** Dependencies of every service. */
export interface Dependencies {
  storage: Storage;
  now: () => Date;
  log: Logger;
  config: Config;
}

/** Dependencies of a service that adds to the audit log. */
export interface ActingDependencies extends Dependencies {
  /** Author of the action. */
  actor: Actor;
}

/**
 * Opens the data of the site for a command, while a server may be running, and closes it afterwards. Only `restore` and
 * `adopt` create missing data. The preview of a restore works on an empty temporary database if there is none.
 */
export async function withDependencies(
  environment: Environment,
  log: Logger,
  purpose: Exclude<Purpose, 'server'> | 'preview',
  work: (deps: ActingDependencies) => Promise<void>,
): Promise<void> {
  const config = readConfig(environment);
  const storage = await openStorage(config, log, purpose === 'preview' ? 'reading' : purpose).catch(
    (error: Error) => {
      if (!(error instanceof NoData)) throw error;
      if (purpose !== 'preview') throw new OperatorError(error.message, { cause: error });
      return undefined;
    },
  );
  if (!storage) return await onNothing(environment, log, work);
  try {
    await work({ storage, config, log, now: () => new Date(), actor: COMMAND_LINE });
  } finally {
    await storage.close();
    // Refills the disk reserve, which a command empties if it starts on a full disk.
    await makeReserveAgain(config.dataFolder);
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
