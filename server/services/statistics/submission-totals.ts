import {
  ANSWER_TIMES,
  type AnswerTime,
  COUNTED_OUTCOMES,
  type CountedOutcome,
  REACHED_STEPS,
} from '../../../contracts/statistics.ts';
import type { DailyTotal, EnquiryTimes } from '../../storage/daily-totals.ts';
import type { ApplicationRow } from '../../storage/database.ts';
import { HOUR_MS } from '../calendar.ts';

type DayOf = (time: Date) => string;

/** Addresses of the site. Others, which a visitor's program may send, are not kept in totals. */
const PAGE_SHAPE = /^(\/|(\/[a-z0-9-]{1,60}){1,4})$/;

/** One enquiry as the totals of its day say it. */
export function enquiryTotal({ received, page, via, answered }: EnquiryTimes, dayOf: DayOf): DailyTotal {
  const path = page?.replace(/\?.*/, '') ?? '';
  return {
    day: dayOf(new Date(received)),
    kind: 'enquiry',
    subject: via ?? (PAGE_SHAPE.test(path) ? path : ''),
    detail: answerTime(received, answered),
    n: 1,
  };
}

/** What became of it, on the day on which it came. */
export function outcomeTotal({ received, state, outcome }: EnquiryTimes, dayOf: DayOf): DailyTotal {
  const counted: CountedOutcome =
    state !== 'closed' ? 'open' : (COUNTED_OUTCOMES.find((known) => known === outcome) ?? 'not-said');
  return { day: dayOf(new Date(received)), kind: 'enquiry-outcome', subject: counted, detail: '', n: 1 };
}

/** One application as the totals of its day say it. */
export function applicationTotal(
  { received, job_title, step, state }: Pick<ApplicationRow, 'received' | 'job_title' | 'step' | 'state'>,
  dayOf: DayOf,
): DailyTotal {
  const reached = state === 'accepted' ? state : (REACHED_STEPS[step - 1] ?? REACHED_STEPS[0]);
  return {
    day: dayOf(new Date(received)),
    kind: 'application',
    subject: job_title,
    detail: reached,
    n: 1,
  };
}

function answerTime(received: string, answered: string | null): AnswerTime {
  if (answered === null) return 'none';
  const hours = (Date.parse(answered) - Date.parse(received)) / HOUR_MS;
  return ANSWER_TIMES.find(({ within }) => within !== undefined && hours <= within)?.key ?? 'later';
}
