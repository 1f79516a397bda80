import type { Connection, IdempotencyKeyRow } from './database.ts';
import { insertMissing } from './rows.ts';

/** False if it is taken; PostgreSQL first waits for the transaction that takes it. */
export async function claimIdempotencyKey(database: Connection, key: IdempotencyKeyRow): Promise<boolean> {
  return (await insertMissing(database, 'idempotency_keys', key)) === 1;
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
