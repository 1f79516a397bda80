import type { Connection, IdempotencyKeyRow } from './database.ts';
import { insertMissing } from './rows.ts';

/** False when it is taken; on PostgreSQL this waits until the transaction that takes it ends. */
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
