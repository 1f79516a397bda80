import { batchName } from '../../../contracts/batch.ts';
import type { Holiday } from '../../../contracts/opening-hours.ts';
import { selectBatches } from '../../storage/batches.ts';
import type { BatchRow } from '../../storage/database.ts';
import { DAY_MS, dateOf, dayIn } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { classDays } from './attendance.ts';
import { WEEKS_MAX } from '../catalogue/batch.ts';

type Meeting = Pick<BatchRow, 'start' | 'end' | 'weeks' | 'days'> & { state: string };

/** Holidays on which a batch would have a class. */
export function holidaysWithClass(batch: Meeting, holidays: readonly Holiday[]): Holiday[] {
  if (batch.state === 'cancelled') return [];
  const days = new Set(classDays(batch));
  return holidays.filter(({ day, from }) => from === '' && days.has(day));
}

/** Batches that have a class on one of these holidays, each with the day. */
export async function listHolidayClasses(
  { storage, now, config }: Dependencies,
  holidays: readonly Holiday[],
): Promise<{ day: string; id: string; name: string }[]> {
  if (holidays.length === 0) return [];
  const today = dayIn(now(), config.timeZone);
  const from = dateOf(new Date(now().getTime() - WEEKS_MAX * 7 * DAY_MS));
  const batches = await selectBatches(storage.database, today, { from });
  return batches.flatMap((batch) => {
    const name = batchName({ courseTitle: batch.course_title, start: batch.start });
    return holidaysWithClass(batch, holidays).map(({ day }) => ({ day, id: batch.id, name }));
  });
}
