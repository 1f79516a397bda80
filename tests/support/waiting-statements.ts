import { sql } from 'kysely';
import type { Connection } from '../../server/storage/database.ts';

/** How many statements of other connections wait for a row of this PostgreSQL database. */
export async function waitingStatements(database: Connection): Promise<number> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
  return rows.length;
}
