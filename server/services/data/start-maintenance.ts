import { DAY_MS } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { purgeData } from './purge-data.ts';
import { SWEEP_AFTER_MS, sweepData } from './sweep-data.ts';

/** What failed, or had to wait for a backup, is tried again after this time. */
const RETRY_MS = 30 * 60 * 1_000;

/**
 * Sweeps what was left behind and purges what is past retention: at the start and then once a day, until it is stopped.
 * `since`: when this server became the only one of its data folder. Several servers may do so on one database.
 */
export function startMaintenance(deps: Dependencies, since: Date): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function run(): Promise<void> {
    const isSwept = await attempt(deps, 'sweep', () => sweep(deps, since));
    const isPurged = await attempt(deps, 'purge', () => purge(deps));
    if (!isStopped) timer = setTimeout(() => void run(), isSwept && isPurged ? DAY_MS : RETRY_MS).unref();
  }

  void run();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** At the start all that is there was left by a server that is gone; later only what is old was left. */
function sweep(deps: Dependencies, since: Date): Promise<boolean> {
  return sweepData(deps, new Date(Math.max(since.getTime(), deps.now().getTime() - SWEEP_AFTER_MS)));
}

async function purge(deps: Dependencies): Promise<boolean> {
  deps.log.info(await purgeData(deps), 'purged what is past retention');
  return true;
}

/** Whether it was done. */
async function attempt({ log }: Dependencies, name: string, work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    log.error({ reason: (error as Error).message }, `the ${name} failed and is tried again in half an hour`);
    return false;
  }
}
