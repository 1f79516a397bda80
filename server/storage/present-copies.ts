import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Connection } from './database.ts';
import { isPostgres } from './postgres-dialect.ts';
import { sumFileBytes } from './stored-files.ts';

const COPY = /^before-restore-\d{4}-\d\d-\d\dT\d{4}(?:-\d+)?\.backup$/;

/** Name for the copy of the present data that a restore makes. `minute` is like 2026-11-21 14:05. */
export function presentCopyName(minute: string, others: string[]): string {
  const name = `before-restore-${minute.replace(' ', 'T').replace(':', '')}`;
  let file = `${name}.backup`;
  for (let count = 2; others.includes(file); count += 1) file = `${name}-${count}.backup`;
  return file;
}

/** Names of the copies that restores made in the data folder, oldest first. */
export async function listPresentCopies(dataFolder: string): Promise<string[]> {
  const names = await readdir(dataFolder).catch(() => []);
  return names.filter((name) => COPY.test(name)).toSorted();
}

/** Factor by which base64 and gzip make a file larger. */
const FILE_GROWTH = 1.03;

/** Upper limit for the size of a backup. Its rows are compressed and it has no indexes. */
export async function backupBytes(database: Connection): Promise<number> {
  const size = isPostgres(database)
    ? sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`
    : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`;
  const { rows } = await size.execute(database);
  return Math.ceil(Number(rows[0]?.bytes ?? 0) + FILE_GROWTH * (await sumFileBytes(database)));
}
