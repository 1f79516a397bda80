import { DAY_MS } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { purgeData } from './purge-data.ts';
import { SWEEP_AFTER_MS, sweepData } from './sweep-data.ts';

/** How long until a sweep or purge that failed, or met a backup, is tried again. */
const RETRY_MS = 30 * 60 * 1_000;

/**
 * Daily maintenance: removes orphaned files and purges data past retention, at the start and then once a day.
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

/** At the start every orphaned file is from an earlier server; later only old ones are orphaned for certain. */
function sweep(deps: Dependencies, since: Date): Promise<boolean> {
  return sweepData(deps, new Date(Math.max(since.getTime(), deps.now().getTime() - SWEEP_AFTER_MS)));
}

async function purge(deps: Dependencies): Promise<boolean> {
  deps.log.info(await purgeData(deps), 'purged what is past retention');
  return true;
}

/** False when it failed or could not run. */
async function attempt({ log }: Dependencies, name: string, work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    log.error({ reason: (error as Error).message }, `the ${name} failed and is tried again in half an hour`);
    return false;
  }
}
