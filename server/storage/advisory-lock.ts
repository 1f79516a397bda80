import { sql } from 'kysely';
import { Client } from 'pg';
import type { Connection } from './database.ts';
import type { Lock } from './file-lock.ts';

/** Keys of our advisory locks in a PostgreSQL database. Other programs are unlikely to use the same keys. */
export const ADVISORY_LOCKS = { servers: 7_061_301, maintenance: 7_061_302 } as const;

const ANSWER_TIMEOUT_MS = 5_000;
/**
 * Connection options that detect a lost connection. The lock of a server that lost its network is released within half
 * a minute instead of two hours.
 */
const KEEPALIVE = '-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

export interface AdvisoryLock extends Lock {
  /** Resolves when the connection with the lock is lost. */
  lost: Promise<void>;
}

/**
 * Takes an advisory lock of a PostgreSQL database and keeps it on a separate connection until that connection ends.
 * Undefined if another session has the lock. Errors of the database are thrown.
 */
export async function takeAdvisoryLock(
  url: string,
  lock: keyof typeof ADVISORY_LOCKS,
  mode: 'exclusive' | 'shared' = 'exclusive',
): Promise<AdvisoryLock | undefined> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
    options: KEEPALIVE,
  });
  const { promise: lost, resolve } = Promise.withResolvers<void>();
  client.on('error', () => resolve()).on('end', () => resolve());
  await client.connect();
  const take = mode === 'shared' ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
  try {
    const { rows } = await client.query<{ taken: boolean }>(`select ${take}($1) as taken`, [
      ADVISORY_LOCKS[lock],
    ]);
    if (rows[0]?.taken) return { lost, release: () => client.end() };
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  await client.end();
  return undefined;
}

/** Number of servers that use this database, counted by their locks. */
export async function countServers(database: Connection): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from pg_locks
    where locktype = 'advisory' and granted and classid = 0 and objid = ${ADVISORY_LOCKS.servers}
      and database = (select oid from pg_database where datname = current_database())`.execute(database);
  return Number(rows[0]?.count ?? 0);
}
