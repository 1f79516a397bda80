import { courseHours } from '../../content/course-facts.ts';
import { coursePages } from '../../content/pages.ts';
import { PATHS, tagSlug } from '../../contracts/paths.ts';
import type { CourseCard } from '../sections/course-grid.tsx';

/** The course cards in the order of the trainings page; each leads to the address of its category (Spec §2). */
export function courseCards(): CourseCard[] {
  return coursePages().map((course) => ({
    path: `${PATHS.trainings}/${tagSlug(course.tag)}`,
    title: course.courseTitle,
    text: course.summary,
    work: course.work?.kind,
    tag: course.tag,
    hours: courseHours(course),
    ownHours: course.ownHours,
    level: course.level,
    firstJob: course.roles.firstJobs[0]?.title,
    startsFrom: course.startsFrom,
  }));
}
