import { pages } from './pages.ts';

/** The courses of the site as they stand on a certificate. */
export const courseTitles: readonly string[] = pages.flatMap((page) =>
  page.kind === 'training' ? page.courseTitle : [],
);
