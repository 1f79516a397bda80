import { type BatchCourse, lastDay } from '../../../contracts/batch.ts';
import type { BatchRow } from '../../storage/database.ts';
import type { CountedBatch } from '../../storage/seats.ts';
import { DAY_MS } from '../calendar.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { batchFields, type BatchValues, type TypedBatch } from '../catalogue/batch.ts';
import { namesOf } from '../catalogue/edit-thing.ts';
import { openBatch } from './open-batch.ts';
import { requireBatch } from './read-batches.ts';

/** Copies a batch to a new start date, with the same length and all seats free, but without an early-bird price. */
export async function copyBatch(
  deps: ActingDependencies,
  id: string,
  start: string,
  { courses, isDraft, dryRun }: { courses: readonly BatchCourse[]; isDraft?: boolean; dryRun?: boolean },
): Promise<CountedBatch> {
  const batch = await requireBatch(deps, id);
  if (!courses.some(({ key }) => key === batch.course))
    throw new OperatorError(
      `The course ${batch.course_title} is no longer on the site. Choose another course for the copy.`,
      {
        fields: { course: `${batch.course_title} is no longer on the site: choose another course` },
      },
    );
  return await openBatch(deps, copyOf(batch, start), { courses, isDraft, dryRun, isCopy: true });
}

/** Form values for a copy of a batch. Without a start date there is no last day either. */
export function copyOf(batch: Omit<BatchRow, 'state'>, start = ''): TypedBatch {
  const typed = typedOf(batch);
  const length = batch.end === null ? NaN : Date.parse(batch.end) - Date.parse(batch.start);
  const end = Date.parse(start) + length;
  return {
    ...typed,
    start,
    end: Number.isNaN(end) ? '' : new Date(end).toISOString().slice(0, 10),
    weeks: weeksOf(batch, start),
    early_fee: '',
    early_until: '',
  };
}

/** Length of a batch in weeks, for a form without a start date. Empty if it is not a whole number of weeks. */
function weeksOf(batch: Omit<BatchRow, 'state'>, start: string): string {
  const { start: first, end, weeks } = batch;
  const last = lastDay({ start: first, end, weeks });
  if (start !== '' || batch.weeks !== null || last === null) return String(batch.weeks ?? '');
  return String(Math.ceil((Date.parse(last) - Date.parse(batch.start) + DAY_MS) / (7 * DAY_MS)));
}

/** A batch as typed fields. */
export function typedOf(batch: Omit<BatchRow, 'state'>): BatchValues {
  return Object.fromEntries(
    namesOf(batchFields).map((name) => [name, String(batch[name] ?? '')]),
  ) as BatchValues;
}
