import type { Logger } from 'pino';

const LOG_EVERY_MS = 60_000;

export interface ThrottledLog {
  count(): void;
  /** Writes the count so far, when the process ends. */
  flush(): void;
}

/** For what happens in floods: one log line a minute, with the count. */
export function throttledLog(log: Logger, message: string): ThrottledLog {
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
