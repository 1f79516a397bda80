import { courseHours } from '../../content/course-facts.ts';
import { coursePages, labOf } from '../../content/pages.ts';
import type { CourseRow } from '../sections/course-table.tsx';

const ROLES = 2;

/** The rows of the comparison, in the order of the cards. */
export function courseRows(): CourseRow[] {
  return coursePages().map((course) => ({
    path: course.path,
    title: course.courseTitle,
    hours: courseHours(course),
    level: course.level,
    laptop: course.laptop,
    builds: course.builds,
    lab: labOf(course.path),
    roles: course.roles.items.slice(0, ROLES).map(({ title }) => title),
  }));
}
