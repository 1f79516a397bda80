import { siteCourses } from '../../content/course-titles.ts';
import { batchName } from '../../contracts/batch.ts';
import { HOLD_DAYS, isSeatUsed } from '../../domain/seat.ts';
import { findBatch, listComingBatches } from '../../server/services/batches/read-batches.ts';
import { DAY_MS, dateOf, dayIn } from '../../server/services/calendar.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import type { EnquiryRecord, SubmissionRecord } from '../../server/services/submissions/read-submissions.ts';
import { batchOfEnquiry, courseOfEnquiry } from '../../server/services/submissions/set-seat.ts';

export type SeatPart = NonNullable<Awaited<ReturnType<typeof seatPart>>>;

interface Typed {
  until?: string;
  batch?: string;
  course?: string;
}

/** Course, batch and seat of an enquiry; undefined for applications. */
export async function seatPart(deps: Dependencies, row: SubmissionRecord, returned: Typed = {}) {
  if (row.kind === 'application') return undefined;
  const id = batchOfEnquiry(row);
  const named = id === undefined ? undefined : await findBatch(deps, id);
  const today = dayIn(deps.now(), deps.config.timeZone);
  const { seat, seat_until: until } = row;
  const course = courseOfEnquiry(row) ?? '';
  const inDays = dateOf(new Date(Date.parse(today) + HOLD_DAYS * DAY_MS));
  const batch = named && {
    id: named.id,
    href: `/batches/${named.id}`,
    name: batchName({ courseTitle: named.course_title, start: named.start }),
    seats: named.seats,
    free: Math.max(0, named.seats - named.taken - named.reserved),
    isCancelled: named.state === 'cancelled',
  };
  return {
    seat,
    until,
    isOver: seat === 'held' && !isSeatUsed({ seat, until }, today),
    /** The batch of the person's seat, or the batch that they asked about. */
    batch,
    batches: await batchOptions(deps, course, batch),
    courses: courseOptions(row, course),
    typed: {
      until: returned.until ?? (until !== null && until >= today ? until : inDays),
      batch: returned.batch ?? batch?.id ?? '',
      course: returned.course ?? (siteCourses.some(({ title }) => title === course) ? course : ''),
    },
    today,
  };
}

/** Coming batches for the select; those of the same course come first. */
async function batchOptions(
  deps: Dependencies,
  course: string,
  own: { id: string; name: string } | undefined,
) {
  const coming = (await listComingBatches(deps)).toSorted(
    (one, other) => Number(other.courseTitle === course) - Number(one.courseTitle === course),
  );
  const options = coming.map((batch) => ({
    value: batch.id,
    label: `${batchName(batch)}, ${batch.left} free`,
  }));
  if (!own || coming.some(({ id }) => id === own.id)) return options;
  return [{ value: own.id, label: own.name }, ...options];
}

/** The empty choice is the course in the message, if there is one. */
function courseOptions(row: EnquiryRecord, course: string) {
  const named = courseOfEnquiry({ ...row, course: null });
  const isNamed = siteCourses.some(({ title }) => title === named);
  return [
    ...(isNamed && course !== '' ? [] : [{ value: '', label: named ?? 'No course' }]),
    ...siteCourses.map(({ title }) => ({ value: title, label: title })),
  ];
}
