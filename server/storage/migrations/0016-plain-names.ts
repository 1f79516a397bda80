import type { Kysely } from 'kysely';

/** Renames the table of idempotency keys, which was called submissions. SQLite cannot rename an index. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('people').renameColumn('looked', 'news_seen_at').execute();
  await schema.alterTable('submissions').renameTo('idempotency_keys').execute();
  for (const column of ['received', 'reference']) {
    await schema.dropIndex(`submissions_${column}`).execute();
    await schema.createIndex(`idempotency_keys_${column}`).on('idempotency_keys').column(column).execute();
  }
}
