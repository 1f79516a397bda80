import { present, timeNeeded } from '../../content/course-facts.ts';
import type { Fact, TrainingPage } from '../../content/types.ts';
import { type Batch, longDay } from '../../contracts/batch.ts';

type Course = Pick<TrainingPage, 'syllabus' | 'project' | 'ownHours' | 'level'>;

/** Facts for planning. `batches` are the coming batches of the course, sorted by first day. */
export function courseSchedule(course: Course, batches: readonly Batch[]): Fact[] {
  const { inClass, total, pace } = timeNeeded(course);
  const hasTimes = batches.some(({ days, from }) => days.length > 0 && from !== '');
  const { project, ownHours } = course;
  return present(
    {
      term: 'Hours',
      detail: project ? `${inClass}, including ${project.hours} on the project` : String(inClass),
    },
    ownHours && {
      term: 'With your own time',
      detail: `${total} hours. ${pace}${hasTimes ? '' : ' Class times are not fixed yet.'}`,
    },
    { term: 'Entry level', detail: course.level },
    { term: 'Next start', detail: nextStart(batches) ?? 'No date set yet' },
  );
}

/** "9 January 2027, Pune". Undefined if there is no date. A batch with a free seat is preferred to a full one. */
export function nextStart(batches: readonly Batch[]): string | undefined {
  const next = batches.find(({ state }) => state !== 'full') ?? batches[0];
  if (!next) return undefined;
  const where = next.mode === 'online' ? 'online' : next.city;
  return `${longDay(next.start)}, ${where}${next.state === 'full' ? ' (full)' : ''}`;
}
