import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Storage } from '../storage/storage.ts';
import type { Actor } from './trail/actor.ts';

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
