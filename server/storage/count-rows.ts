import type { SelectQueryBuilder } from 'kysely';
import type { Database } from './database.ts';

/** How many rows a query has that selects nothing yet. */
export async function countRows<Table extends keyof Database>(
  rows: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const { count } = await rows.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}
