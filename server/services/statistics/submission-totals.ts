import { ENQUIRY_VIAS } from '../../../contracts/enquiry-via.ts';
import { COUNTED_OUTCOMES, type CountedOutcome, REACHED_STEPS } from '../../../contracts/statistics.ts';
import type { CountedEnquiry, DailyTotal } from '../../storage/daily-totals.ts';
import type { ApplicationRow } from '../../storage/database.ts';

/** Addresses of the site. Others, which a visitor's program may send, are not kept in totals. */
const PAGE_SHAPE = /^(\/|(\/[a-z0-9-]{1,60}){1,4})$/;
const VIAS: ReadonlySet<string> = new Set(ENQUIRY_VIAS);

/** Enquiries of one day as its totals say it. */
export function enquiryTotal(
  { path, answered, n = 1 }: Pick<CountedEnquiry, 'path' | 'answered'> & { n?: number },
  day: string,
): DailyTotal {
  const isKept = PAGE_SHAPE.test(path) || VIAS.has(path);
  return { day, kind: 'enquiry', subject: isKept ? path : '', detail: answered, n };
}

/** What became of enquiries that came on one day. */
export function outcomeTotal(
  { state, outcome, n = 1 }: Pick<CountedEnquiry, 'state' | 'outcome'> & { n?: number },
  day: string,
): DailyTotal {
  const counted: CountedOutcome =
    state !== 'closed' ? 'open' : (COUNTED_OUTCOMES.find((known) => known === outcome) ?? 'not-said');
  return { day, kind: 'enquiry-outcome', subject: counted, detail: '', n };
}

/** Applications of one day as its totals say it. */
export function applicationTotal(
  { job_title, step, state, n = 1 }: Pick<ApplicationRow, 'job_title' | 'step' | 'state'> & { n?: number },
  day: string,
): DailyTotal {
  const reached = state === 'accepted' ? state : (REACHED_STEPS[step - 1] ?? REACHED_STEPS[0]);
  return { day, kind: 'application', subject: job_title, detail: reached, n };
}
