import type { SelectQueryBuilder } from 'kysely';
import type { Database } from './database.ts';

/** Number of rows that match a query. The query must not select columns. */
export async function countRows<Table extends keyof Database>(
  rows: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const { count } = await rows.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}
