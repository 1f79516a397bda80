import { company } from '../../../content/company.ts';
import { type Batch, type BatchCourse, longDay, meetingTimes } from '../../../contracts/batch.ts';
import { feeWithTax } from '../../../contracts/region.ts';
import { batchIn, courseIn, subjectOf } from '../../../contracts/enquiry-subject.ts';
import { courseKey, coursePath } from '../../../contracts/paths.ts';
import type { EnquiryRow } from '../../storage/database.ts';
import { findBatch, listComingBatches } from '../batches/read-batches.ts';
import type { Dependencies } from '../dependencies.ts';

/**
 * Values about the course of an enquiry, for placeholders. The course is in the subject, or is that of the page with
 * the form. Dates and fee are those of the batch asked about, or of the next one if that batch cannot be joined.
 * Unknown values are left out.
 */
export async function courseValues(
  deps: Dependencies,
  { message, page }: Pick<EnquiryRow, 'message' | 'page'>,
  courses: readonly BatchCourse[],
): Promise<Record<string, string>> {
  const subject = subjectOf(message) ?? '';
  const asked = await findBatch(deps, batchIn(subject) ?? '');
  const course = asked
    ? { key: asked.course, title: asked.course_title }
    : (courses.find(({ title }) => title === courseIn(subject)) ??
      courses.find(({ key }) => key === courseKey(page ?? '')));
  if (!course) return {};
  const coming = await listComingBatches(deps);
  const free = coming.filter((batch) => batch.course === course.key && batch.state !== 'full');
  const batch = free.find(({ id }) => id === asked?.id) ?? free[0];
  const isOnSite = courses.some(({ key }) => key === course.key);
  const values = {
    course: course.title,
    course_page: isOnSite ? new URL(coursePath(course.key), deps.config.publicUrl).href : '',
    ...(batch && batchValues(batch)),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

export function batchValues(batch: Batch) {
  const { start, mode, city, place, fee, gstRate, earlyFee, earlyUntil } = batch;
  const room = [city, place].filter(Boolean).join(', ');
  const later = fee === null ? '' : feeWithTax(fee, gstRate, company.region);
  return {
    start: longDay(start),
    days: meetingTimes(batch, company.region),
    place: { classroom: room, online: 'an online classroom, live', hybrid: `${room}, or online` }[mode],
    fee:
      earlyFee !== null && earlyUntil !== null
        ? `${feeWithTax(earlyFee, gstRate, company.region)} until ${longDay(earlyUntil)}, then ${later}`
        : later,
  };
}
