import { coursePages } from '../../content/pages.ts';
import type { ExaminedCourse } from '../features/certificate-check/examined-course.tsx';

/** What the check of a certificate can say about the courses of the site. */
export function examinedCourses(): ExaminedCourse[] {
  return coursePages().map(({ title, courseTitle, path, assessment }) => ({
    names: [...new Set([courseTitle, title])],
    title: courseTitle,
    path: `${path}#syllabus`,
    assessedBy: assessment.parts.map(({ term, detail }) => `${term} ${detail}`).join('; '),
  }));
}
