import { VisitorError } from '../../services/visitor-error.ts';

export interface ConcurrencyLimits {
  /** Number of tasks that run at the same time. */
  concurrency: number;
  /** Number of tasks that may wait; more are refused. */
  queued: number;
}

export type LimitConcurrency = <Result>(work: () => Promise<Result>) => Promise<Result>;

const RETRY_AFTER_S = 5;

/** Limits how many submissions are processed at the same time, so that many at once do not slow the pages down. */
export function concurrencyLimit({ concurrency, queued }: ConcurrencyLimits): LimitConcurrency {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (queue.length >= queued) throw tooBusy();
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  /** Ends a task and starts the next one in the queue. */
  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

export function tooBusy(): VisitorError {
  return new VisitorError('unavailable', 'We are very busy right now. Please try again in a few seconds.', {
    retryAfterSeconds: RETRY_AFTER_S,
  });
}

/** Counts running tasks, in total and by client address. */
export interface ConcurrencyByAddress {
  total(): number;
  of(address: string): number;
  add(address: string): void;
  remove(address: string): void;
}

export function concurrencyByAddress(): ConcurrencyByAddress {
  const counts = new Map<string, number>();
  let total = 0;
  return {
    total: () => total,
    of: (address) => counts.get(address) ?? 0,
    add(address) {
      total += 1;
      counts.set(address, (counts.get(address) ?? 0) + 1);
    },
    remove(address) {
      total -= 1;
      const left = (counts.get(address) ?? 0) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    },
  };
}
