import { Refusal } from '../../services/refusal.ts';

export interface AdmissionBounds {
  /** Run side by side. */
  atOnce: number;
  /** Wait for their turn; who comes after them is refused. */
  waiting: number;
}

export type Admit = <Result>(work: () => Promise<Result>) => Promise<Result>;

const RETRY_AFTER_S = 5;

/**
 * Bounds how many submissions are worked on, so that a flood of them leaves the pages alone. What is beyond the
 * bounds is refused at once; how busy the event loop is plays no part.
 */
export function admission({ atOnce, waiting }: AdmissionBounds): Admit {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw tooBusy();
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  /** Hands the place to the next in the queue. */
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

export function tooBusy(): Refusal {
  return new Refusal('unavailable', 'We are very busy right now. Please try again in a few seconds.', {
    retryAfterSeconds: RETRY_AFTER_S,
  });
}
