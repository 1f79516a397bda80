import { expect, test } from 'vitest';
import { subjectOf } from '../contracts/enquiry-subject.ts';
import { contactSubjects } from './pages-to-write.ts';

test('eight courses and every service have an address, and a line that becomes the subject of the mail', () => {
  const subjects = [...contactSubjects()];
  expect(subjects.filter(([address]) => address.startsWith('/contact?course='))).toHaveLength(8);
  expect(subjects.filter(([address]) => address.startsWith('/contact?service=')).length).toBeGreaterThan(30);
  for (const [, line] of subjects) expect(subjectOf(`${line}\n\nHello`)).toBe(line);
});
