/**
 * Warning if a course looks misspelt. It is no error, because old certificates may be of courses that are no longer
 * taught.
 */
export function misspeltCourse(typed: string, courses: readonly string[]): string | undefined {
  const near = courses.includes(typed) ? undefined : nearCourse(typed, courses);
  return near && `"${typed}" is not a course on the site. Did you mean ${near}?`;
}

/** Longest text to compare. No course name is longer, and the time grows with each letter. */
const TYPED_MAX_LENGTH = 200;
/** Number of first letters that are enough to recognise a course, as in “Cyber Security”. */
const BEGINNING = 4;

/** The course that is most similar, if it differs in few letters. */
export function nearCourse(typed: string, courses: readonly string[]): string | undefined {
  if (typed.length > TYPED_MAX_LENGTH) return undefined;
  const begun = courses.filter((course) => plain(course).startsWith(plain(typed)));
  if (begun.length === 1 && plain(typed).length >= BEGINNING) return begun[0];
  const ranked = courses
    .map((course) => ({ course, changes: changesBetween(plain(typed), plain(course)) }))
    .toSorted((one, other) => one.changes - other.changes);
  const [best] = ranked;
  if (!best) return undefined;
  return best.changes <= Math.max(2, Math.floor(best.course.length / 5)) ? best.course : undefined;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** Number of changed letters (Levenshtein distance). */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: Array.from(other).length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (const [place, wanted] of Array.from(other).entries()) {
      const replaced = (row[place] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
