import { pageAt } from '../../content/pages.ts';
import { PATHS } from '../../contracts/paths.ts';

/** The course on a drawn certificate that belongs to no course's page. */
export function sampleCourse(): string {
  return pageAt(PATHS.cyberSecurityTraining, 'training').courseTitle;
}
