import type { Kysely } from 'kysely';

export const isAdditive = true;

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('desk_challenges')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('challenge', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('expires', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('desk_challenges_expires')
    .on('desk_challenges')
    .column('expires')
    .execute();
}
