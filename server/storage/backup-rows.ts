import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Connection, Database } from './database.ts';
import { receivedTables, type ReceivedTable } from './received-rows.ts';
import { isPostgres, withoutTimeLimit } from './postgres-dialect.ts';
import { replaceSearched } from './search-index.ts';

/** The tables that are backed up, each after those that it refers to, with the column that orders its rows. */
const BACKUP_TABLES = [
  { table: 'jobs', key: 'id' },
  { table: 'batches', key: 'id' },
  { table: 'certificates', key: 'lookup' },
  { table: 'credential_keys', key: 'public_key' },
  { table: 'credential_statuses', key: 'lookup' },
  { table: 'enquiries', key: 'reference' },
  { table: 'applications', key: 'reference' },
  { table: 'outbox', key: 'id' },
  { table: 'idempotency_keys', key: 'id' },
  { table: 'submission_changes', key: 'id' },
  { table: 'notes', key: 'id' },
  { table: 'letters', key: 'id' },
  { table: 'people', key: 'id' },
  { table: 'passkeys', key: 'id' },
  { table: 'daily_totals', key: 'id' },
  { table: 'trail', key: 'id' },
] as const satisfies { table: keyof Database; key: string }[];

type Table = (typeof BACKUP_TABLES)[number]['table'];
type Rows = Record<Table, Record<string, unknown>>;

/** The tables without their columns: what is read from one is written to the same one. */
function untyped(database: Connection): Kysely<Rows> {
  return database.$omitTables<keyof Database>().$extendTables<Rows>();
}

const PAGE_SIZE = 1_000;
const OTHER_TABLES = ['desk_sessions', 'desk_links', 'removals'];
const LOCK_TIMEOUT_MS = 30_000;
const LOCK_PAUSE_MS = 20;

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

/** What belongs to a replacement of all rows, in its transaction. */
interface Replacement {
  /** Before anything is replaced. Nobody else writes from here on. */
  before(transaction: Connection): Promise<void>;
  onRows(count: number): void;
  /** When the rows are there. */
  after(transaction: Connection): Promise<void>;
}

/** Replaces all rows in one transaction; on PostgreSQL others read the old ones meanwhile. */
export async function replaceRows(
  from: Connection,
  to: Connection,
  { before, onRows, after }: Replacement,
): Promise<void> {
  await withoutTimeLimit(to, (connection) =>
    connection.transaction().execute(async (transaction) => {
      if (isPostgres(transaction)) await lockTables(transaction);
      await before(transaction);
      await replaceSearched(transaction, async () => {
        for (const table of REPLACED_TABLES) await transaction.deleteFrom(table).execute();
        await copyRows(from, transaction, onRows);
      });
      await keepResumesInUse(transaction);
      await after(transaction);
    }),
  );
}

/** Files that a purge could not remove yet stay where a restored row names them again. */
async function keepResumesInUse(transaction: Connection): Promise<void> {
  await transaction
    .deleteFrom('removals')
    .where('kind', '=', 'resume')
    .where('key', 'in', (select) => select.selectFrom('applications').select('resume_key'))
    .execute();
}

/** The audit log is append-only: the backup's lines join those that are there. */
const REPLACED_TABLES = BACKUP_TABLES.map(({ table }) => table)
  .filter((table) => table !== 'trail')
  .toReversed();

/**
 * Nobody else writes until the end of the transaction; SQLite sees to that by itself. The locks are taken all at once or
 * not at all: other transactions lock these tables in other orders, and waiting with some of them held would deadlock.
 */
async function lockTables(transaction: Connection): Promise<void> {
  const tables = [...BACKUP_TABLES.map(({ table }) => table), ...OTHER_TABLES];
  const list = sql.join(tables.map((table) => sql.table(table)));
  const deadline = performance.now() + LOCK_TIMEOUT_MS;
  await sql`savepoint locking`.execute(transaction);
  for (;;) {
    try {
      await sql`lock table ${list} in share row exclusive mode nowait`.execute(transaction);
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sql`rollback to savepoint locking`.execute(transaction);
      await pause(LOCK_PAUSE_MS);
    }
  }
}

/** Whether a restore replaces anything here. A key is made by the first start, before anything is stored. */
export async function holdsRows(database: Connection): Promise<boolean> {
  for (const table of REPLACED_TABLES.filter((name) => name !== 'credential_keys')) {
    const row = await untyped(database)
      .selectFrom<Table>(table)
      .select(sql`1`.as('one'))
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/** How many rows there are of what people send and the firm records: whether something came in between two moments. */
export async function countRecords(database: Connection): Promise<number> {
  const counts = await Promise.all(
    (['enquiries', 'applications', 'certificates', 'submission_changes', 'jobs', 'batches'] as const).map(
      (table) => countRows(database, table),
    ),
  );
  return counts.reduce((sum, count) => sum + count);
}

/** What `replaceRows` copies. */
export async function countBackedUpRows(backup: Connection): Promise<number> {
  const counts = await Promise.all(BACKUP_TABLES.map(({ table }) => countRows(backup, table)));
  return counts.reduce((sum, count) => sum + count);
}

async function countRows(database: Connection, table: Table): Promise<number> {
  const { count } = await untyped(database)
    .selectFrom<Table>(table)
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What a later release added to the tables of one alone is left out. */
async function copyRows(from: Connection, to: Connection, onRows: (count: number) => void): Promise<void> {
  const [given, taken] = [await columnsOf(from), await columnsOf(to)];
  for (const { table, key } of BACKUP_TABLES) {
    const columns = (given.get(table) ?? []).filter((name) => taken.get(table)?.includes(name));
    const column = sql.ref<string>(key);
    let last: string | undefined = '';
    while (last !== undefined) {
      const page: Rows[Table][] = await untyped(from)
        .selectFrom<Table>(table)
        .select(columns)
        .where(column, '>', last)
        .orderBy(column)
        .limit(PAGE_SIZE)
        .execute();
      if (page.length > 0)
        await untyped(to)
          .insertInto<Table>(table)
          .values(page)
          .$if(table === 'trail', (query) => query.onConflict((conflict) => conflict.doNothing()))
          .execute();
      onRows(page.length);
      const end = page.at(-1);
      last = end && page.length === PAGE_SIZE ? String(end[key]) : undefined;
    }
  }
}

async function columnsOf(database: Connection): Promise<Map<string, string[]>> {
  const tables = await database.introspection.getTables();
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
}

/** The references of what is here and not in the backup. */
export async function selectLost(database: Connection, backup: Connection): Promise<string[]> {
  const lost: string[] = [];
  for (const table of ['enquiries', 'applications'] as const) {
    for await (const page of eachReferencePage(database, table)) {
      const rows = await receivedTables(backup)
        .selectFrom<ReceivedTable>(table)
        .select('reference')
        .where('reference', 'in', page)
        .execute();
      const known = new Set(rows.map(({ reference }) => reference));
      lost.push(...page.filter((reference) => !known.has(reference)));
    }
  }
  return lost;
}

async function* eachReferencePage(database: Connection, table: ReceivedTable): AsyncGenerator<string[]> {
  let last: string | undefined = '';
  while (last !== undefined) {
    const rows: { reference: string }[] = await receivedTables(database)
      .selectFrom<ReceivedTable>(table)
      .select('reference')
      .where('reference', '>', last)
      .orderBy('reference')
      .limit(PAGE_SIZE)
      .execute();
    if (rows.length > 0) yield rows.map(({ reference }) => reference);
    last = rows.length === PAGE_SIZE ? rows.at(-1)?.reference : undefined;
  }
}
