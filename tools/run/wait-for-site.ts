import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { type Config, readConfig } from '../../server/config.ts';
import { openDemoOpenings } from '../../server/services/demo/load-demo.ts';
import { loadEnvironment } from '../../server/settings-file.ts';
import { openStorage } from '../../server/storage/storage.ts';

const LONGEST_MS = 60_000;
const LOOK_EVERY_MS = 250;

/** Waits until a site that starts at the same time has made its data. Errors after that are reported by the desk. */
export async function waitForSite(): Promise<void> {
  const config = readConfig(loadEnvironment());
  const deadline = performance.now() + LONGEST_MS;
  if (await isReady(config)) return;
  process.stdout.write('Waiting for the site. Start it with "npm start" ...\n');
  while (performance.now() < deadline && !(await isReady(config))) await pause(LOOK_EVERY_MS);
}

async function isReady(config: Config): Promise<boolean> {
  return (await answers(config)) || (await hasData(config));
}

async function answers({ port }: Config): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${port}/readyz`, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
}

/**
 * True if the database has data. Samples of the site must be there too, if there will be any, because the desk adds its
 * own to them.
 */
async function hasData(config: Config): Promise<boolean> {
  try {
    const storage = await openStorage(config, pino({ level: 'silent' }), 'command');
    try {
      return !config.demo || (await openDemoOpenings(storage.database)).length > 0;
    } finally {
      await storage.close();
    }
  } catch {
    return false;
  }
}
