import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Connection } from './database.ts';
import { withoutTimeLimit } from './postgres-dialect.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/** Folder with one file for each migration. The file name has its number and its subject. */
const FOLDER = new URL('migrations/', import.meta.url);

interface MigrationFile extends Migration {
  /**
   * True if releases since 0022 can use the tables without knowing this migration: it adds only tables, indexes, and
   * columns that may be empty or have a default. An earlier release refuses to start after any other migration. So make
   * other changes in two releases: the first adds the new columns and writes both, a later one removes the old ones. A
   * new value in a column that an earlier release reads is such a change too.
   */
  isAdditive?: true;
}

/** Migrations in order. A released migration never changes, so it imports only Kysely. */
export const migrations: Record<string, MigrationFile> = Object.fromEntries(
  await Promise.all(
    readdirSync(FOLDER)
      .filter((file) => /^\d{4}-[a-z-]+\.ts$/.test(file))
      .toSorted()
      .map(async (file) => [
        file.replace(/\.ts$/, ''),
        (await import(new URL(file, FOLDER).href)) as MigrationFile,
      ]),
  ),
);
const TABLE_OF_ADDITIVE = '0022-additive-migrations';

/** Names of the migrations that earlier releases can run with. */
export const ADDITIVE: string[] = Object.keys(migrations).filter((name) => migrations[name]?.isAdditive);

/** Migrations of a release. */
export interface Release {
  migrations: Record<string, Migration>;
  additive: readonly string[];
}

const THIS_RELEASE: Release = { migrations, additive: ADDITIVE };

/** Brings the tables up to date. If several processes do this at the same time, one migrates and the others wait. */
export async function migrate(database: Connection, release = THIS_RELEASE): Promise<void> {
  const later = await selectLater(database, release).catch(() => []);
  const { error } = await withoutTimeLimit(database, (connection) =>
    new Migrator({
      db: connection,
      provider: { getMigrations: async () => ({ ...release.migrations, ...nothingToDo(later) }) },
      // Migrations do not depend on their order, so one may be applied after another with a later number.
      allowUnorderedMigrations: true,
    }).migrateToLatest(),
  );
  if (error) throw (await refusalOf(database, release).catch(() => undefined)) ?? error;
  const refusal = await refusalOf(database, release);
  if (refusal) throw refusal;
  await noteAdditive(database, release.additive);
}

/**
 * Brings an empty database to the state of a release that ran these migrations. Migrations of a later release are only
 * recorded.
 */
export async function migrateAs(database: Connection, done: string[], additive: string[]): Promise<void> {
  const known = Object.fromEntries(Object.entries(migrations).filter(([name]) => done.includes(name)));
  const { error } = await new Migrator({
    db: database,
    provider: { getMigrations: async () => known },
  }).migrateToLatest();
  if (error) throw error;
  const timestamp = new Date().toISOString();
  for (const name of done.filter((each) => !(each in known)))
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`.execute(
      database,
    );
  if (done.includes(TABLE_OF_ADDITIVE)) await noteAdditive(database, additive);
}

/** Names of the migrations that ran, and of those that earlier releases can run with. */
export async function readMigrations(database: Connection): Promise<{ done: string[]; additive: string[] }> {
  const done = await selectDone(database);
  const rows = await database.selectFrom('additive_migrations').select('name').execute();
  return { done, additive: rows.map(({ name }) => name) };
}

/**
 * Throws unless the tables are those of this release. Commands use it, because they must not change the tables of a
 * running server.
 */
export async function requireCurrentTables(database: Connection): Promise<void> {
  const refusal = await refusalOf(database, THIS_RELEASE);
  if (refusal) throw refusal;
  const done = await selectDone(database);
  const missing = Object.keys(migrations).find((name) => !done.includes(name));
  if (missing === undefined) return;
  throw new StorageUnavailable(
    `The database schema is that of an earlier release: migration ${missing} is missing. Start the server of this release once: it updates the schema.`,
  );
}

/** Throws if `one` has tables or columns of a later release that `other` lacks, because copied rows would lose data. */
export async function requireNothingLater(one: Connection, other: Connection): Promise<void> {
  const there = await selectDone(other);
  const later = (await selectLater(one, THIS_RELEASE)).find((name) => !there.includes(name));
  if (later !== undefined) throw laterRelease(later);
}

async function selectDone(database: Connection): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return rows.map(({ name }) => name);
}

/** Names of the migrations of a later release that ran. */
async function selectLater(database: Connection, release: Release): Promise<string[]> {
  return (await selectDone(database)).filter((name) => !(name in release.migrations));
}

/** Empty migrations with the names of those of a later release, which have run. Kysely requires every applied migration. */
function nothingToDo(later: string[]): Record<string, Migration> {
  return Object.fromEntries(later.map((name) => [name, { up: async () => {} }]));
}

/** Reason why this release cannot start; undefined if it can. A later release may have run only additive migrations. */
async function refusalOf(database: Connection, release: Release): Promise<StorageUnavailable | undefined> {
  const done = await selectDone(database);
  const later = done.filter((name) => !(name in release.migrations));
  if (later.length === 0) return undefined;
  const additive = done.includes(TABLE_OF_ADDITIVE)
    ? await database.selectFrom('additive_migrations').select('name').execute()
    : [];
  const unknown = later.find((name) => !additive.some((known) => known.name === name));
  return unknown === undefined ? undefined : laterRelease(unknown);
}

function laterRelease(migration: string): StorageUnavailable {
  return new StorageUnavailable(
    `The database schema is that of a later release: this release does not know migration ${migration}. Start the later release, or restore a backup made before it.`,
  );
}

async function noteAdditive(database: Connection, additive: readonly string[]): Promise<void> {
  if (additive.length === 0) return;
  await database
    .insertInto('additive_migrations')
    .values(additive.map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
