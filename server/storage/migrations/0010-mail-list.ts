import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const mailList: Migration = { up };

async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.createIndex('outbox_created').on('outbox').columns(['created', 'id']).execute();
}
