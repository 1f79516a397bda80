import { MINUTE_MS } from './calendar.ts';
import type { Dependencies } from './dependencies.ts';

export const LOOK_EVERY_MS = MINUTE_MS;

/** Looks each minute whether there is something to do, until it is stopped; `failure` is what the log says of a look that failed. */
export function repeat(
  { log }: Dependencies,
  failure: string,
  look: (signal: AbortSignal) => Promise<unknown>,
): { stop(): void } {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    await look(stopping.signal).catch((error: unknown) => log.error({ err: error }, failure));
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
