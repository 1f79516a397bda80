import { longDay } from '../../../contracts/batch.ts';
import { batchIn, subjectOf } from '../../../contracts/enquiry-subject.ts';
import { HOLD_DAYS, type Seat } from '../../../contracts/seat.ts';
import type { Enquiry } from '../../storage/received-rows.ts';
import { DAY_MS, dateOf, dayIn, isCalendarDate } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { wrongField } from '../operator-error.ts';
import { type Author, type Changed, changeSubmission } from './change-submission.ts';

export interface WantedSeat {
  /** Null: none any more. */
  seat: Seat | null;
  /** The last day of a hold, YYYY-MM-DD; by default in three days. */
  until?: string;
  /** Where the enquiry names none. One who has a seat keeps the batch. */
  batch?: string;
}

/** The batch in which somebody has a seat or asked for one. */
export function batchOfEnquiry({
  seat,
  seat_batch,
  message,
}: Pick<Enquiry, 'seat' | 'seat_batch' | 'message'>) {
  const asked = batchIn(subjectOf(message) ?? '');
  return seat === null ? (asked ?? seat_batch ?? undefined) : (seat_batch ?? undefined);
}

/** Holds a seat for who asked, notes that they have taken it, or puts them on the waiting list. The site counts it at once. */
export async function setSeat(
  deps: Dependencies,
  reference: string,
  { seat, until = '', batch: chosen = '' }: WantedSeat,
  author: Author,
): Promise<Changed> {
  const day = seat === 'held' ? lastDayOfHold(deps, until.trim()) : null;
  return await changeSubmission(deps, 'enquiry', reference, author, (row) => {
    const batch = row.seat === null && chosen !== '' ? chosen : batchOfEnquiry(row);
    if (batch === undefined) throw wrongField('batch', `${row.reference} names no batch: choose one`);
    if (row.seat === seat && row.seat_until === day)
      throw wrongField('seat', seat === null ? `${row.name} has no seat` : 'It is so already');
    return { act: 'seat', seat: { seat, until: day, batch } };
  });
}

function lastDayOfHold({ now, config }: Dependencies, until: string): string {
  const today = dayIn(now(), config.timeZone);
  if (until === '') return dateOf(new Date(Date.parse(today) + HOLD_DAYS * DAY_MS));
  if (!isCalendarDate(until)) throw wrongField('until', `“${until}” is no day: write it as 2027-01-31`);
  if (until < today) throw wrongField('until', `${longDay(until)} is past: give today or a later day`);
  return until;
}
