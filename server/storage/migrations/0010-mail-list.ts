import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.createIndex('outbox_created').on('outbox').columns(['created', 'id']).execute();
}
