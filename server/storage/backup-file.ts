import { createHash } from 'node:crypto';
import { chmod, open } from 'node:fs/promises';
import { Kysely, sql } from 'kysely';
import type { Connection, Database } from './database.ts';
import { migrate } from './migrate.ts';
import { rebuildWords } from './search-words.ts';
import { deleteHistory } from './submission-history.ts';
import { SqliteDialect } from './sqlite-dialect.ts';

/** The tables that are backed up, each after those that it refers to, with the column that orders its rows. */
const BACKUP_TABLES = [
  { table: 'jobs', key: 'id' },
  { table: 'certificates', key: 'lookup' },
  { table: 'enquiries', key: 'reference' },
  { table: 'applications', key: 'reference' },
  { table: 'outbox', key: 'id' },
  { table: 'submissions', key: 'id' },
  { table: 'submission_changes', key: 'id' },
  { table: 'notes', key: 'id' },
  { table: 'letters', key: 'id' },
  { table: 'people', key: 'id' },
  { table: 'passkeys', key: 'id' },
  { table: 'daily_totals', key: 'id' },
  { table: 'trail', key: 'id' },
] as const satisfies { table: keyof Database; key: string }[];

/** A backup is an SQLite database with the tables of the site, whatever engine it came from, and these two. */
interface BackupDatabase extends Database {
  backup_resumes: { key: string; sha256: string; content: Uint8Array };
  backup_facts: { name: 'format' | 'made' | 'certificate_secret'; value: string };
}

export type Backup = Kysely<BackupDatabase>;

export const BACKUP_FORMAT = '1';
const PAGE_SIZE = 1_000;

/** Makes a new, empty backup; the file must not exist. */
export async function createBackupFile(file: string): Promise<Backup> {
  await (await open(file, 'wx', 0o600)).close();
  const backup = new Kysely<BackupDatabase>({ dialect: new SqliteDialect(file) });
  await migrate(backup);
  await backup.schema
    .createTable('backup_resumes')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('content', 'blob', (column) => column.notNull())
    .execute();
  await backup.schema
    .createTable('backup_facts')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  return backup;
}

/** Puts everything into the one file and checks that it is whole. */
export async function finishBackupFile(backup: Backup, file: string): Promise<void> {
  const problem = await findDamage(backup);
  if (problem !== undefined) throw new Error(`the backup is damaged: ${problem}`);
  await sql`pragma journal_mode = delete`.execute(backup);
  await backup.destroy();
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
}

/** Opens a copy of a backup, as opening brings its tables up to date. Undefined when it is none of ours. */
export async function openBackupFile(copy: string): Promise<Backup | undefined> {
  await chmod(copy, 0o600);
  const backup = new Kysely<BackupDatabase>({ dialect: new SqliteDialect(copy) });
  try {
    if ((await readFact(backup, 'format')) === BACKUP_FORMAT) {
      await migrate(backup);
      return backup;
    }
  } catch {
    // Not a database, or one without our tables.
  }
  await backup.destroy().catch(() => {});
  return undefined;
}

/** What SQLite's own check and the resumes' hashes find wrong. */
export async function findDamage(backup: Backup): Promise<string | undefined> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(backup);
  if (rows[0]?.integrity_check !== 'ok') return rows[0]?.integrity_check ?? 'it cannot be read';
  for await (const { key, sha256, content } of eachResume(backup)) {
    if (hashOf(content) !== sha256) return `resume ${key} was changed`;
  }
  return undefined;
}

export async function readFact(
  backup: Backup,
  name: BackupDatabase['backup_facts']['name'],
): Promise<string | undefined> {
  const fact = await backup
    .selectFrom('backup_facts')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return fact?.value;
}

export async function addFacts(backup: Backup, facts: BackupDatabase['backup_facts'][]): Promise<void> {
  await backup.insertInto('backup_facts').values(facts).execute();
}

export async function selectResumeKeys(
  database: Connection,
): Promise<{ reference: string; resume_key: string }[]> {
  return await database.selectFrom('applications').select(['reference', 'resume_key']).execute();
}

export async function dropApplication(backup: Backup, reference: string): Promise<void> {
  await backup.deleteFrom('outbox').where('reference', '=', reference).execute();
  await deleteHistory(backup, [reference]);
  await backup.deleteFrom('applications').where('reference', '=', reference).execute();
}

export async function addResume(backup: Backup, key: string, content: Buffer): Promise<void> {
  await backup
    .insertInto('backup_resumes')
    .values({ key, sha256: hashOf(content), content })
    .execute();
}

export async function* eachResume(backup: Backup) {
  const keys = await backup.selectFrom('backup_resumes').select('key').orderBy('key').execute();
  for (const { key } of keys) {
    yield await backup
      .selectFrom('backup_resumes')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
  }
}

/** Copies the rows as they are at one moment, while others write. */
export async function copySnapshot(
  from: Connection,
  to: Connection,
  onRows: (count: number) => void,
): Promise<void> {
  await from
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute((snapshot) =>
      to.transaction().execute((transaction) => copyRows(snapshot, transaction, onRows)),
    );
}

/** Replaces all rows, and does what else belongs to them, in one transaction. */
export async function replaceRows(
  from: Connection,
  to: Connection,
  { onRows, also }: { onRows: (count: number) => void; also: (transaction: Connection) => Promise<void> },
): Promise<void> {
  await to.transaction().execute(async (transaction) => {
    for (const { table } of BACKUP_TABLES.toReversed()) {
      // Append-only: the backup's lines join those that are there.
      if (table !== 'trail') await transaction.deleteFrom(table).execute();
    }
    await copyRows(from, transaction, onRows);
    await rebuildWords(transaction);
    await also(transaction);
  });
}

async function copyRows(from: Connection, to: Connection, onRows: (count: number) => void): Promise<void> {
  for (const { table, key } of BACKUP_TABLES) {
    const column = sql.ref<string>(key);
    let last: string | undefined = '';
    while (last !== undefined) {
      // The tables differ in their columns; what is read from one is written to the same one.
      const page: Record<string, unknown>[] = await from
        .selectFrom(table as 'jobs')
        .selectAll()
        .where(column, '>', last)
        .orderBy(column)
        .limit(PAGE_SIZE)
        .execute();
      if (page.length > 0)
        await to
          .insertInto(table as 'jobs')
          .values(page as never[])
          .$if(table === 'trail', (query) => query.onConflict((conflict) => conflict.doNothing()))
          .execute();
      onRows(page.length);
      const end = page.at(-1);
      last = end && page.length === PAGE_SIZE ? String(end[key]) : undefined;
    }
  }
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
