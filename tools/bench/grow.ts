import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { readConfig } from '../../server/config.ts';
import { COMMAND_LINE } from '../../server/services/audit-log/actor.ts';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import { openJob } from '../../server/services/jobs/open-job.ts';
import { submitEnquiry } from '../../server/services/submissions/submit-enquiry.ts';
import type { ApplicationRow, Connection, Database } from '../../server/storage/database.ts';
import { isPostgres } from '../../server/storage/postgres-dialect.ts';
import type { ResumeFiles } from '../../server/storage/resume-files.ts';
import { openStorage } from '../../server/storage/storage.ts';

export interface Size {
  certificates: number;
  enquiries: number;
  applications: number;
}

const RESUME_BYTES = 27_000;
const DAYS = 180;
const AT_ONCE = 100;

/** Fills an empty place on either engine: one of each by the services, the others as copies of it by SQL. */
export async function growData(settings: Record<string, string>, size: Size): Promise<void> {
  const config = readConfig(settings);
  const log = pino({ level: 'silent' });
  const storage = await openStorage(config, log);
  const { database } = storage;
  const site = { storage, config, log, now: () => new Date(), actor: COMMAND_LINE };
  try {
    const { number } = await issueCertificate(site, {
      name: 'Asha Rao',
      course: 'DevOps Automation',
      issued: '2025-03-14',
    });
    const { reference } = await submitEnquiry(site, {
      fields: {
        name: 'Asha Rao',
        mobile: '9876543210',
        email: 'asha@example.com',
        message: 'How long is it?',
      },
      clientAddress: '::1',
    });
    await copyRow(
      database,
      size.certificates - 1,
      { table: 'certificates', key: 'lookup', value: number },
      {
        lookup: "'G' || (10000000 + n)",
        number: "'G' || (10000000 + n)",
        import_key: 'null',
        name: "case n % 2 when 0 then 'Asha Rao' else 'Ravi Das ' || n end",
        class: "'Class ' || (n / 30)",
        search_text:
          "' g' || (10000000 + n) || case n % 2 when 0 then ' asha rao' else ' ravi das ' || n end || ' devops automation class ' || (n / 30)",
      },
    );
    await copyRow(
      database,
      size.enquiries - 1,
      { table: 'enquiries', key: 'reference', value: reference },
      {
        reference: "'E-' || n",
        search_text:
          "' e' || n || ' asha@example.com 9876543210 e ' || n || ' asha rao example com how long is it'",
        received: isPostgres(database)
          ? `to_char(now() - (n % ${DAYS}) * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
          : `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (n % ${DAYS}) || ' days')`,
      },
    );
    const mails = await database
      .updateTable('outbox')
      .set({ state: 'sent', sent: new Date().toISOString() })
      .where('reference', '=', reference)
      .returning('id')
      .execute();
    for (const [index, { id }] of mails.entries())
      await copyRow(
        database,
        size.enquiries - 1,
        { table: 'outbox', key: 'id', value: id },
        { id: `'M${index}-' || n`, reference: "'E-' || n" },
      );
    const { id } = await openJob(site, {
      title: 'SOC Analyst',
      type: 'F',
      location: 'L',
      description: 'D',
      closes: null,
    });
    for (let from = 0; from < size.applications; from += AT_ONCE) {
      const places = Array.from(
        { length: Math.min(AT_ONCE, size.applications - from) },
        (_, at) => from + at,
      );
      const rows = await Promise.all(places.map((place) => newApplication(storage.resumeFiles, place, id)));
      await database.insertInto('applications').values(rows).execute();
    }
  } finally {
    await storage.close();
  }
}

/** `changed`: columns that differ, as SQL of the nth copy. */
async function copyRow(
  database: Connection,
  count: number,
  { table, key, value }: { table: keyof Database; key: string; value: string },
  changed: Record<string, string>,
): Promise<void> {
  const tables = await database.introspection.getTables();
  const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
  const copied = columns.map((name) => (name in changed ? sql.raw(changed[name] ?? '') : sql.ref(name)));
  await sql`
    with recursive series (n) as (select 1 union all select n + 1 from series where n < ${sql.lit(count)})
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(copied)} from series cross join ${sql.table(table)} where ${sql.ref(key)} = ${value}`.execute(
    database,
  );
}

/** With a resume that is like no other: what is equal would compress. */
async function newApplication(files: ResumeFiles, place: number, job: string): Promise<ApplicationRow> {
  const content = randomBytes(RESUME_BYTES);
  const path = files.temporaryPath();
  await writeFile(path, content);
  const key = `${randomUUID()}.pdf`;
  await files.keep(path, key);
  return {
    reference: `A-${place}`,
    name: 'Ravi Das',
    email: 'ravi@example.com',
    email_lookup: 'ravi@example.com',
    phone: '9876543210',
    cover_letter: 'I have run a SOC for two years.',
    job_id: job,
    job_title: 'SOC Analyst',
    resume_key: key,
    resume_name: 'ravi.pdf',
    resume_bytes: content.length,
    resume_sha256: createHash('sha256').update(content).digest('hex'),
    resume_marks: '',
    step: 1,
    state: 'new',
    version: 1,
    changed_by: null,
    changed_at: null,
    owner: null,
    due: null,
    interview: null,
    person: null,
    search_text: ` a${place} ravi@example.com 9876543210 a ${place} ravi das example com soc analyst i have run for two years`,
    received: new Date().toISOString(),
  };
}
