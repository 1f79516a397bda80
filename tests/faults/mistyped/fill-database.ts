import { createHash } from 'node:crypto';
import type { Connection } from '../../../server/storage/database.ts';
import { pdf } from '../../support/resumes.ts';
import { howMany } from '../short-and-long.ts';

export const RESUMES = howMany({ short: 60, long: 200 });
const ENQUIRIES = 1_000;
const CERTIFICATES = 800;
const DAY_MS = 24 * 60 * 60 * 1_000;
const OLDEST_DAYS = 170;
const INSERTED_AT_ONCE = 100;

/** 2,000 rows of the last 170 days, none of them past the retention of 180, with every mail sent. */
export async function fillDatabase(database: Connection, resumeKeys: string[]): Promise<void> {
  const enquiries = Array.from({ length: ENQUIRIES }, (_, index) => ({
    ...submission(`E-${digits(index, 4)}-AA`, index / ENQUIRIES),
    mobile: '9876543210',
    message: 'Please call.',
    page: null,
    utm_source: null,
  }));
  const applications = resumeKeys.map((resume_key, index) => ({
    ...submission(`A-${digits(index, 4)}-AA`, index / RESUMES),
    phone: '9876543210',
    cover_letter: 'Please.',
    job_id: 'soc-analyst',
    job_title: 'SOC Analyst',
    resume_key,
    resume_name: 'cv.pdf',
    resume_bytes: pdf(resume_key).length,
    resume_sha256: createHash('sha256').update(pdf(resume_key)).digest('hex'),
    step: 1,
  }));
  const certificates = Array.from({ length: CERTIFICATES }, (_, index) => ({
    lookup: digits(index, 12),
    number: digits(index, 12),
    name: 'Asha Rao',
    course: 'DevOps Automation',
    issued: '2026-01-31',
    expires: null,
    revoked: null,
    revocation_reason: null,
    replaced_by: null,
    import_key: null,
    class: null,
    search_text: '',
    created: '2026-01-31T10:00:00.000Z',
  }));
  await insert(database, 'jobs', [
    {
      id: 'soc-analyst',
      title: 'SOC Analyst',
      type: 'Full-time',
      location: 'Pune',
      description: 'Watch.',
      closes: null,
      state: 'open',
      opened: '2026-01-31T10:00:00.000Z',
      version: 1,
      changed_by: null,
      changed_at: null,
    },
  ]);
  await insert(database, 'enquiries', enquiries);
  await insert(database, 'applications', applications);
  await insert(database, 'certificates', certificates);
  await insert(
    database,
    'outbox',
    [...enquiries, ...applications].map(({ reference, email_lookup, received }) => ({
      id: `mail-${reference}`,
      kind: reference.startsWith('E') ? 'enquiry-confirmation' : 'application-confirmation',
      reference,
      recipient_lookup: email_lookup,
      state: 'sent',
      attempts: 1,
      due: received,
      last_error: null,
      created: received,
      sent: received,
    })),
  );
}

function submission(reference: string, share: number) {
  const email = `${reference.toLowerCase()}@example.com`;
  return {
    reference,
    name: 'Ravi Das',
    email,
    email_lookup: email,
    received: new Date(Date.now() - share * OLDEST_DAYS * DAY_MS).toISOString(),
    state: 'new',
    version: 1,
    changed_by: null,
    changed_at: null,
    search_text: '',
  };
}

function digits(index: number, length: number): string {
  return String(2 * 10 ** (length - 1) + index);
}

async function insert(database: Connection, table: string, rows: object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += INSERTED_AT_ONCE)
    await database
      .insertInto(table as 'jobs')
      .values(rows.slice(start, start + INSERTED_AT_ONCE) as never[])
      .execute();
}
