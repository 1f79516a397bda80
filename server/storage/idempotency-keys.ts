import type { Connection, IdempotencyKeyRow } from './database.ts';

export async function selectIdempotencyKey(
  database: Connection,
  id: string,
): Promise<IdempotencyKeyRow | undefined> {
  return await database.selectFrom('idempotency_keys').selectAll().where('id', '=', id).executeTakeFirst();
}

/** False if it is taken; PostgreSQL first waits for the transaction that takes it. */
export async function claimIdempotencyKey(database: Connection, key: IdempotencyKeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('idempotency_keys')
    .values(key)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteIdempotencyKey(
  database: Connection,
  id: string,
  receivedBefore: string,
): Promise<void> {
  await database
    .deleteFrom('idempotency_keys')
    .where('id', '=', id)
    .where('received', '<=', receivedBefore)
    .execute();
}
