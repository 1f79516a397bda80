import { expect, test } from 'vitest';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import { drawnFrom, openDesk } from '../../tests/support/open-desk.ts';
import { apply, enquire } from '../../tests/support/submissions.ts';
import type { SearchView } from './view.ts';

test('one field finds a person among enquiries, applications and certificates, for each role what is its work', async () => {
  const desk = await openDesk();
  const name = 'Anil Kumar';
  const enquiry = await enquire(desk.system, { name, mobile: '98111 22233' });
  await enquire(desk.system, { name: 'Meera Iyer', mobile: '98450 10185' });
  const application = await apply(desk.system, { name, email: 'anil@example.com' });
  const { number } = await issueCertificate(desk.system, { name, course: 'DevOps Automation' });
  const found = async (role: 'owner' | 'recruiter' | 'trainer', search: string) => {
    const cookie = await desk.signIn(role);
    const view = drawnFrom<SearchView>(
      await desk.ask({ path: `/search?search=${encodeURIComponent(search)}`, cookie }),
    );
    return [
      ...view.submissions.flatMap(({ rows }) => rows.map(({ reference }) => reference)),
      ...view.certificates.map((one) => one.number),
    ];
  };
  expect(await found('owner', 'anil')).toEqual([enquiry, application, number]);
  expect(await found('recruiter', 'anil')).toEqual([application]);
  expect(await found('trainer', 'anil')).toEqual([number]);
  expect(await found('owner', '+919811122233')).toEqual([enquiry]);
  expect(await found('owner', number)).toEqual([number]);
  expect(await found('owner', enquiry.toLowerCase())).toEqual([enquiry]);
  expect(await found('owner', ' ')).toEqual([]);
});
