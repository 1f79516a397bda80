import { expect, test } from 'vitest';
import { subjectOf } from '../../contracts/enquiry-subject.ts';
import { pages } from '../../content/pages.ts';
import { contactSubjects } from './pages-to-write.ts';

test('every course and every service has an address, and a line that becomes the subject of the mail', () => {
  const subjects = [...contactSubjects()];
  const asked = (about: string) =>
    subjects.filter(([address]) => address.startsWith(`/contact?${about}=`)).length;
  expect(asked('course')).toBe(pages.filter(({ kind }) => kind === 'training').length);
  expect(asked('service')).toBe(
    pages.filter(({ kind }) => kind.startsWith('service') && kind !== 'services').length,
  );
  for (const [, line] of subjects) expect(subjectOf(`${line}\n\nHello`)).toBe(line);
});
