import type { BatchCourse } from '../contracts/batch.ts';
import { courseKey } from '../contracts/paths.ts';
import { pages } from './pages.ts';

/** Page addresses by course title. */
export const courseAddresses: ReadonlyMap<string, string> = new Map(
  pages.flatMap((page) => (page.kind === 'training' ? [[page.courseTitle, page.path]] : [])),
);

/** The courses of the site as written on a certificate. */
export const courseTitles: readonly string[] = pages.flatMap((page) =>
  page.kind === 'training' ? page.courseTitle : [],
);

/** Courses that can have batches. */
export const siteCourses: readonly BatchCourse[] = pages.flatMap((page) =>
  page.kind === 'training' ? { key: courseKey(page.path), title: page.courseTitle } : [],
);
