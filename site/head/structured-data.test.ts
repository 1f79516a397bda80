import { expect, test } from 'vitest';
import { employmentType } from './structured-data.ts';

test.each([
  ['Full-time', 'FULL_TIME'],
  ['Full-time, shifts', 'FULL_TIME'],
  ['full time', 'FULL_TIME'],
  ['Part-time, 24 hours a week', 'PART_TIME'],
  ['Full-time or part-time', ['FULL_TIME', 'PART_TIME']],
  ['Contract', 'CONTRACTOR'],
  ['Internship', 'INTERN'],
  ['Temporary', 'TEMPORARY'],
  ['Shifts', 'OTHER'],
])('a job of the type %s is %s to search engines', (words, type) => {
  expect(employmentType(words)).toEqual(type);
});
