import { REACHED_STEPS } from '../../../contracts/statistics.ts';
import type { CountedEnquiry, DailyTotal } from '../../storage/daily-totals.ts';
import type { ApplicationRow } from '../../storage/database.ts';

/** Addresses of the site. Others, which a visitor's program may send, are not kept in totals. */
const PAGE_SHAPE = /^(\/|(\/[a-z0-9-]{1,60}){1,4})$/;

/** Enquiries of one day as its totals say it. */
export function enquiryTotal(
  { path, answered, n = 1 }: Pick<CountedEnquiry, 'path' | 'answered'> & { n?: number },
  day: string,
): DailyTotal {
  return { day, kind: 'enquiry', subject: PAGE_SHAPE.test(path) ? path : '', detail: answered, n };
}

/** Applications of one day as its totals say it. */
export function applicationTotal(
  { job_title, step, state, n = 1 }: Pick<ApplicationRow, 'job_title' | 'step' | 'state'> & { n?: number },
  day: string,
): DailyTotal {
  const reached = state === 'accepted' ? state : (REACHED_STEPS[step - 1] ?? REACHED_STEPS[0]);
  return { day, kind: 'application', subject: job_title, detail: reached, n };
}
