import { expect, test } from 'vitest';
import { subjectOf } from '../../contracts/enquiry-subject.ts';
import { pages } from '../../content/pages.ts';
import { contactSubjects } from './pages-to-write.ts';

test.each([
  ['course', 'training'],
  ['service', 'service'],
  ['report', 'sample-report'],
  ['opening', 'careers'],
])('every page of what is asked about as a %s has an address', (about, kind) => {
  const asked = [...contactSubjects().keys()].filter((address) => address.startsWith(`/contact?${about}=`));
  const kinds = kind === 'service' ? ['service', 'service-group'] : [kind];
  const ofKind = pages.filter((page) => kinds.includes(page.kind));
  expect(asked.length).toBeGreaterThanOrEqual(ofKind.length);
  expect(asked.length).toBeGreaterThan(0);
});

test('every subject has a line that becomes the subject of the mail', () => {
  for (const { line } of contactSubjects().values()) expect(subjectOf(`${line}\n\nHello`)).toBe(line);
});
