import { courseTerms } from '../../content/course-terms.ts';

/** The words of a term that holds for every course. */
export function courseTerm(id: string): string {
  const term = courseTerms.terms.find((candidate) => candidate.id === id);
  if (!term) throw new Error(`There is no term "${id}" in content/course-terms.ts`);
  return term.text;
}
