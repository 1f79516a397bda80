import { logSlowWork } from '../log-slow-work.ts';
import { HOUR_MS, MINUTE_MS } from './calendar.ts';
import type { Dependencies } from './dependencies.ts';

export const LOOK_EVERY_MS = MINUTE_MS;

/** A backup of many resumes may take this long. */
const SLOW_MS = HOUR_MS;

/** Runs a job each minute until it is stopped. `name` is for the log. */
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
