import type { Kysely } from 'kysely';

/** Drops the table of search words. The full-text index of the database replaces it; it is made after all migrations. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropTable('search_words').execute();
}
