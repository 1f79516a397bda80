import { batchName, modeAndCity } from '../../../contracts/batch.ts';
import { dayIn } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { classDays } from './attendance.ts';
import { listBatches } from './read-batches.ts';

/** The next class of a batch. */
interface NextClass {
  batch: string;
  name: string;
  /** Date, YYYY-MM-DD. */
  day: string;
  /** Start time, HH:MM; empty if the times are not set. */
  from: string;
  to: string;
  where: string;
}

/** True if a batch names this person as its trainer. */
export function isTaughtBy(trainer: string, name: string): boolean {
  return trainer.trim().toLowerCase() === name.trim().toLowerCase();
}

/** Next class of each batch that names this trainer, earliest first. */
export async function listNextClasses(deps: Dependencies, trainer: string): Promise<NextClass[]> {
  const today = dayIn(deps.now(), deps.config.timeZone);
  const batches = (await listBatches(deps)).filter(
    (batch) => batch.state !== 'draft' && batch.state !== 'cancelled' && isTaughtBy(batch.trainer, trainer),
  );
  const classes = batches.flatMap((batch): NextClass[] => {
    const { id, course_title: courseTitle, start, from_time: from, to_time: to, place } = batch;
    const day = classDays(batch).find((one) => one >= today);
    if (day === undefined) return [];
    const where = [modeAndCity(batch), place].filter(Boolean).join(', ');
    return [{ batch: id, name: batchName({ courseTitle, start }), day, from, to, where }];
  });
  return classes.toSorted((one, other) =>
    `${one.day} ${one.from}`.localeCompare(`${other.day} ${other.from}`),
  );
}
