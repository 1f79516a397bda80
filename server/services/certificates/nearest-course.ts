/** Of each course's letters so many may differ before it is another one. */
const TOLERANCE = 0.25;

/** The course that a misspelt one probably is; undefined when it is right, or like none of them. */
export function nearCourse(typed: string, courses: readonly string[]): string | undefined {
  if (courses.includes(typed)) return undefined;
  const [nearest] = courses
    .map((course) => ({ course, distance: distanceOf(compact(typed), compact(course)) }))
    .filter(({ course, distance }) => distance <= compact(course).length * TOLERANCE)
    .toSorted((one, other) => one.distance - other.distance);
  return nearest?.course;
}

function compact(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** How many letters must be put in, left out or replaced (Levenshtein). */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
