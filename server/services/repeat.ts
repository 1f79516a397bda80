import { logSlowWork } from '../log-slow-work.ts';
import { HOUR_MS, MINUTE_MS } from './calendar.ts';
import type { Dependencies } from './dependencies.ts';

export const LOOK_EVERY_MS = MINUTE_MS;

/** Duration after which a job is logged as slow. A backup of many resumes may take this long. */
const SLOW_MS = HOUR_MS;

/** Starts to run a job each minute. `name` is used in the log. */
export function repeat(
  { log }: Dependencies,
  name: string,
  look: (signal: AbortSignal) => Promise<unknown>,
): { stop(): void } {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    await logSlowWork({ log, name, slowMs: SLOW_MS }, () => look(stopping.signal)).catch((error: unknown) =>
      log.error({ err: error, work: name }, 'a job failed; the server tries again in a minute'),
    );
    if (!stopping.signal.aborted) timer = setTimeout(() => void run(), LOOK_EVERY_MS).unref();
  }

  void run();
  return {
    stop() {
      stopping.abort();
      clearTimeout(timer);
    },
  };
}
