import type { Kysely } from 'kysely';

/** Adds a table of later migrations with which earlier releases can still run. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('additive_migrations')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .execute();
}
