import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const additiveMigrations: Migration = { up };

/** The names of later migrations with which the releases before them go on. */
async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('additive_migrations')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .execute();
}
