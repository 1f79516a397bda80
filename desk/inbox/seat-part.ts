import { batchName } from '../../contracts/batch.ts';
import { courseIn, subjectOf } from '../../contracts/enquiry-subject.ts';
import { HOLD_DAYS, isSeatUsed } from '../../contracts/seat.ts';
import { findBatch, listComingBatches } from '../../server/services/batches/read-batches.ts';
import { DAY_MS, dateOf, dayIn } from '../../server/services/calendar.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import type { SubmissionRecord } from '../../server/services/submissions/read-submissions.ts';
import { batchOfEnquiry } from '../../server/services/submissions/set-seat.ts';

export type SeatPart = NonNullable<Awaited<ReturnType<typeof seatPart>>>;

/**
 * The seat of somebody who asks about a course. Undefined where the enquiry is about no course, or where no batch is there to have a seat in.
 */
export async function seatPart(
  deps: Dependencies,
  row: SubmissionRecord,
  returned?: { until: string; batch: string },
) {
  if (row.kind === 'application') return undefined;
  const course = courseIn(subjectOf(row.message) ?? '');
  const id = batchOfEnquiry(row);
  const named = id === undefined ? undefined : await findBatch(deps, id);
  const coming = named || course === undefined ? [] : await listComingBatches(deps);
  const ofCourse = coming.filter(({ courseTitle }) => courseTitle === course);
  if (!named && ofCourse.length === 0) return undefined;
  const today = dayIn(deps.now(), deps.config.timeZone);
  const { seat, seat_until: until } = row;
  const inDays = dateOf(new Date(Date.parse(today) + HOLD_DAYS * DAY_MS));
  return {
    seat,
    until,
    isOver: seat === 'held' && !isSeatUsed({ seat, until }, today),
    /** In which they have it or asked for it; undefined where one is still to be chosen. */
    batch: named && {
      href: `/batches/${named.id}`,
      name: batchName({ courseTitle: named.course_title, start: named.start }),
      seats: named.seats,
      free: Math.max(0, named.seats - named.taken - named.reserved),
      isCancelled: named.state === 'cancelled',
    },
    batches: ofCourse.map((batch) => ({ value: batch.id, label: `${batchName(batch)}, ${batch.left} free` })),
    typed: returned ?? { until: until !== null && until >= today ? until : inDays, batch: '' },
    today,
  };
}
