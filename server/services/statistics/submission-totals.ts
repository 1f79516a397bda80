import { COUNTED_OUTCOMES, type CountedOutcome, REACHED_STEPS } from '../../../domain/statistics.ts';
import type { CountedEnquiry, DailyTotal } from '../../storage/daily-totals.ts';
import type { ApplicationRow } from '../../storage/database.ts';

/** Addresses that pages of the site can have. A bot may send any other text, which is not stored in totals. */
const PAGE_SHAPE = /^(\/|(\/[a-z0-9-]{1,60}){1,4})$/;

/** Total of the enquiries of a day. */
export function enquiryTotal(
  { path, via, answered, n = 1 }: Pick<CountedEnquiry, 'path' | 'via' | 'answered'> & { n?: number },
  day: string,
): DailyTotal {
  const subject = via ?? (PAGE_SHAPE.test(path) ? path : '');
  return { day, kind: 'enquiry', subject, detail: answered, n };
}

/** Total of outcomes, on the day of the enquiry's arrival. */
export function outcomeTotal(
  { state, outcome, n = 1 }: Pick<CountedEnquiry, 'state' | 'outcome'> & { n?: number },
  day: string,
): DailyTotal {
  const subject: CountedOutcome =
    state !== 'closed' && outcome !== 'joined'
      ? 'open'
      : (COUNTED_OUTCOMES.find((known) => known === outcome) ?? 'not-said');
  return { day, kind: 'enquiry-outcome', subject, detail: '', n };
}

/** Total of the applications of a day. */
export function applicationTotal(
  { job_title, step, state, n = 1 }: Pick<ApplicationRow, 'job_title' | 'step' | 'state'> & { n?: number },
  day: string,
): DailyTotal {
  const reached = state === 'accepted' ? state : (REACHED_STEPS[step - 1] ?? REACHED_STEPS[0]);
  return { day, kind: 'application', subject: job_title, detail: reached, n };
}
