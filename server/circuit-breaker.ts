import type { Logger } from 'pino';

/** Call it once, with the error or without one. */
export type ReportOutcome = (error?: unknown) => void;

export interface CircuitBreaker {
  /** Runs `work`, or throws CircuitOpen at once while the dependency does not answer. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** For work that is not a single function: throws CircuitOpen, or returns the function that reports the outcome. */
  enter(): ReportOutcome;
  /** closed: calls go through. open: they fail at once. half-open: the next call is a trial. */
  state(): 'closed' | 'open' | 'half-open';
}

export interface CircuitBreakerOptions {
  /** Name in the log. */
  dependency: string;
  log: Logger;
  /** Consecutive failures before it opens. */
  failuresToOpen?: number;
  /** Time until a trial call. */
  openMs?: number;
  /** True if an error is the dependency's fault rather than the caller's. */
  isFailure?: (error: unknown) => boolean;
}

/** The dependency has failed repeatedly and is not called. */
export class CircuitOpen extends Error {
  override name = 'CircuitOpen';

  constructor(dependency: string) {
    super(`${dependency} has not answered lately`);
  }
}

/** Breakers by dependency; each process has its own. */
const breakers = new Map<string, CircuitBreaker>();

/** States of all dependencies of this process. */
export function breakerStates(): [string, ReturnType<CircuitBreaker['state']>][] {
  return [...breakers].map(([dependency, breaker]) => [dependency, breaker.state()]);
}

const FAILURES_TO_OPEN = 3;
const OPEN_MS = 1_000;

/**
 * A circuit breaker: after several consecutive failures of a dependency, calls fail at once instead of waiting for a
 * timeout. Then single calls test whether it answers again.
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
  /** Time by `performance.now`. */
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
    // Only the code, because a message may quote a visitor's text.
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

  const breaker: CircuitBreaker = {
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
  breakers.set(dependency, breaker);
  return breaker;
}
