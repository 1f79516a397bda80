import pLimit from 'p-limit';

export interface ConcurrencyLimits {
  /** Number running at the same time. */
  concurrency: number;
  /** Number in the queue; more are refused. */
  queued: number;
}

export type LimitConcurrency = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs work in the order in which it was asked for. With a full queue it throws the error of `refusal`. */
export function limitConcurrency(
  { concurrency, queued }: ConcurrencyLimits,
  refusal: () => Error,
): LimitConcurrency {
  const limit = pLimit(concurrency);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= concurrency + queued) throw refusal();
    return await limit(work);
  };
}
