import { courseTerms } from '../../content/course-terms.ts';

/** The text of a term that is the same for every course. */
export function courseTerm(id: string): string {
  const term = courseTerms.terms.find((candidate) => candidate.id === id);
  if (!term) throw new Error(`There is no term "${id}" in content/course-terms.ts`);
  return term.text;
}
