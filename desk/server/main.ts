import { join } from 'node:path';
import { CannotStart, exitWith } from '../../server/cannot-start.ts';
import { readConfig } from '../../server/config.ts';
import { loadEnvironment } from '../../server/settings-file.ts';
import { listen } from '../../server/http/connections/listen.ts';
import { createLog } from '../../server/log.ts';
import { loadDeskDemo } from '../../server/services/demo/load-desk-demo.ts';
import { linkCommand } from '../access/sign-in-link.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { describeRelease } from '../../server/version.ts';
import { buildDesk } from './app.ts';
import { loadDesk } from './built-desk.ts';
import { checkDaily } from '../system/system-check.ts';

const BUILD_FOLDER = join(import.meta.dirname, '../../build/desk');
const STOP_WITHIN_MS = 9_500;

async function start(): Promise<void> {
  const config = readConfig(loadEnvironment());
  const { desk } = config;
  if (!desk)
    throw new CannotStart('The desk is off. Set DESK_PORT, such as DESK_PORT=3001, to switch it on.');
  const log = createLog(config.logLevel);
  const built = await loadDesk(BUILD_FOLDER);
  // The desk opens the data in the same way as a command, because the running site has made the data and has its lock.
  const storage = await openStorage(config, log, 'command');
  const deps = { storage, config, log, now: () => new Date() };
  await loadDeskDemo(deps);
  checkDaily(deps);
  const app = await buildDesk({ ...deps, desk, built });
  const listener = await listen(app, config.host, desk.port).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? 'it is already in use' : error.message;
    throw new CannotStart(`The desk cannot listen on ${config.host}, DESK_PORT ${desk.port}: ${reason}.`, {
      cause: error,
    });
  });
  log.info(`release ${describeRelease()}`);
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    void Promise.all([listener.stop(), app.close()])
      .then(() => storage.close())
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  process.stdout.write(`The desk is at ${desk.url}\nA link that opens it once: ${linkCommand(config)}\n`);
}

await start().catch(exitWith);
