import type { Config } from '../../config.ts';
import { VisitorError } from '../../services/visitor-error.ts';
import type { Counters, Window } from './counters.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Number of attempts allowed for each allowed submission. Refused submissions count as attempts only. */
const ATTEMPTS_PER_SUBMISSION = 10;

/** Delay of the answer about an unknown certificate number when the site's hourly budget is used up. */
export const SLOWED_MISS_MS = 3_000;

const CSP_REPORTS_PER_MINUTE = 60;

export interface RateLimit {
  /** Counts an attempt to submit, before its body is read. Throws a VisitorError above the limit. */
  attempt(client: string): Promise<void>;
  /**
   * Counts an enquiry or an application. The same `submission` counts only once. Call the returned function if the
   * submission was not stored. Throws a VisitorError above the limit.
   */
  submission(client: string, submission: string): Promise<() => Promise<void>>;
  /** Counts a certificate check, whether the number is known or not. Throws a VisitorError above the limit. */
  check(client: string): Promise<void>;
  /** Counts a check of an unknown number. Returns false if the hourly budget of the whole site is used up. */
  isMissWithinBudget(): Promise<boolean>;
  isReportAllowed(client: string): Promise<boolean>;
}

export function rateLimit(limits: Config['limits'], counters: Counters): RateLimit {
  /** Returns true if this call increased the count. Throws a VisitorError with this sentence above the limit. */
  async function takeOrRefuse(window: Window, sentence: string, item?: string): Promise<boolean> {
    const taken = await counters.take(window, item);
    if (taken.allowed) return taken.isNew;
    throw new VisitorError('too-many', sentence, {
      retryAfterSeconds: Math.max(1, Math.ceil(taken.retryAfterMs / 1_000)),
    });
  }

  return {
    async attempt(client) {
      const max = limits.submitPerHour * ATTEMPTS_PER_SUBMISSION;
      await takeOrRefuse(
        { key: `attempt:${client}`, max, windowMs: HOUR_MS },
        'Too many attempts from your network. Please try again later, or call us.',
      );
    },
    async submission(client, submission) {
      const window = { key: `submit:${client}`, max: limits.submitPerHour, windowMs: HOUR_MS };
      const sentence = 'Too many messages from your network in one hour. Please try again later, or call us.';
      const isNew = await takeOrRefuse(window, sentence, submission);
      return async () => {
        if (isNew) await counters.release(window, submission);
      };
    },
    async check(client) {
      const sentence = 'Too many checks from your network. Please wait a little and try again.';
      await takeOrRefuse(
        { key: `minute:${client}`, max: limits.checkPerMinute, windowMs: MINUTE_MS },
        sentence,
      );
      await takeOrRefuse({ key: `hour:${client}`, max: limits.checkPerHour, windowMs: HOUR_MS }, sentence);
    },
    async isMissWithinBudget() {
      const taken = await counters.take({ key: 'misses', max: limits.missBudgetPerHour, windowMs: HOUR_MS });
      return taken.allowed;
    },
    async isReportAllowed(client) {
      const window = { key: `report:${client}`, max: CSP_REPORTS_PER_MINUTE, windowMs: MINUTE_MS };
      return (await counters.take(window)).allowed;
    },
  };
}
