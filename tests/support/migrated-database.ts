import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Client } from 'pg';
import { pino } from 'pino';
import type { Database } from '../../server/storage/database.ts';
import { migrate } from '../../server/storage/migrate.ts';
import { PostgresDialect } from '../../server/storage/postgres-dialect.ts';
import { prepareSearchIndex } from '../../server/storage/search-index.ts';
import { SqliteDialect } from '../../server/storage/sqlite-dialect.ts';
import { DATABASE_FILE } from '../../server/storage/storage.ts';

/*
 * An empty database with the tables of this release, made by the migrations once in each process. A test takes a copy of
 * it, in a quarter of the time that the migrations take.
 */

const log = pino({ level: 'silent' });

async function fill(database: Kysely<Database>): Promise<void> {
  await migrate(database);
  await prepareSearchIndex(database, log);
  await database.destroy();
}

let sqlite: Promise<Buffer> | undefined;

async function makeSqlite(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'migrated-'));
  try {
    const file = join(folder, DATABASE_FILE);
    await fill(new Kysely({ dialect: new SqliteDialect(file) }));
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Puts the file into a data folder that has none. */
export async function putMigratedSqlite(folder: string): Promise<void> {
  sqlite ??= makeSqlite();
  await writeFile(join(folder, DATABASE_FILE), await sqlite, { mode: 0o600, flag: 'wx' });
}

let postgres: Promise<string> | undefined;

async function makePostgres(url: string): Promise<string> {
  const name = `migrated_${randomUUID().replaceAll('-', '')}`;
  await onPostgres(url, `create database ${name}`);
  const dialect = new PostgresDialect(urlOf(url, name), log, { queryTimeoutMs: 30_000 });
  await fill(new Kysely({ dialect }));
  return name;
}

/** A new database on this server. The one that it is a copy of goes with the server of the tests. */
export async function copyMigratedPostgres(url: string, name: string): Promise<void> {
  postgres ??= makePostgres(url);
  await onPostgres(url, `create database ${name} template ${await postgres} strategy file_copy`);
}

/** Runs a statement on the server itself. */
export async function onPostgres(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same server's database of this name. */
export function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
