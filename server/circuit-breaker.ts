import type { Logger } from 'pino';

/** Called once with how it went: the error, or nothing. */
export type ReportOutcome = (error?: unknown) => void;

export interface CircuitBreaker {
  /** Runs `work`, or throws CircuitOpen at once while the dependency is known not to answer. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** For work that has no single function: throws CircuitOpen, or waits to be told how it went. */
  enter(): ReportOutcome;
  /** closed: all is well. open: nothing is asked. half-open: the next call tries whether it answers again. */
  state(): 'closed' | 'open' | 'half-open';
}

export interface CircuitBreakerOptions {
  /** As the log names it. */
  dependency: string;
  log: Logger;
  /** In a row, before it opens. */
  failuresToOpen?: number;
  /** After so long one call may try whether the dependency answers again. */
  openMs?: number;
  /** Whether an error is the dependency's trouble rather than the caller's. */
  isFailure?: (error: unknown) => boolean;
}

/** The dependency has not answered lately and is not asked. */
export class CircuitOpen extends Error {
  override name = 'CircuitOpen';

  constructor(dependency: string) {
    super(`${dependency} has not answered lately`);
  }
}

const FAILURES_TO_OPEN = 3;
const OPEN_MS = 1_000;

/**
 * A circuit breaker: once a dependency has failed several times in a row, callers are told at once instead of each
 * waiting out its time-out. One call at a time then tries whether it answers again.
 */
export function circuitBreaker({
  dependency,
  log,
  failuresToOpen = FAILURES_TO_OPEN,
  openMs = OPEN_MS,
  isFailure = () => true,
}: CircuitBreakerOptions): CircuitBreaker {
  let failures = 0;
  let isTrying = false;
  /** By `performance.now`. */
  let tryAgainAt = 0;

  const isBroken = () => failures >= failuresToOpen;

  function state(): 'closed' | 'open' | 'half-open' {
    if (!isBroken()) return 'closed';
    return isTrying || performance.now() < tryAgainAt ? 'open' : 'half-open';
  }

  function succeeded(): void {
    if (isBroken()) log.warn({ dependency }, 'a dependency answers again');
    failures = 0;
  }

  function failed(error: unknown): void {
    failures += 1;
    tryAgainAt = performance.now() + openMs;
    // Messages may quote what visitors typed: the code has to do.
    const code = (error as NodeJS.ErrnoException | undefined)?.code;
    if (failures === failuresToOpen) log.warn({ dependency, code }, 'a dependency does not answer');
  }

  function enter(): ReportOutcome {
    if (state() === 'open') throw new CircuitOpen(dependency);
    const isTrial = isBroken();
    isTrying ||= isTrial;
    return (error) => {
      if (isTrial) isTrying = false;
      if (error !== undefined && isFailure(error)) failed(error);
      else succeeded();
    };
  }

  return {
    state,
    enter,
    async run(work) {
      const report = enter();
      try {
        const result = await work();
        report();
        return result;
      } catch (error) {
        report(error);
        throw error;
      }
    },
  };
}
