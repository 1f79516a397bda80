import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { publishOpening } from '../../server/services/catalogue/opening.ts';
import { importCertificates } from '../../server/services/certificates/import-certificates.ts';
import { invitePerson } from '../../desk/access/people.ts';
import { listJobs } from '../../server/services/jobs/read-jobs.ts';
import { showSubmission } from '../../server/services/submissions/read-submissions.ts';
import { submitApplication } from '../../server/services/submissions/submit-application.ts';
import { openTestSystem } from '../support/open-storage.ts';
import { pdf, received } from '../support/resumes.ts';
import { enquire } from '../support/submissions.ts';
import { answerEnquiry } from '../support/acts.ts';

const OPENING = { type: 'Full-time', location: 'Pune', description: 'Watch.', closes: null };
const TURNED = 'SOC \u202Etsylana';
const TYPE_ANEW = 'This contains hidden characters that reverse text. Please type it again';

test('the office is told when an opening, a class, a subject or a colleague has a name that turns its text', async () => {
  const system = await openTestSystem();
  await expect(publishOpening(system, { ...OPENING, title: TURNED })).rejects.toThrow(TYPE_ANEW);
  await expect(invitePerson(system, { name: TURNED, role: 'office' })).rejects.toThrow(TYPE_ANEW);
  const file = Readable.from(['name,course,issued\nAnita Sharma,DevOps,2026-01-15\n']);
  const options = { class: TURNED, dryRun: false, onFailure: () => {} };
  await expect(importCertificates(system, file, options as never)).rejects.toThrow(TYPE_ANEW);
  const reference = await enquire(system, { name: 'Asha Rao' });
  const letter = { subject: TURNED, text: 'Dear Asha' };
  await expect(answerEnquiry(system, reference, letter, { by: 'office' })).rejects.toThrow(TYPE_ANEW);
});

test('a colleague may have a name that needs a joiner', async () => {
  const system = await openTestSystem();
  const { person } = await invitePerson(system, { name: ' രാജ്‌കുമാർ   പി\u200B ', role: 'office' });
  expect(person.name).toBe('രാജ്‌കുമാർ പി');
});

test('what was stored under such names before is shown as it is, and applications for it are taken', async () => {
  const system = await openTestSystem();
  const { database } = system.storage;
  await publishOpening(system, { ...OPENING, title: 'SOC Analyst' });
  const reference = await enquire(system, { name: 'Asha Rao' });
  await sql`update enquiries set name = ${TURNED}`.execute(database);
  expect(await showSubmission(system, 'enquiry', reference)).toMatchObject({ name: TURNED });
  for (const title of [TURNED, 'SOC\u200BAnalyst']) {
    await sql`update jobs set title = ${title}`.execute(database);
    expect(await listJobs(system)).toMatchObject([{ title }]);
    const resume = await received(system.storage, 'Ravi.pdf', pdf('Ravi'));
    const fields = { name: 'Ravi', email: 'ravi@example.com', phone: '9876543210', cover_letter: title };
    await submitApplication(system, { fields, jobTitle: title, clientAddress: '::1', resume });
  }
  const titles = await database.selectFrom('applications').select('job_title').execute();
  expect(titles.map(({ job_title }) => job_title).toSorted()).toEqual(
    [TURNED, 'SOC\u200BAnalyst'].toSorted(),
  );
});
