import pLimit from 'p-limit';

export interface ConcurrencyLimits {
  /** Number running at the same time. */
  concurrency: number;
  /** Number in the queue; more are refused. */
  queued: number;
}

export type LimitConcurrency = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs work in the order of the calls. If the queue is full, it throws the error that `refusal` makes. */
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
