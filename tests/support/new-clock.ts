/** A clock that was set back by more than this was set back on purpose. */
const SET_BACK_MS = 1_000;

/**
 * The time of the machine and what was passed of it, never twice the same: what comes first has an earlier time, however
 * fast the storage is.
 */
export function newClock() {
  let passed = 0;
  let last = 0;
  return {
    now(): Date {
      const time = Date.now() + passed;
      last = time > last || time < last - SET_BACK_MS ? time : last + 1;
      return new Date(last);
    },
    /** Sets the clock forward, or back. */
    pass(milliseconds: number): void {
      passed += milliseconds;
      last += milliseconds;
    },
  };
}
