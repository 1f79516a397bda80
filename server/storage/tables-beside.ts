import { randomBytes } from 'node:crypto';
import { rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import type { Connection, Database } from './database.ts';
import { giveToFolderOwner } from './folder-owner.ts';
import { isPostgres, withoutTimeLimit } from './postgres-dialect.ts';
import { isOfSearchIndex } from './search-index.ts';
import { SqliteDialect } from './sqlite-dialect.ts';
import { StorageUnavailable } from './storage-unavailable.ts';
import { syncFolder } from './sync-folder.ts';
import { removeDatabaseFiles } from './unfinished-copies.ts';

/**
 * New empty tables next to the live ones, with the same columns, indexes and triggers. The search index is not among
 * them.
 */
export interface TablesBeside {
  present: Connection;
  fresh: Connection;
  /**
   * Replaces the live tables by the new ones, while nobody else reads or writes for a moment. `carry` copies rows that
   * were added in the meantime. `after` runs when the new tables are in place. All other tables are unchanged.
   */
  exchange(steps: {
    carry(present: Connection, fresh: Connection): Promise<void>;
    after(transaction: Connection): Promise<void>;
  }): Promise<void>;
}

/**
 * Calls `work` with new tables to fill, while others use the live ones. On SQLite the new tables are in a separate
 * file, to which all other tables are copied at the end; on PostgreSQL they are in a separate schema. They are removed
 * if they do not replace the live ones.
 */
export async function withTablesBeside(
  database: Connection,
  exchanged: string[],
  work: (beside: TablesBeside) => Promise<void>,
): Promise<void> {
  if (isPostgres(database))
    await withoutTimeLimit(database, (connection) => besideOnPostgres(connection, exchanged, work));
  else await besideOnSqlite(database, exchanged, work);
}

/** Suffix of a database file that a restore has made. */
const GENERATION = /\.[0-9a-f]{8}$/;

/**
 * Makes the new tables in a new file. At the end the database's name becomes a symbolic link to it: if the file were
 * renamed instead, SQLite would apply the write-ahead log of the old file to it. Processes that have the old file open
 * notice the change (`sqlite-dialect.ts`).
 */
async function besideOnSqlite(
  database: Connection,
  exchanged: string[],
  work: (beside: TablesBeside) => Promise<void>,
): Promise<void> {
  const old = await fileOf(database);
  const name = old.replace(GENERATION, '');
  const file = `${name}.${randomBytes(4).toString('hex')}`;
  const fresh = new Kysely<Database>({ dialect: new SqliteDialect(file) });
  try {
    const tables = await cloneSchema(database, fresh);
    const copied = tables.filter((table) => !exchanged.includes(table));
    await work({
      present: database,
      fresh,
      async exchange({ carry, after }) {
        // Empties the log now. Otherwise closing the file would do so, and take time while others wait.
        await sql`pragma wal_checkpoint(truncate)`.execute(fresh);
        await database.transaction().execute(async (present) => {
          await fresh.transaction().execute(async (transaction) => {
            await carry(present, transaction);
            for (const table of copied) await copyAll(present, transaction, table);
            await after(transaction);
          });
          await fresh.destroy();
          await linkTo(file, name);
        });
        if (old !== name) await rm(old, { force: true });
        for (const suffix of ['-wal', '-shm']) await rm(`${old}${suffix}`, { force: true });
      },
    });
  } finally {
    await fresh.destroy();
    if ((await fileOf(database)) !== file) await removeDatabaseFiles(file);
  }
}

async function fileOf(database: Connection): Promise<string> {
  const { rows } = await sql<{
    file: string;
  }>`select file from pragma_database_list where name = 'main'`.execute(database);
  return rows[0]?.file ?? '';
}

async function linkTo(file: string, name: string): Promise<void> {
  const link = `${file}-link.part`;
  await symlink(path.basename(file), link);
  giveToFolderOwner(link);
  await rename(link, name);
  await syncFolder(path.dirname(name));
}

/** Makes the tables, indexes and triggers of one database in another. Returns the names of the tables. */
async function cloneSchema(from: Connection, to: Connection): Promise<string[]> {
  const { rows } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite\\_%' escape '\\'
    order by case type when 'table' then 0 when 'index' then 1 else 2 end, rowid`.execute(from);
  const own = rows.filter(({ name }) => !isOfSearchIndex(name));
  for (const row of own) await sql.raw(row.sql).execute(to);
  return own.filter(({ type }) => type === 'table').map(({ name }) => name);
}

/** Copies a table of few rows. */
async function copyAll(from: Connection, to: Connection, table: string): Promise<void> {
  const rows = await untyped(from).selectFrom(table).selectAll().execute();
  for (const row of rows) await untyped(to).insertInto(table).values(row).execute();
}

function untyped(database: Connection): Kysely<Record<string, Record<string, unknown>>> {
  return database as unknown as Kysely<Record<string, Record<string, unknown>>>;
}

const FRESH = 'site_restore';
const REPLACED = 'site_replaced';
const LOCK_DEADLINE_MS = 30_000;
const LOCK_PAUSE_MS = 50;

async function besideOnPostgres(
  connection: Connection,
  tables: string[],
  work: (beside: TablesBeside) => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(connection);
  const schema = rows[0]?.schema ?? 'public';
  const present = connection.withSchema(schema);
  const removeBeside = () => dropSchemas(connection, [FRESH, REPLACED]);
  await removeBeside();
  await makeSchema(connection, FRESH);
  try {
    const definitions = await definitionsOf(connection, schema, tables);
    for (const table of tables)
      await sql`create table ${sql.id(FRESH, table)} (like ${sql.id(schema, table)} including all excluding indexes)`.execute(
        connection,
      );
    await sql`select set_config('search_path', format('%I, %I', ${FRESH}::text, ${schema}::text), false)`.execute(
      connection,
    );
    for (const definition of definitions) await sql.raw(definition).execute(connection);
    await work({
      present,
      fresh: connection,
      async exchange({ carry, after }) {
        for (const table of tables) await sql`analyze ${sql.id(FRESH, table)}`.execute(connection);
        await sql`reset search_path`.execute(connection);
        await connection.transaction().execute(async (transaction) => {
          await lockTables(transaction, tables);
          await carry(transaction, transaction.withSchema(FRESH));
          await makeSchema(transaction, REPLACED);
          for (const table of tables) {
            await moveTable(transaction, schema, table, REPLACED);
            await moveTable(transaction, FRESH, table, schema);
          }
          await after(transaction);
        });
      },
    });
  } finally {
    // This fails if the connection is lost, which does no harm.
    await sql`reset search_path`.execute(connection).catch(() => {});
    // Removes the replaced tables too. This is done after the commit, because deleting their files takes time.
    await removeBeside().catch(() => {});
  }
}

/**
 * Removes what a killed restore has left in PostgreSQL. Needs the maintenance lock. Returns true if there was anything.
 */
export async function removeTablesBeside(database: Connection): Promise<boolean> {
  if (!isPostgres(database)) return false;
  const { rows } = await sql`select 1 from pg_namespace where nspname in (${FRESH}, ${REPLACED})`.execute(
    database,
  );
  if (rows.length > 0) await dropSchemas(database, [FRESH, REPLACED]);
  return rows.length > 0;
}

async function dropSchemas(connection: Connection, names: string[]): Promise<void> {
  for (const name of names) await sql`drop schema if exists ${sql.id(name)} cascade`.execute(connection);
}

async function makeSchema(connection: Connection, schema: string): Promise<void> {
  await sql`create schema ${sql.id(schema)}`.execute(connection).catch((error: Error) => {
    throw new StorageUnavailable(
      `A restore makes its tables in a separate schema, and nothing was changed: ${error.message}. ` +
        'Let the user of DATABASE_URL create schemas: grant create on database … to ….',
      { cause: error },
    );
  });
}

async function moveTable(transaction: Connection, from: string, table: string, to: string): Promise<void> {
  await sql`alter table ${sql.id(from, table)} set schema ${sql.id(to)}`.execute(transaction);
}

/** Statements that give the new tables the same keys, indexes and triggers as the live ones, with the same names. */
async function definitionsOf(connection: Connection, schema: string, tables: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    with of as (
      select c.oid, c.relname, format('%I.%I', ${FRESH}::text, c.relname) as fresh from pg_class c
      join pg_namespace n on n.oid = c.relnamespace where n.nspname = ${schema} and c.relname = any(${tables})
    )
    select name, definition from (
      select 1 as step, conname as name, format('alter table %s add constraint %I %s', fresh, conname, pg_get_constraintdef(k.oid)) as definition
        from pg_constraint k join of on of.oid = k.conrelid where contype in ('p', 'u')
      union all
      select 2, i.relname, regexp_replace(pg_get_indexdef(i.oid), ' ON \\S+ USING ', ' ON ' || fresh || ' USING ')
        from pg_index x join of on of.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
        where not exists (select 1 from pg_constraint k where k.conindid = i.oid and k.contype in ('p', 'u'))
      union all
      select 3, conname, format('alter table %s add constraint %I %s', fresh, conname, pg_get_constraintdef(k.oid))
        from pg_constraint k join of on of.oid = k.conrelid where contype = 'f'
      union all
      select 4, tgname, regexp_replace(pg_get_triggerdef(t.oid), ' ON \\S+ ', ' ON ' || fresh || ' ')
        from pg_trigger t join of on of.oid = t.tgrelid where not tgisinternal
    ) as all_of_them order by step, name`.execute(connection);
  return rows.filter(({ name }) => !isOfSearchIndex(name)).map(({ definition }) => definition);
}

/**
 * Locks all tables in one step, or none. Others lock them in a different order, so waiting for single tables would
 * cause a deadlock. Each attempt blocks others only for a moment.
 */
async function lockTables(transaction: Connection, tables: string[]): Promise<void> {
  const list = sql.join(tables.map((table) => sql.table(table)));
  const deadline = performance.now() + LOCK_DEADLINE_MS;
  await sql`set local lock_timeout = '100ms'`.execute(transaction);
  await sql`savepoint locking`.execute(transaction);
  for (;;) {
    try {
      await sql`lock table ${list} in access exclusive mode`.execute(transaction);
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sql`rollback to savepoint locking`.execute(transaction);
      await pause(LOCK_PAUSE_MS);
    }
  }
}
