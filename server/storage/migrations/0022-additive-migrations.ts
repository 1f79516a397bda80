import type { Kysely } from 'kysely';

/** The names of later migrations with which the releases before them go on. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('additive_migrations')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .execute();
}
