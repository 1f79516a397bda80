import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Storage } from '../storage/storage.ts';

/** What every service needs. */
export interface Dependencies {
  storage: Storage;
  now: () => Date;
  log: Logger;
  config: Config;
}
