import type { Logger } from 'pino';

/** Reports the outcome of a call, with the error if the call failed. Must be called once. */
export type ReportOutcome = (error?: unknown) => void;

export interface CircuitBreaker {
  /** Runs `work`. Throws CircuitOpen immediately while the dependency does not answer. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Alternative to `run` for work that is not a single function. Throws CircuitOpen, or returns the function that
   * reports the outcome.
   */
  enter(): ReportOutcome;
  /**
   * closed: calls are made. open: calls fail immediately. half-open: the next call tests whether the dependency answers
   * again.
   */
  state(): 'closed' | 'open' | 'half-open';
}

export interface CircuitBreakerOptions {
  /** Name of the dependency in the log. */
  dependency: string;
  log: Logger;
  /** Number of consecutive failures after which the breaker opens. */
  failuresToOpen?: number;
  /** Time from opening until the next call is tried. */
  openMs?: number;
  /** True if an error is the dependency's fault rather than the caller's. */
  isFailure?: (error: unknown) => boolean;
}

/** Thrown instead of a call to a dependency that has failed repeatedly. */
export class CircuitOpen extends Error {
  override name = 'CircuitOpen';

  constructor(dependency: string) {
    super(`${dependency} has not answered lately`);
  }
}

/** Breakers by the name of their dependency. */
const breakers = new Map<string, CircuitBreaker>();

/** States of all circuit breakers of this process. */
export function breakerStates(): [string, ReturnType<CircuitBreaker['state']>][] {
  return [...breakers].map(([dependency, breaker]) => [dependency, breaker.state()]);
}

const FAILURES_TO_OPEN = 3;
const OPEN_MS = 1_000;

/**
 * Makes a circuit breaker: after several consecutive failures of a dependency, calls fail immediately instead of
 * waiting for a timeout. Then single calls test whether the dependency answers again.
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
  /** Measured with `performance.now`. */
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
    // Logs only the error code, because a message may quote a visitor's text.
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
