import { coursePages } from '../../content/pages.ts';
import { courseKey } from '../../contracts/paths.ts';

/** Courses for a select, named as in batches. */
export function courseOptions(): { value: string; label: string }[] {
  return coursePages().map(({ path, courseTitle }) => ({ value: courseKey(path), label: courseTitle }));
}
