import { courseAwards } from '../../content/course-awards.ts';
import type { ExaminedCourse } from '../features/certificate-check/examined-course.tsx';

/** What the check of a certificate can say about the courses of the site. */
export function examinedCourses(): ExaminedCourse[] {
  return courseAwards().map(({ names, path, assessedBy, hours, covered }) => ({
    names,
    path: `${path}#syllabus`,
    assessedBy,
    hours,
    covered,
  }));
}
