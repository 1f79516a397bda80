import { coursePages } from '../../content/pages.ts';
import { courseKey } from '../../contracts/paths.ts';

/** The courses to choose from, as batches name them. */
export function courseOptions(): { value: string; label: string }[] {
  return coursePages().map(({ path, courseTitle }) => ({ value: courseKey(path), label: courseTitle }));
}
