import { coursePages } from '../../content/pages.ts';
import { PATHS, tagSlug } from '../../contracts/paths.ts';
import type { CourseCard } from '../sections/course-grid.tsx';

/** The course cards in the order of the trainings page; each leads to the address of its category (Spec §2). */
export function courseCards(): CourseCard[] {
  return coursePages().map(({ tag, courseTitle, summary, icon }) => ({
    path: `${PATHS.trainings}/${tagSlug(tag)}`,
    title: courseTitle,
    text: summary,
    icon,
    tag,
  }));
}
