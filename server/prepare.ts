import { exitWith } from './cannot-start.ts';
import { readConfig } from './config.ts';
import { loadEnvironment } from './settings-file.ts';
import { createLog } from './log.ts';
import { openStorage } from './storage/storage.ts';

/**
 * Prepares the database, the search index and the certificate secret without starting a server. An update can run this
 * before its servers start.
 */
async function prepare(): Promise<void> {
  const config = readConfig(loadEnvironment());
  const log = createLog(config.logLevel);
  const storage = await openStorage(config, log);
  await storage.close();
  log.info('the database schema is up to date');
}

await prepare().catch(exitWith);
