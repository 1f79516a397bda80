import type { Logger } from 'pino';

const LOG_EVERY_MS = 60_000;

export interface CountedLog {
  count(): void;
  /** Writes what is counted now, for the end of the process. */
  flush(): void;
}

/** For what comes in floods: one line a minute, with how often it happened. */
export function countedLog(log: Logger, message: string): CountedLog {
  let count = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (count > 0) log.warn({ count }, message);
    count = 0;
  }

  return {
    flush,
    count() {
      count += 1;
      timer ??= setTimeout(flush, LOG_EVERY_MS).unref();
    },
  };
}
