import { timeNeeded } from '../../content/course-facts.ts';
import { coursePages, labOf } from '../../content/pages.ts';
import type { CourseRow } from '../sections/course-table.tsx';

/** The rows of the comparison, in the order of the cards. */
export function courseRows(): CourseRow[] {
  return coursePages().map((course) => {
    const { inClass, total, weeks } = timeNeeded(course);
    return {
      path: course.path,
      title: course.courseTitle,
      hours: [`${inClass} in class`, `${total} in all`],
      weeks,
      level: course.level,
      laptop: course.laptop,
      work: course.work?.kind,
      builds: course.builds,
      firstJobs: course.roles.firstJobs.map(({ title }) => title),
      startsFrom: course.startsFrom,
      lab: labOf(course.path),
    };
  });
}
