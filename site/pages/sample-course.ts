import { coursePages } from '../../content/pages.ts';
import { PATHS } from '../../contracts/paths.ts';

/** Course on the drawn certificate of pages that are not about a course. */
export function sampleCourse(): string {
  const courses = coursePages();
  const shown = courses.find(({ path }) => path === PATHS.cyberSecurityTraining) ?? courses[0];
  return shown?.courseTitle ?? '';
}
