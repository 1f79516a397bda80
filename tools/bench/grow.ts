import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { publishOpening } from '../../server/services/catalogue/opening.ts';
import { readConfig } from '../../server/config.ts';
import { COMMAND_LINE } from '../../server/services/audit-log/actor.ts';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import { submitEnquiry } from '../../server/services/submissions/submit-enquiry.ts';
import type { ApplicationRow, Connection, Database } from '../../server/storage/database.ts';
import { isPostgres, withoutTimeLimit } from '../../server/storage/postgres-dialect.ts';
import type { ResumeFiles } from '../../server/storage/resume-files.ts';
import { applicationText } from '../../server/storage/search-words.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { actOn } from '../../server/services/submissions/actions.ts';

export interface Size {
  certificates: number;
  enquiries: number;
  applications: number;
}

const RESUME_BYTES = 27_000;
const DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1_000;
const ISSUED_A_DAY = 200;
/** Course of every twentieth certificate. */
const RARE_COURSE = 'Cyber Security';
const AT_ONCE = 100;

/** Fills an empty database, SQLite or PostgreSQL. Services make one record of each kind, and SQL copies it. */
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
    await actOn(site, 'enquiry', 'answer', reference, {}, { by: 'Meera Nair' });
    const copy = (count: number, table: keyof Database, key: string, value: string, changed: Changed) =>
      copyRow(database, count - 1, { table, key, value }, changed);
    const name = "case n % 2 when 0 then 'Asha Rao' else 'Ravi Das ' || n end";
    const course = `case n % 20 when 0 then '${RARE_COURSE}' else 'DevOps Automation' end`;
    await copy(size.certificates, 'certificates', 'lookup', number, {
      lookup: "'G' || (10000000 + n)",
      number: "'G' || (10000000 + n)",
      import_key: 'null',
      name,
      course,
      class: "'Class ' || (n / 30)",
      // Gives each day the same number of certificates, however many there are.
      issued: `substr(${daysAgo(database, `n / ${ISSUED_A_DAY}`)}, 1, 10)`,
      created: daysAgo(database, `n / ${ISSUED_A_DAY}`),
      search_text: `lower(' g' || (10000000 + n) || ' ' || ${name} || ' ' || ${course} || ' class ' || (n / 30))`,
    });
    const received = daysAgo(database, `n % ${DAYS}`);
    // Reference of an enquiry. One of them is always the same.
    const ofEnquiry = "case n when 77 then 'E-2222-22' else 'E-' || n end";
    const email = "'asha' || n || '@example.com'";
    const mobile = '(9000000000 + n)';
    const sender = "case n % 2 when 0 then 'Asha Rao' else 'Ravi Das' end";
    await copy(size.enquiries, 'enquiries', 'reference', reference, {
      reference: ofEnquiry,
      name: sender,
      email,
      email_lookup: email,
      mobile: `'' || ${mobile}`,
      state: "case n % 10 when 0 then 'new' when 1 then 'answered' else 'closed' end",
      search_text: `lower(' ' || replace(${ofEnquiry}, '-', '') || ' ' || ${email} || ' ' || ${mobile} || ' ' ||
        replace(${ofEnquiry}, '-', ' ') || ' ' || ${sender} || ' asha' || n || ' example com how long is it')`,
      received,
    });
    await copy(size.enquiries, 'submission_changes', 'reference', reference, {
      id: "'C' || n",
      reference: ofEnquiry,
      made_at: received,
    });
    const mails = await database
      .updateTable('outbox')
      .set({ state: 'sent', sent: new Date().toISOString() })
      .where('reference', '=', reference)
      .returning('id')
      .execute();
    for (const [index, { id }] of mails.entries())
      await copy(size.enquiries, 'outbox', 'id', id, {
        id: `'M${index}-' || n`,
        reference: ofEnquiry,
        recipient_lookup: email,
        created: received,
        // A tenth of the emails waits, as in a long outage of the mail server.
        state: "case n % 10 when 0 then 'waiting' else 'sent' end",
        due: "'2099-01-01T00:00:00.000Z'",
        last_error: "case n % 10 when 0 then 'connect ECONNREFUSED' else null end",
      });
    const { id } = await publishOpening(site, {
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
    // Runs a vacuum now, because PostgreSQL itself does so only after some minutes.
    if (isPostgres(database))
      await withoutTimeLimit(database, (connection) => sql`vacuum analyze`.execute(connection));
  } finally {
    await storage.close();
  }
}

/** SQL for the time this many days ago. */
function daysAgo(database: Connection, days: string): string {
  return isPostgres(database)
    ? `to_char((now() at time zone 'UTC') - (${days}) * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (${days}) || ' days')`;
}

/** Columns in which copies differ, as SQL for the copy n. */
type Changed = Record<string, string>;

async function copyRow(
  database: Connection,
  count: number,
  { table, key, value }: { table: keyof Database; key: string; value: string },
  changed: Changed,
): Promise<void> {
  const tables = await database.introspection.getTables();
  const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
  const copied = columns.map((name) => (name in changed ? sql.raw(changed[name] ?? '') : sql.ref(name)));
  const copies = sql`
    with recursive series (n) as (select 1 union all select n + 1 from series where n < ${sql.lit(count)})
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(copied)} from series cross join ${sql.table(table)} where ${sql.ref(key)} = ${value}`;
  await withoutTimeLimit(database, (connection) => copies.execute(connection));
}

/** Adds an application with its own resume, because a backup would compress equal ones. */
async function newApplication(files: ResumeFiles, place: number, job: string): Promise<ApplicationRow> {
  const content = randomBytes(RESUME_BYTES);
  const path = files.temporaryPath();
  await writeFile(path, content);
  const key = `${randomUUID()}.pdf`;
  await files.keep(path, key);
  const row = {
    reference: place === 77 ? 'A-2222-22' : `A-${place}`,
    name: 'Ravi Das',
    email: `ravi${place}@example.com`,
    email_lookup: `ravi${place}@example.com`,
    phone: String(8_000_000_000 + place),
    cover_letter: 'I have run a SOC for two years.',
    job_id: job,
    job_title: 'SOC Analyst',
    resume_key: key,
    resume_name: 'ravi.pdf',
    resume_bytes: content.length,
    resume_sha256: createHash('sha256').update(content).digest('hex'),
    resume_marks: '',
    step: 1,
    state: 'new' as const,
    version: 1,
    changed_by: null,
    changed_at: null,
    owner: null,
    due: null,
    interview: null,
    person: null,
    received: new Date(Date.now() - (place % DAYS) * DAY_MS).toISOString(),
  };
  return { ...row, search_text: applicationText(row) };
}
