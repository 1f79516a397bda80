import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { checkCertificate } from '../../server/services/certificates/check-certificate.ts';
import { eachCertificate } from '../../server/services/certificates/read-certificates.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { restoreData } from '../../server/services/data/restore-data.ts';
import { submitEnquiry } from '../../server/services/submissions/submit-enquiry.ts';
import { readConfig } from '../../server/config.ts';
import { ADDITIVE, migrate, migrations, type Release } from '../../server/storage/migrate.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { listPeople } from '../../desk/access/people.ts';
import { listJobs } from '../../server/services/jobs/read-jobs.ts';
import { readResume } from '../../server/services/resumes/read-resume.ts';
import { addNote } from '../../server/services/submissions/add-note.ts';
import { eachSubmission, showSubmission } from '../../server/services/submissions/read-submissions.ts';
import { readHistory } from '../../server/services/submissions/read-history.ts';
import { listAuditLog } from '../../server/services/audit-log/read-audit-log.ts';
import { PostgresDialect } from '../../server/storage/postgres-dialect.ts';
import { SqliteDialect } from '../../server/storage/sqlite-dialect.ts';
import { isLong } from '../faults/short-and-long.ts';
import { writeBackup } from '../support/backups.ts';
import {
  backedUpAt,
  fill,
  migrateTo,
  RESUME,
  RESUME_KEY,
  RESUME_SHA256,
  type Row,
  rowsAt,
  SECRET,
  STATES,
  type Untyped,
} from '../support/filled-states.ts';
import { engines, newPostgresDatabase, openTestSystem, type TestSystem } from '../support/open-storage.ts';
import { newFolder } from '../support/new-folder.ts';

type Engine = TestSystem['storage']['engine'];

/** The newest state whose tables are all filled here. */
const FILLED_UP_TO = '0012-trail-of-actor';
/** Releases up to this state wrote a database as their backup, and from this state on lines. */
const FIRST_IN_LINES = '0024-holder-mails';
/** The oldest state, the last two, those that the tests name; before a release every one. */
const TRIED = isLong
  ? STATES
  : STATES.filter(
      (state, index) =>
        [0, STATES.length - 2, STATES.length - 1].includes(index) ||
        [FILLED_UP_TO, FIRST_IN_LINES].includes(state),
    );

/** What the QR code of Anita's certificate was printed with. */
const PRINTED_KEY = '1OcMXaEeA_YVWVENZTA3fw';

const isAtLeast = (state: string, migration: string) => STATES.indexOf(state) >= STATES.indexOf(migration);

/** As a release left it in which `state` was the newest migration: tables, rows, secret and resume. */
async function leftBy(state: string, engine: Engine) {
  const DATA_DIR = await newFolder();
  await mkdir(join(DATA_DIR, 'resumes'));
  await writeFile(join(DATA_DIR, 'resumes', RESUME_KEY), RESUME);
  await writeFile(join(DATA_DIR, 'certificate-secret'), `${SECRET}\n`);
  const DATABASE_URL = engine === 'postgres' ? await newPostgresDatabase() : undefined;
  const database: Untyped = new Kysely({
    dialect: DATABASE_URL
      ? new PostgresDialect(DATABASE_URL, pino({ level: 'silent' }), { queryTimeoutMs: 30_000 })
      : new SqliteDialect(join(DATA_DIR, 'site.db')),
  });
  await migrateTo(database, state);
  await fill(database, rowsAt(state));
  const tables = (await database.introspection.getTables()).map(({ name }) => name);
  await database.destroy();
  return { settings: { DATA_DIR, DATABASE_URL }, tables };
}

/** A backup file of a release in which `state` was the newest migration. */
async function backupOf(state: string): Promise<string> {
  const file = join(await newFolder(), 'site.backup');
  const backup: Untyped = new Kysely({ dialect: new SqliteDialect(file) });
  await migrateTo(backup, state);
  await fill(backup, backedUpAt(state));
  for (const [table, columns] of [
    ['backup_resumes', ['key', 'sha256', 'content']],
    ['backup_facts', ['name', 'value']],
  ] as const) {
    const [first, ...others] = columns;
    let creation = backup.schema.createTable(table).addColumn(first, 'text', (column) => column.primaryKey());
    for (const name of others) creation = creation.addColumn(name, name === 'content' ? 'blob' : 'text');
    await creation.execute();
  }
  const content = Buffer.from(RESUME) as never;
  await fill(backup, {
    backup_resumes: [{ key: RESUME_KEY, sha256: RESUME_SHA256, content }],
    backup_facts: [
      { name: 'format', value: '1' },
      { name: 'made', value: '2026-11-22T00:00:00.000Z' },
      { name: 'certificate_secret', value: SECRET },
    ],
  });
  await backup.destroy();
  return file;
}

/** The same as later releases write it. */
async function streamOf(state: string): Promise<string> {
  const file = join(await newFolder(), 'site.backup');
  const pages = Object.entries(backedUpAt(state)).flatMap(([table, rows]) =>
    rows.map((row) => ({ table, columns: Object.keys(row), rows: [Object.values(row)] })),
  );
  await writeBackup(file, [
    {
      backup: '2',
      made: '2026-11-22T00:00:00.000Z',
      certificate_secret: SECRET,
      store_id: '',
      done: STATES.slice(0, STATES.indexOf(state) + 1),
      additive: [],
    },
    ...pages,
    { resume: RESUME_KEY, content: Buffer.from(RESUME).toString('base64') },
    { end: { rows: pages.length, resumes: 1 } },
  ]);
  return file;
}

const BACKUPS = TRIED.flatMap((state) => [
  ...(isAtLeast(FIRST_IN_LINES, state) ? [[state, backupOf] as const] : []),
  ...(isAtLeast(state, FIRST_IN_LINES) ? [[state, streamOf] as const] : []),
]);

/** Long texts and parts of an address come last, whatever an earlier release stored. */
const WORDS_TODAY =
  ' e7k2m4q asha@example.com 919876543210 9876543210 876543210 e 7k2m 4q asha rao 91 98765 43210 example com how long does the course take';
const APPLICANT_TODAY =
  ' a3xw9b2 ravi@example.com 9123456780 123456780 a 3xw9 b2 ravi shah example com soc analyst please';

/**
 * The rows as they are to be found in the newest state: 0009 turned ids into names, 0014 dropped the table of words, 0015
 * says that old resumes have no mark, 0016 renamed a table and a column.
 */
function newest({
  search_words: _dropped,
  submissions,
  ...rows
}: Record<string, Row[]>): Record<string, Row[]> {
  const jobs = (rows['jobs'] ?? []).map((job) =>
    job['changed_by'] === 'person-1' ? { ...job, changed_by: 'Meera Nair' } : job,
  );
  const applications = (rows['applications'] ?? []).map((application) => ({
    resume_marks: '',
    ...application,
    search_text: APPLICANT_TODAY,
  }));
  const enquiries = (rows['enquiries'] ?? []).map((enquiry) => ({ ...enquiry, search_text: WORDS_TODAY }));
  const people = (rows['people'] ?? []).map(({ looked, ...person }) =>
    looked === undefined ? person : { ...person, news_seen_at: looked },
  );
  const keys = submissions ?? rows['idempotency_keys'] ?? [];
  return { ...rows, jobs, applications, enquiries, people, idempotency_keys: keys };
}

async function expectRows({ storage }: TestSystem, rows: Record<string, Row[]>): Promise<void> {
  const database = storage.database as unknown as Untyped;
  for (const [table, wanted] of Object.entries(newest(rows))) {
    const found = await database.selectFrom(table).selectAll().execute();
    for (const row of wanted) expect(found, table).toContainEqual(expect.objectContaining(row));
    if (!['trail', 'site_facts'].includes(table)) expect(found).toHaveLength(wanted.length);
  }
}

async function references(found: AsyncIterable<{ reference: string }>): Promise<string[]> {
  return (await Array.fromAsync(found)).map(({ reference }) => reference);
}

async function numbers(found: AsyncIterable<{ number: string }>): Promise<string[]> {
  return (await Array.fromAsync(found)).map(({ number }) => number);
}

/** What today's services show of what `state` left, and do with it. */
async function expectShown(system: TestSystem, state: string): Promise<void> {
  for (const search of [
    'asha rao',
    '98765 43210',
    '+919876543210',
    'asha@example.com',
    'e-7k2m',
    'course long',
  ])
    expect([search, await references(eachSubmission(system, 'enquiry', { search }))]).toEqual([
      search,
      ['E-7K2M-4Q'],
    ]);
  for (const search of ['ravi', 'a-3xw9-b2', '9123456780', 'soc analyst', 'please'])
    expect([search, await references(eachSubmission(system, 'application', { search }))]).toEqual([
      search,
      ['A-3XW9-B2'],
    ]);
  for (const search of ['anita', '4821 0937 5514', 'devops'])
    expect([search, await numbers(eachCertificate(system, { search }))]).toEqual([search, ['482109375514']]);
  expect(await numbers(eachCertificate(system, { search: 'sneha' }))).toEqual(['AB-12/7']);

  const isAnswered = isAtLeast(state, '0004-states');
  expect(await showSubmission(system, 'enquiry', 'E-7K2M-4Q')).toMatchObject(
    isAnswered
      ? {
          name: 'Asha Rao',
          state: 'answered',
          version: 2,
          changed_by: 'Meera Nair',
          page: '/it-trainings/web',
        }
      : { name: 'Asha Rao', state: 'new', version: 1, changed_by: null, page: null },
  );
  expect(await showSubmission(system, 'application', 'A-3XW9-B2')).toMatchObject(
    isAnswered
      ? { name: 'Ravi Shah', state: 'talk', version: 3, changed_by: 'Meera Nair' }
      : { name: 'Ravi Shah', state: 'new', version: 1, changed_by: null },
  );
  expect(await readHistory(system, 'A-3XW9-B2')).toMatchObject(
    isAnswered
      ? { changes: [{ act: 'advance' }], letters: [{ id: 'letter-1' }] }
      : { changes: [], letters: [] },
  );
  expect(await listJobs(system)).toMatchObject([
    { id: 'soc-analyst', version: isAtLeast(state, '0007-openings') ? 2 : 1 },
    { id: 'trainer', version: 1 },
  ]);
  expect(await listPeople(system)).toMatchObject(
    isAtLeast(state, '0003-desk') ? [{ name: 'Meera Nair', state: 'active', passkeys: 1 }] : [],
  );
  if (isAtLeast(state, '0003-desk')) {
    const { lines } = await listAuditLog(system);
    expect(lines.at(-1)).toMatchObject({ name: 'Meera Nair', sentence: 'registered a passkey' });
  }
  expect(await checkCertificate(system, { number: '4821 0937 5514', key: PRINTED_KEY })).toMatchObject({
    state: 'valid',
    name: 'Anita Sharma',
  });
  expect(await checkCertificate(system, { number: 'ab 12/7' })).toMatchObject({ state: 'revoked' });
  const { content } = await readResume(system, 'A-3XW9-B2');
  expect(content.toString()).toBe(RESUME);

  await addNote(system, 'E-7K2M-4Q', 'Called again.', { by: 'Meera Nair' });
  expect(await showSubmission(system, 'enquiry', 'E-7K2M-4Q')).toMatchObject({ version: isAnswered ? 3 : 2 });
}

/** Every row of every table. */
async function everything({ storage }: TestSystem): Promise<Record<string, string[]>> {
  const database = storage.database as unknown as Untyped;
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    // An index of words is stored in the tables beside it.
    if (name === 'write_check' || name.endsWith('_search')) continue;
    const rows = await database.selectFrom(name).selectAll().execute();
    all[name] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return all;
}

describe.each(engines)('on %s', (engine) => {
  test.each(TRIED)('a database of %s comes to the newest state with all that was in it', async (state) => {
    const { settings, tables } = await leftBy(state, engine);
    if (isAtLeast(FILLED_UP_TO, state))
      expect(Object.keys(rowsAt(state)).toSorted()).toEqual(tables.toSorted());

    const system = await openTestSystem(engine, settings);
    await expectRows(system, rowsAt(state));
    const before = await everything(system);
    expect(before['kysely_migration']).toHaveLength(STATES.length);
    await system.openAgain();
    expect(await everything(system)).toEqual(before);
    await expectShown(system, state);
  });

  test.each(BACKUPS)('a backup of %s is restored with its resume: %o', async (state, make) => {
    const system = await openTestSystem(engine);
    const file = await make(state);
    expect(await restoreData(system, file)).toMatchObject({ resumes: 1, withoutResume: [] });
    await expectRows(system, backedUpAt(state));
    await expectShown({ ...system, storage: await system.openAgain() }, state);
  });
});

/** A release that adds a column, an index and a table. */
const LATER: Release = {
  migrations: {
    ...migrations,
    '9999-later': {
      async up({ schema }) {
        await schema
          .alterTable('enquiries')
          .addColumn('stars', 'integer', (column) => column.notNull().defaultTo(0))
          .execute();
        await schema.createIndex('enquiries_stars').on('enquiries').column('stars').execute();
        await schema.createTable('seats').addColumn('id', 'text').execute();
      },
    },
  },
  additive: ['9999-later'],
};

const refusal =
  'The database schema is that of a later release: this release does not know migration 9999-later.';

const ask = (system: TestSystem, name: string) =>
  submitEnquiry(system, {
    fields: { name, mobile: '9876543210', email: 'asha@example.com', message: name },
    clientAddress: '::1',
  });

const untyped = ({ storage }: TestSystem) => storage.database as unknown as Untyped;
const starsOf = (system: TestSystem) =>
  untyped(system).selectFrom('enquiries').select(['name', 'stars']).orderBy('name').execute();

async function backUp(system: TestSystem): Promise<string> {
  const file = join(await newFolder(), 'site.backup');
  await backupData(system, file);
  return file;
}

describe.each(engines)('this release on %s, after a later one', (engine) => {
  test('goes on where that only added: server and commands start, rows come and go, backups are made and restored', async () => {
    const system = await openTestSystem(engine);
    await ask(system, 'Before');
    await migrate(system.storage.database, LATER);
    await migrate(system.storage.database, LATER);
    const again = { ...system, storage: await system.openAgain() };
    await (await openStorage(readConfig(system.settings), system.log, 'command')).close();
    await ask(again, 'During');
    const file = await backUp(again);
    await ask(again, 'Since');
    await untyped(again).updateTable('enquiries').set({ stars: 5 }).execute();
    await untyped(again).insertInto('seats').values({ id: 'front' }).execute();
    await restoreData(again, file);
    expect(await untyped(again).selectFrom('seats').selectAll().execute()).toEqual([{ id: 'front' }]);
    // This release does not know of the stars: its backup has none.
    expect(await starsOf(again)).toEqual([
      { name: 'Before', stars: 0 },
      { name: 'During', stars: 0 },
    ]);
    await migrate(system.storage.database, LATER);
  });

  test('refuses where that changed something else', async () => {
    const system = await openTestSystem(engine);
    await migrate(system.storage.database, { ...LATER, additive: [] });
    await expect(system.openAgain()).rejects.toThrow(refusal);
    await expect(openStorage(readConfig(system.settings), system.log, 'command')).rejects.toThrow(refusal);
  });

  test('restores its backup with all that is in it where the tables have room for that, and else refuses', async () => {
    const later = await openTestSystem(engine);
    await ask(later, 'Asha');
    await migrate(later.storage.database, LATER);
    await untyped(later).updateTable('enquiries').set({ stars: 5 }).execute();
    const file = await backUp(later);
    const system = await openTestSystem(engine);
    await expect(restoreData(system, file)).rejects.toThrow(refusal);
    await migrate(system.storage.database, LATER);
    await restoreData(system, file);
    expect(await starsOf(system)).toEqual([{ name: 'Asha', stars: 5 }]);
  });
});

/** Releases that go on with the newest tables: all that follows what they know is additive. */
const GOING_ON = TRIED.filter(
  (state) =>
    isAtLeast(state, '0022-additive-migrations') &&
    STATES.slice(STATES.indexOf(state) + 1).every((later) => ADDITIVE.includes(later)),
);

test.each(engines.flatMap((engine) => GOING_ON.map((state) => [state, engine] as const)))(
  'what a release of %s writes, the newest tables take, on %s',
  async (state, engine) => {
    const system = await openTestSystem(engine);
    const rows = Object.entries(rowsAt(state)).filter(([table]) => table !== 'site_facts');
    await fill(untyped(system), Object.fromEntries(rows));
    for (const [table, written] of rows) {
      const found = await untyped(system).selectFrom(table).selectAll().execute();
      for (const row of written) expect(found, table).toContainEqual(expect.objectContaining(row));
    }
  },
);
