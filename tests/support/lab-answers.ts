import { expect, test } from 'vitest';
import type { LabPage } from '../../content/types.ts';
import { judge } from '../../site/features/labs/judge.ts';

/** What a lab says of one field of a step; the fields before it have their right answers. */
export function saidOf(
  lab: LabPage,
  title: string,
  right: Record<string, string>,
  name: string,
  typed: string,
) {
  const step = lab.steps.find((each) => each.title === title);
  if (step?.kind !== 'fields') throw new Error(`${lab.path} has no fields under “${title}”`);
  const before = Object.entries(right).map(([field, value]) => [field, [value]]);
  return judge(step, { ...Object.fromEntries(before), [name]: [typed] });
}

/** Step, the right answers of the fields before, the field, what is accepted, what is refused and with which words. */
export type FieldCase = [string, Record<string, string>, string, string[], [string, RegExp][]];

export function testFields(lab: LabPage, cases: FieldCase[]): void {
  test.each(cases)('%s: %$', (title, right, name, accepted, refused) => {
    for (const typed of accepted)
      expect(saidOf(lab, title, right, name, typed), typed).toMatchObject({ correct: true });
    for (const [typed, message] of refused) {
      const verdict = saidOf(lab, title, right, name, typed);
      expect(verdict.message, typed).toMatch(message);
      expect(verdict, typed).toMatchObject({ correct: false, field: name });
    }
  });
}
