import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from './database.ts';
import { withoutTimeLimit } from './postgres-dialect.ts';
import { overwriteDeletedWords } from './search-index.ts';
import type { Storage } from './storage.ts';
import { TABLE_NAMES } from './tables.ts';

const ATTEMPTS = 50;
const PAUSE_MS = 100;
/** Time to wait for other transactions. Long enough for transactions of visitors, but not for `pg_dump`. */
const OTHERS_END_MS = 2_000;

/**
 * Overwrites deleted rows on disk, as far as the database can. Throws if another process still reads them; then run it
 * again later. Never run it twice at the same time. SQLite overwrites deleted content itself (secure_delete), but its
 * write-ahead log has copies: emptying that log removes the last of them. PostgreSQL removes deleted rows from its
 * pages, but overwrites their bytes only when it uses the space for other rows. Its write-ahead log keeps them as long
 * as the log is kept.
 */
export async function overwriteDeleted({
  database,
  engine,
}: Pick<Storage, 'database' | 'engine'>): Promise<void> {
  if (engine === 'postgres') {
    const vacuum = sql`vacuum ${sql.join(TABLE_NAMES.map((table) => sql.table(table)))}`;
    await withoutTimeLimit(database, async (connection) => {
      await requireNoOlderTransactions(connection);
      // A rebuild of the index waits for transactions that began since, and the desk waits for the index.
      await sql`set lock_timeout = '5s'`.execute(connection);
      await overwriteDeletedWords(connection);
      await vacuum.execute(connection);
    });
    return;
  }
  await overwriteDeletedWords(database);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
    if (rows[0]?.busy === 0) return;
    await sleep(PAUSE_MS);
  }
  throw new Error('another process keeps reading, so the write-ahead log could not be emptied');
}

/** Throws if an older transaction can still read deleted rows, because a vacuum would keep them. */
async function requireNoOlderTransactions(connection: Connection): Promise<void> {
  const deadline = performance.now() + OTHERS_END_MS;
  let older = await openTransactions(connection);
  while (older.size > 0) {
    if (performance.now() > deadline)
      throw new Error('another transaction in the database is still open, such as that of a pg_dump');
    await sleep(PAUSE_MS);
    older = (await openTransactions(connection)).intersection(older);
  }
}

/** Open transactions of other connections to this database. Every PostgreSQL user may list them. */
async function openTransactions(connection: Connection): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select virtualtransaction as id from pg_locks join pg_stat_activity using (pid)
    where locktype = 'virtualxid' and mode = 'ExclusiveLock' and datname = current_database()
      and pid <> pg_backend_pid()`.execute(connection);
  return new Set(rows.map(({ id }) => id));
}
