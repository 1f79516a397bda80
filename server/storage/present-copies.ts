import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Connection } from './database.ts';
import { isPostgres } from './postgres-dialect.ts';
import { sumFileBytes } from './stored-files.ts';

const COPY = /^before-restore-\d{4}-\d\d-\d\dT\d{4}(?:-\d+)?\.backup$/;

/** Name of the copy that a restore makes. `minute`: 2026-11-21 14:05. */
export function presentCopyName(minute: string, others: string[]): string {
  const name = `before-restore-${minute.replace(' ', 'T').replace(':', '')}`;
  let file = `${name}.backup`;
  for (let count = 2; others.includes(file); count += 1) file = `${name}-${count}.backup`;
  return file;
}

/** Names of these copies in the data folder, oldest first. */
export async function listPresentCopies(dataFolder: string): Promise<string[]> {
  const names = await readdir(dataFolder).catch(() => []);
  return names.filter((name) => COPY.test(name)).toSorted();
}

/** Growth of a file by base64 and gzip. */
const FILE_GROWTH = 1.03;

/** Upper limit for the size of a backup, whose rows are compressed and have no indexes. */
export async function backupBytes(database: Connection): Promise<number> {
  const size = isPostgres(database)
    ? sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`
    : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`;
  const { rows } = await size.execute(database);
  return Math.ceil(Number(rows[0]?.bytes ?? 0) + FILE_GROWTH * (await sumFileBytes(database)));
}
