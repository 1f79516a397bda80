import { createHash } from 'node:crypto';
import { chmod, open } from 'node:fs/promises';
import { Kysely, sql } from 'kysely';
import type { Connection, Database } from './database.ts';
import { findMisfitRow } from './backup-rows.ts';
import { deleteWithHanging } from './hanging-rows.ts';
import { migrate, migrateAs, requireNothingLater } from './migrate.ts';
import { isResumeKey } from './resume-files.ts';
import { SqliteDialect, isDamage } from './sqlite-dialect.ts';
import { findOwner } from './stored-files.ts';

/**
 * Backup that a restore reads: an SQLite database, even if the site uses PostgreSQL, with the site's tables and these
 * two. Earlier releases backed up into such a file. Now a backup is a stream (`backup-stream.ts`), which a restore
 * first converts to such a file.
 */
interface BackupDatabase extends Database {
  backup_resumes: { key: string; sha256: string; content: Uint8Array };
  backup_facts: { name: 'format' | 'made' | 'certificate_secret' | 'store_id'; value: string };
}

export type Backup = Kysely<BackupDatabase>;

export const FILE_FORMAT = '1';

/** Makes an empty backup database with the tables of the release that ran these migrations. The file must not exist. */
export async function createBackupFile(file: string, done: string[], additive: string[]): Promise<Backup> {
  await (await open(file, 'wx', 0o600)).close();
  const backup = new Kysely<BackupDatabase>({ dialect: new SqliteDialect(file) });
  // No journal is needed, because an interrupted restore starts again. The journal would be as large as the data.
  await sql`pragma journal_mode = off`.execute(backup);
  await sql`pragma synchronous = off`.execute(backup);
  await migrateAs(backup, done, additive);
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

/**
 * Thrown if a file is not a backup that this release can restore. The message continues a sentence that begins with the
 * file's name.
 */
export class UnusableBackup extends Error {
  override name = 'UnusableBackup';
}

/**
 * Opens a copy of a backup and brings its tables up to date. Throws UnusableBackup if it cannot be restored, and
 * StorageUnavailable if it has tables or columns of a later release that `target` lacks.
 */
export async function openBackupFile(copy: string, target: Connection): Promise<Backup> {
  await chmod(copy, 0o600);
  const backup = new Kysely<BackupDatabase>({ dialect: new SqliteDialect(copy) });
  try {
    const format = await readFormat(backup);
    if (format !== FILE_FORMAT) throw unknownFormat(format);
    const damage = await findDamage(backup).catch((error: Error) => error.message);
    if (damage !== undefined) throw damaged(damage);
    await migrate(backup);
    await dropPrograms(backup);
    const misfit = await findMisfitRow(backup);
    if (misfit !== undefined) throw misfitting(misfit);
    await requireNothingLater(backup, target);
    return backup;
  } catch (error) {
    await backup.destroy().catch(() => {});
    throw error;
  }
}

async function readFormat(backup: Backup): Promise<string> {
  const format = await readFact(backup, 'format').catch((error: Error) => {
    if (isDamage(error)) throw damaged(error.message);
    return undefined;
  });
  if (format !== undefined) return format;
  throw noBackup();
}

export function noBackup(): UnusableBackup {
  return new UnusableBackup('was not made by data backup.');
}

export function unknownFormat(format: string): UnusableBackup {
  return new UnusableBackup(
    `is a backup of format ${format}, which this release does not know. Use the release that made it.`,
  );
}

export function damaged(how: string): UnusableBackup {
  return new UnusableBackup(`is damaged, nothing was changed: ${how}.`);
}

/** Error for a backup with content that `data backup` does not write. Nothing is restored from it. */
export function misfitting(where: string): UnusableBackup {
  return new UnusableBackup(
    `has content that data backup does not write. Nothing was changed. See ${where}.`,
  );
}

/** Drops triggers and views. In a stranger's file they could change rows after these were checked. */
async function dropPrograms(backup: Backup): Promise<void> {
  const { rows } = await sql<{ type: string; name: string }>`
    select type, name from sqlite_master where type in ('trigger', 'view')`.execute(backup);
  for (const { type, name } of rows) await sql`drop ${sql.raw(type)} ${sql.ref(name)}`.execute(backup);
}

/**
 * Describes damage found by SQLite's own check, by the hashes of resumes or by the values of the facts. Undefined if
 * there is none.
 */
async function findDamage(backup: Backup): Promise<string | undefined> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(backup);
  if (rows[0]?.integrity_check !== 'ok') return rows[0]?.integrity_check ?? 'it cannot be read';
  if (Number.isNaN(Date.parse((await readFact(backup, 'made')) ?? ''))) return 'it does not contain its time';
  if (!/^[0-9a-f]{64}$/i.test((await readFact(backup, 'certificate_secret')) ?? ''))
    return 'its certificate secret is incomplete';
  for await (const { key, sha256, content } of eachResume(backup)) {
    if (!isResumeKey(key)) return `${JSON.stringify(key)} is not the name of a resume`;
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

/**
 * Drops the row of a file that was deleted during the backup: an application with its resume, or an email with its
 * attachments.
 */
export async function dropOwnerOf(backup: Backup, file: string): Promise<void> {
  const owner = await findOwner(backup, file);
  if (owner) await deleteWithHanging(backup, owner.table, [owner.key]);
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

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
