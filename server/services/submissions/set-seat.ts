import { type BatchCourse, batchName, longDay } from '../../../contracts/batch.ts';
import { batchIn, courseIn, subjectOf } from '../../../contracts/enquiry-subject.ts';
import { readSigns } from '../../../contracts/pasted-text.ts';
import { HOLD_DAYS, type Seat, type SeatStanding } from '../../../domain/seat.ts';
import type { Enquiry } from '../../storage/received-rows.ts';
import type { CountedBatch } from '../../storage/seats.ts';
import { requireLockedBatch } from '../batches/change-batch.ts';
import { DAY_MS, dateOf, dayIn, isCalendarDate } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { wrongField } from '../operator-error.ts';
import {
  applyChange,
  type Author,
  type Changed,
  changeSubmission,
  withSubmission,
} from './change-submission.ts';

export interface WantedSeat {
  /** State of the seat. Null: no seat. Undefined: the person keeps the same kind of seat, but in another batch. */
  seat?: Seat | null;
  /** Last day of a hold, YYYY-MM-DD. Default: three days from now. */
  until?: string;
  /** Batch, if it is not that of the seat or of the enquiry. */
  batch?: string;
}

export type SeatSet = Changed &
  SeatStanding &
  Pick<Enquiry, 'outcome'> & { batch: string; batchName: string };

/** Id of the batch in which the person has a seat, or which the enquiry is about. */
export function batchOfEnquiry({
  seat,
  seat_batch,
  message,
}: Pick<Enquiry, 'seat' | 'seat_batch' | 'message'>): string | undefined {
  return seat_batch ?? (seat === null ? batchIn(subjectOf(message) ?? '') : undefined);
}

/** Title of the course: the one that the office has set, or the one in the message. */
export function courseOfEnquiry({
  course,
  message,
}: Pick<Enquiry, 'course' | 'message'>): string | undefined {
  return course ?? courseIn(subjectOf(message) ?? '');
}

/**
 * Holds a seat, marks it as taken, or puts the person on the waiting list. If the batch is another one, the person
 * moves to it. The site shows the new number of seats immediately. The enquiry is then about the course of that batch.
 */
export async function setSeat(
  deps: Dependencies,
  reference: string,
  wanted: WantedSeat,
  author: Author,
): Promise<SeatSet> {
  return await withSubmission(deps, 'enquiry', reference, author, async (transaction, row) => {
    const [asked, chosen] = [batchOfEnquiry(row), wanted.batch?.trim() || undefined];
    const seat = wanted.seat === undefined ? row.seat : wanted.seat;
    const id = chosen ?? asked;
    if (wanted.seat === undefined && seat === null)
      throw wrongField('seat', `${row.name} has no seat to move: hold or take one`);
    if (id === undefined) throw wrongField('batch', `${row.reference} has no batch: choose one`);
    if (seat === null && chosen !== undefined && chosen !== asked)
      throw wrongField('batch', 'A seat is released in its own batch: leave out the other batch');
    const batch = await requireLockedBatch(transaction, deps, id);
    const until = seat === 'held' ? lastDayOfHold(deps, batch, wanted, row) : null;
    if (row.seat === seat && row.seat_until === until && (seat === null || row.seat_batch === id))
      throw wrongField('seat', seat === null ? `${row.name} has no seat` : 'The seat is already set to this');
    const name = batchName({ courseTitle: batch.course_title, start: batch.start });
    if (seat !== null && (batch.state === 'cancelled' || batch.state === 'draft'))
      throw wrongField(
        'batch',
        `${name} is ${batch.state === 'draft' ? 'a draft' : 'cancelled'}: choose another batch`,
      );
    const isAboutOther = seat !== null && courseOfEnquiry(row) !== batch.course_title;
    const changed = await applyChange(deps, transaction, row, author.by, {
      act: 'seat',
      seat: { seat, until, batch: id },
      ...(isAboutOther && { course: batch.course_title }),
      bulkAct: author.bulkAct,
    });
    const outcome = seat === 'taken' ? 'joined' : null;
    return { ...changed, outcome, seat, until, batch: id, batchName: name };
  });
}

/** Last day of a hold: at the latest the first day of the batch. If a person moves, the hold keeps its last day. */
function lastDayOfHold(
  { now, config }: Dependencies,
  { start }: CountedBatch,
  { seat, until = '' }: WantedSeat,
  row: Enquiry,
): string {
  const today = dayIn(now(), config.timeZone);
  if (start < today)
    throw wrongField('seat', `The batch began on ${longDay(start)}: a seat in it can only be taken`);
  const inDays = dateOf(new Date(Date.parse(today) + HOLD_DAYS * DAY_MS));
  const isKept = seat === undefined && row.seat_until !== null && row.seat_until >= today;
  const chosen = readSigns(until);
  const day = chosen || (isKept && row.seat_until) || inDays;
  if (!isCalendarDate(day)) throw wrongField('until', `“${day}” is not a date. Write it as 2027-01-31`);
  if (day < today) throw wrongField('until', `${longDay(day)} is past. Give today or a later day`);
  if (day <= start) return day;
  if (chosen === '') return start;
  throw wrongField('until', `A hold ends at the latest on the first day of the batch, ${longDay(start)}`);
}

/** Sets the course of an enquiry by its key or title. Empty: the course in the message counts. */
export async function setCourse(
  deps: Dependencies,
  reference: string,
  named: string,
  { courses, author }: { courses: readonly BatchCourse[]; author: Author },
): Promise<Changed & { course: string | null }> {
  const wanted = named.trim().toLowerCase();
  const found = courses.find(({ key, title }) => key === wanted || title.toLowerCase() === wanted);
  if (wanted !== '' && !found) {
    const known = courses.map(({ title }) => title).join(', ');
    throw wrongField('course', `There is no course “${named.trim()}” on the site. There are: ${known}`);
  }
  const course = found?.title ?? null;
  const changed = await changeSubmission(deps, 'enquiry', reference, author, (row) => {
    if (row.course === course) throw wrongField('course', 'The course is already set to this');
    return { act: 'seat', course };
  });
  return { ...changed, course };
}
