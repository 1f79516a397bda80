import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { withoutTimeLimit } from './postgres-dialect.ts';
import { overwriteDeletedWords } from './search-index.ts';
import type { Storage } from './storage.ts';

const ATTEMPTS = 50;
const PAUSE_MS = 100;

/**
 * Makes sure that what was deleted cannot be read from the database's files any more. SQLite overwrites deleted
 * content (secure_delete) but keeps copies in its write-ahead log until that is emptied; PostgreSQL keeps dead rows
 * until they are vacuumed.
 */
export async function overwriteDeleted({
  database,
  engine,
}: Pick<Storage, 'database' | 'engine'>): Promise<void> {
  if (engine === 'postgres') {
    const vacuum = sql`vacuum enquiries, applications, outbox, idempotency_keys, submission_changes, notes, letters, certificates, replies, reply_attachments, subscriptions, batch_announcements`;
    await withoutTimeLimit(database, async (connection) => {
      await vacuum.execute(connection);
      await overwriteDeletedWords(connection);
    });
    return;
  }
  await overwriteDeletedWords(database);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
    if (rows[0]?.busy === 0) return;
    await sleep(PAUSE_MS);
  }
  throw new Error(
    'the write-ahead log could not be emptied, as another process keeps reading; run the command again',
  );
}
