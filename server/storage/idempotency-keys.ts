import type { Connection, IdempotencyKeyRow } from './database.ts';
import { insertMissing } from './rows.ts';

/**
 * Claims a key for a submission. Returns false if it is already claimed. On PostgreSQL it first waits for a transaction
 * that is claiming the key.
 */
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
