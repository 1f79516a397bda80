import { coursePages } from '../../content/pages.ts';
import { PATHS } from '../../contracts/paths.ts';

/** The course on a drawn certificate on pages that are not about a course. */
export function sampleCourse(): string {
  const courses = coursePages();
  const shown = courses.find(({ path }) => path === PATHS.cyberSecurityTraining) ?? courses[0];
  return shown?.courseTitle ?? '';
}
