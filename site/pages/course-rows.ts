import { present, timeNeeded } from '../../content/course-facts.ts';
import { coursePages, labOf } from '../../content/pages.ts';
import type { Batch } from '../../contracts/batch.ts';
import { courseKey } from '../../contracts/paths.ts';
import { nextStart } from './course-schedule.ts';
import type { CourseRow } from '../sections/course-table.tsx';

/** The rows of the comparison, in the order of the cards. */
export function courseRows(batches: readonly Batch[] = []): CourseRow[] {
  return coursePages().map((course) => {
    const { inClass, total, weeks } = timeNeeded(course);
    return {
      path: course.path,
      title: course.courseTitle,
      hours: present(`${inClass} in class`, course.ownHours && `${total} in all`),
      weeks: course.ownHours ? weeks : [],
      nextStart: nextStart(batches.filter((batch) => batch.course === courseKey(course.path))),
      level: course.level,
      laptop: course.laptop,
      work: course.work?.kind,
      builds: course.builds,
      firstJobs: (course.roles?.firstJobs ?? []).map(({ title }) => title),
      startsFrom: course.startsFrom,
      lab: labOf(course.path),
    };
  });
}
