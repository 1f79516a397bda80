import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { PLURALS } from '../../domain/submission-kind.ts';
import type { SubmissionAct } from '../../domain/submission-state.ts';
import { VISITOR } from './audit-log.ts';
import type { Connection, Database } from './database.ts';
import { isPostgres } from './postgres-dialect.ts';
import { receivedTables, type ReceivedTable } from './received-rows.ts';
import { makeSearchIndex } from './search-index.ts';
import { withTablesBeside } from './tables-beside.ts';
import { pagesOf } from './pages.ts';
import { keepFilesInUse } from './stored-files.ts';
import { BACKUP_TABLES, childrenOf, entryOf, findMisfit, TABLE_NAMES } from './tables.ts';
import { type Row, untyped } from './untyped.ts';
import { countRows } from './count-rows.ts';
import { selectRows, updateRows } from './rows.ts';

const RECEIVED = Object.values(PLURALS);

type Table = keyof Database;

const PAGE_SIZE = 200;
/** Largest difference to expect between the clocks of servers that share an audit log. */
const CLOCKS_APART_MS = 60 * 60 * 1_000;
const DIGEST_RANGE = 2n ** 256n;
/** Tables whose rows a restore replaces or merges; it leaves all others as they are. */
const EXCHANGED = TABLE_NAMES.filter((table) => entryOf(table).restore !== 'keep');
const JOINED = TABLE_NAMES.filter((table) => entryOf(table).restore === 'join');

export interface Page {
  table: string;
  columns: string[];
  rows: Record<string, unknown>[];
}

/**
 * Reads all rows as they are at one moment, while others write. Each table comes after the tables that it refers to.
 */
export async function* readSnapshot(database: Connection): AsyncGenerator<Page> {
  const snapshot = await database
    .startTransaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute();
  try {
    for (const table of BACKUP_TABLES) {
      const columns = await columnsOf(snapshot, table);
      for await (const rows of rowPages(snapshot, table, columns)) yield { table, columns, rows };
    }
  } finally {
    await snapshot.rollback().execute();
  }
}

/** Writes pages of rows into an SQLite database, including columns of a later release. */
export function pageWriter(to: Connection): (page: Page) => Promise<void> {
  const ready = new Map<string, boolean>();
  return async ({ table, columns, rows }) => {
    if (!ready.has(table)) ready.set(table, await makeRoom(to, table, columns));
    if (ready.get(table) === true) await insertRows(to, table as Table, rows);
  };
}

/** Adds missing columns to a table. Returns false if the table does not exist, because only a later release has it. */
async function makeRoom(to: Connection, table: string, columns: string[]): Promise<boolean> {
  const known = await columnsOf(to, table);
  if (known.length === 0) return false;
  for (const name of columns.filter((each) => !known.includes(each)))
    await sql`alter table ${sql.table(table)} add column ${sql.ref(name)}`.execute(to);
  return true;
}

/** State of the data at one moment, to find what is added later. */
export interface Mark {
  /**
   * Time from which rows may be later additions. It is earlier than the moment itself, because servers' clocks may
   * differ.
   */
  from: string;
  /** References received after `from` that already existed at that moment. */
  references: Set<string>;
  /** Text that changes with each action at the desk or by a command. Undefined: it is read when the restore begins. */
  acts?: string;
}

export async function markPresent(database: Connection): Promise<Mark> {
  const from = new Date(Date.now() - CLOCKS_APART_MS).toISOString();
  const references = new Set<string>();
  for (const table of RECEIVED)
    for (const reference of await selectReceived(database, table, from)) references.add(reference);
  return { from, references, acts: await readActs(database) };
}

/** References of submissions received since that moment. */
export async function selectSince(
  database: Connection,
  mark: Mark,
): Promise<Record<ReceivedTable, string[]>> {
  const since = async (table: ReceivedTable) =>
    (await selectReceived(database, table, mark.from)).filter((reference) => !mark.references.has(reference));
  return { enquiries: await since('enquiries'), applications: await since('applications') };
}

async function selectReceived(database: Connection, table: ReceivedTable, from: string): Promise<string[]> {
  const rows: { reference: string }[] = await receivedTables(database)
    .selectFrom<ReceivedTable>(table)
    .select('reference')
    .where('received', '>', from)
    .execute();
  return rows.map(({ reference }) => reference);
}

/**
 * Changes in the history that came from incoming emails. They do not count as actions, because a restore continues
 * reading the mailbox at the position in the backup.
 */
const OF_MAILS = ['reply', 'undelivered'] as const satisfies SubmissionAct[];

/**
 * Text that changes with each action at the desk or by a command, because each adds a row or a version of an opening.
 * Submissions of visitors do not change it.
 */
async function readActs(database: Connection): Promise<string> {
  const certificates = await countRows(database.selectFrom('certificates'));
  const changes = await countRows(database.selectFrom('submission_changes').where('act', 'not in', OF_MAILS));
  const lines = await countRows(database.selectFrom('trail').where('actor', '!=', VISITOR));
  const { versions } = await database
    .selectFrom('jobs')
    .select((select) => select.fn.sum('version').as('versions'))
    .executeTakeFirstOrThrow();
  return [certificates, changes, lines, versions].join(' ');
}

/** Steps of replacing all rows. */
interface Replacement {
  /** State of the data after which additions are kept. */
  since: Mark;
  /** Called with a snapshot of the present data, before anything is replaced. */
  before(snapshot: Connection): Promise<void>;
  onRows(count: number): void;
  /** Called when the new rows are complete, while the present ones are still in use. */
  whileCopied?(): Promise<void>;
  /** Copies later additions that `replaceRows` does not know. */
  carry?(present: Connection, fresh: Connection): Promise<void>;
  /** Called in the transaction that has replaced the rows. */
  after(transaction: Connection): Promise<void>;
}

/** Thrown if the desk or a command made a change since the comparison, which the restore would lose. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
}

/**
 * Replaces all rows. It writes the rows of `from` to new tables, which then replace the present ones in one step.
 * Others can read and write meanwhile; new submissions are copied too. Throws ChangedMeanwhile if somebody changed
 * anything else, and then nothing is replaced.
 */
export async function replaceRows(
  from: Connection,
  to: Connection,
  { since, before, onRows, whileCopied, carry, after }: Replacement,
): Promise<void> {
  let { acts } = since;
  await to
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      acts ??= await readActs(snapshot);
      await before(snapshot);
    });
  await withTablesBeside(to, EXCHANGED, async ({ present, fresh, exchange }) => {
    // The audit log must keep all its lines, so the present lines are copied and the backup's are added.
    for (const table of JOINED) await copyTable(present, fresh, table, () => {});
    await copyRows(from, fresh, onRows);
    await whileCopied?.();
    await makeSearchIndex(fresh);
    // This first check also loads the data into memory, so that the second one is fast while others wait.
    await requireActs(present, acts);
    await exchange({
      async carry(locked, transaction) {
        await requireActs(locked, acts);
        await takeOver(locked, transaction, since);
        await takeOverLines(locked, transaction, since.from);
        await carry?.(locked, transaction);
      },
      async after(transaction) {
        await keepFilesInUse(transaction);
        await after(transaction);
      },
    });
  });
}

async function requireActs(present: Connection, acts: string | undefined): Promise<void> {
  if ((await readActs(present)) === acts) return;
  throw new ChangedMeanwhile('something was changed at the desk or by a command');
}

/** Copies submissions since `mark` with their emails and openings, and marks emails that were sent since. */
async function takeOver(present: Connection, fresh: Connection, mark: Mark): Promise<void> {
  const since = await selectSince(present, mark);
  for (const table of RECEIVED) {
    for (const page of pagesOf(since[table], PAGE_SIZE)) {
      if (table === 'applications') await takeOverOpenings(present, fresh, page);
      await copyWhere(present, fresh, { table, column: 'reference', values: page });
      for (const child of childrenOf(table).filter((each) => entryOf(each.table).isFromVisitors))
        await copyWhere(present, fresh, { ...child, values: page });
    }
  }
  const unsent = await fresh.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute();
  for (const page of pagesOf(unsent, PAGE_SIZE)) {
    const ids = page.map(({ id }) => id);
    for (const { id, sent } of await selectRows(present, 'outbox', { id: ids, state: 'sent' }))
      await updateRows(fresh, 'outbox', { id }, { state: 'sent', sent, last_error: null });
  }
}

/** Copies the audit lines that visitors' actions have added since. The id of a line begins with its time. */
async function takeOverLines(present: Connection, fresh: Connection, since: string): Promise<void> {
  const lines = await untyped(present).selectFrom('trail').selectAll().where('id', '>', since).execute();
  await insertRows(fresh, 'trail', lines);
}

async function takeOverOpenings(present: Connection, fresh: Connection, applied: string[]): Promise<void> {
  const rows = await present
    .selectFrom('applications')
    .select('job_id')
    .distinct()
    .where('reference', 'in', applied)
    .execute();
  await copyWhere(present, fresh, { table: 'jobs', column: 'id', values: rows.map(({ job_id }) => job_id) });
}

async function copyWhere(
  from: Connection,
  to: Connection,
  { table, column, values }: { table: Table; column: string; values: string[] },
): Promise<void> {
  const rows = await untyped(from)
    .selectFrom(table)
    .selectAll()
    .where(sql.ref(column), 'in', values)
    .execute();
  await insertRows(to, table, rows);
}

/**
 * Inserts rows that do not exist yet. They are passed as one parameter, because with a parameter for each of a million
 * values the process needed half as much memory again.
 */
async function insertRows(to: Connection, table: Table, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const values = isPostgres(to)
    ? sql`select ${sql.join(columns.map((name) => sql.ref(name)))}
        from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`
    : sql`select ${sql.join(columns.map((name) => sql`json_extract(value, ${sql.lit(`$.${name}`)})`))}
        from json_each(${JSON.stringify(rows)}) where true`;
  await untyped(to)
    .insertInto(table)
    .columns(columns)
    .expression(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * True if there are rows that a restore would replace. The signing key does not count, because the first start makes
 * it.
 */
export async function holdsRows(database: Connection): Promise<boolean> {
  for (const table of BACKUP_TABLES) {
    const { restore, isMadeByStart } = entryOf(table);
    if (restore === 'join' || isMadeByStart) continue;
    const row = await untyped(database)
      .selectFrom(table)
      .select(sql`1`.as('one'))
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/**
 * Number of rows of each table and a hash of them. The hash does not depend on the order of rows, which differs between
 * SQLite and PostgreSQL. Audit lines with the action `act` are left out.
 */
export async function digestRows(
  database: Connection,
  act?: string,
): Promise<{ table: Table; count: number; digest: string }[]> {
  const digests: { table: Table; count: number; digest: string }[] = [];
  for (const table of BACKUP_TABLES) {
    let count = 0;
    let sum = 0n;
    for await (const page of rowPages(database, table, await columnsOf(database, table))) {
      const rows = page.filter(
        (row) => act === undefined || row['act'] !== act || entryOf(table).restore !== 'join',
      );
      count += rows.length;
      for (const row of rows) sum = (sum + BigInt(`0x${hashOf(row)}`)) % DIGEST_RANGE;
    }
    digests.push({ table, count, digest: `${count} ${sum.toString(16)}` });
  }
  return digests;
}

function hashOf(row: Record<string, unknown>): string {
  const columns = Object.keys(row).toSorted();
  const values = columns.map((column) => [column, row[column]]);
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/** Number of rows that `replaceRows` copies. */
export async function countBackedUpRows(backup: Connection): Promise<number> {
  const counts = await Promise.all(BACKUP_TABLES.map((table) => countRows(backup.selectFrom(table))));
  return counts.reduce((sum, count) => sum + count);
}

async function copyRows(from: Connection, to: Connection, onRows: (count: number) => void): Promise<void> {
  for (const table of BACKUP_TABLES) await copyTable(from, to, table, onRows);
}

/** Copies a table, without columns that only a later release has. */
async function copyTable(
  from: Connection,
  to: Connection,
  table: Table,
  onRows: (count: number) => void,
): Promise<void> {
  const taken = await columnsOf(to, table);
  const columns = (await columnsOf(from, table)).filter((name) => taken.includes(name));
  for await (const page of rowPages(from, table, columns)) {
    await insertRows(to, table, page);
    onRows(page.length);
  }
}

/** Describes the first row of a copied backup that the product would not have written; undefined if there is none. */
export async function findMisfitRow(backup: Connection): Promise<string | undefined> {
  for (const table of BACKUP_TABLES) {
    const columns = await columnsOf(backup, table);
    for await (const page of rowPages(backup, table, columns)) {
      for (const row of page) {
        const misfit = findMisfit(table, row);
        if (misfit !== undefined) return `${misfit}, in ${String(row[entryOf(table).key])}`;
      }
    }
  }
  return undefined;
}

async function* rowPages(database: Connection, table: Table, columns: string[]): AsyncGenerator<Row[]> {
  const { key } = entryOf(table);
  const column = sql.ref<string>(key);
  let last: string | undefined = '';
  while (last !== undefined) {
    const page: Row[] = await untyped(database)
      .selectFrom(table)
      .select(columns)
      .where(column, '>', last)
      .orderBy(column)
      .limit(PAGE_SIZE)
      .execute();
    if (page.length > 0) yield page;
    const end = page.at(-1);
    last = end && page.length === PAGE_SIZE ? String(end[key]) : undefined;
  }
}

async function columnsOf(database: Connection, table: string): Promise<string[]> {
  const tables = await database.introspection.getTables();
  return tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
}

/** References of submissions that are in the database but not in the backup. */
export async function selectLost(database: Connection, backup: Connection): Promise<string[]> {
  const lost: string[] = [];
  for (const table of RECEIVED) {
    for await (const present of rowPages(database, table, ['reference'])) {
      const page = present.map(({ reference }) => String(reference));
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
