import { DAY_MS } from './calendar.ts';
import type { Dependencies } from './dependencies.ts';
import { purgeData } from './purge-data.ts';

/** Purges what is past retention at the start and then once a day, until it is stopped. */
export function startRetention(deps: Dependencies): { stop(): void } {
  const purge = async () => {
    try {
      const deleted = await purgeData(deps);
      deps.log.info(deleted, 'purged what is past retention');
    } catch (error) {
      deps.log.error({ reason: (error as Error).message }, 'the purge failed and is tried again tomorrow');
    }
  };
  void purge();
  const timer = setInterval(() => void purge(), DAY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
