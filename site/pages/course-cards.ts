import { courseHours } from '../../content/course-facts.ts';
import { coursePages } from '../../content/pages.ts';
import type { Batch } from '../../contracts/batch.ts';
import { courseKey, PATHS, tagSlug } from '../../contracts/paths.ts';
import { nextStart } from './course-schedule.ts';
import type { CourseCard } from '../sections/course-grid.tsx';

/** The course cards in the order of the trainings page, each with a link to its category (Spec §2). */
export function courseCards(batches: readonly Batch[] = []): CourseCard[] {
  return coursePages().map((course) => ({
    path: `${PATHS.trainings}/${tagSlug(course.tag)}`,
    title: course.courseTitle,
    text: course.summary,
    work: course.work?.kind,
    tag: course.tag,
    hours: courseHours(course),
    ownHours: course.ownHours,
    level: course.level,
    nextStart: nextStart(batches.filter((batch) => batch.course === courseKey(course.path))),
    firstJob: course.roles?.firstJobs[0]?.title,
    startsFrom: course.startsFrom,
  }));
}
