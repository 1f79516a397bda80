import { exitWith } from './cannot-start.ts';
import { readConfig } from './config.ts';
import { loadEnvironment } from './settings-file.ts';
import { createLog } from './log.ts';
import { openStorage } from './storage/storage.ts';

/**
 * What a server does to the data at its start, and no more: tables, search index, certificate secret. For an update that is
 * to know before its servers start that the tables are theirs.
 */
async function prepare(): Promise<void> {
  const config = readConfig(loadEnvironment());
  const log = createLog(config.logLevel);
  const storage = await openStorage(config, log);
  await storage.close();
  log.info('the database schema is up to date');
}

await prepare().catch(exitWith);
