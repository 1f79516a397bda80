import type { Logger } from 'pino';
import { type Config, type Environment, readConfig } from '../config.ts';
import { makeReserveAgain } from '../storage/reserve.ts';
import { NoData, openStorage, type Purpose, type Storage } from '../storage/storage.ts';
import { type Actor, COMMAND_LINE } from './trail/actor.ts';
import { WrongRequest } from './wrong-request.ts';

export type { Purpose };

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
 * Opens the site's data for one piece of work beside a running server, and closes it again. Only `restore` and `adopt`
 * make data where there is none.
 */
export async function withDependencies(
  environment: Environment,
  log: Logger,
  purpose: Exclude<Purpose, 'server'>,
  work: (deps: ActingDependencies) => Promise<void>,
): Promise<void> {
  const config = readConfig(environment);
  const storage = await openStorage(config, log, purpose).catch((error: Error) => {
    throw error instanceof NoData ? new WrongRequest(error.message, { cause: error }) : error;
  });
  try {
    await work({ storage, config, log, now: () => new Date(), actor: COMMAND_LINE });
  } finally {
    await storage.close();
    // A command that met a full disk at its start was let in by the reserve.
    await makeReserveAgain(config.dataFolder);
  }
}
