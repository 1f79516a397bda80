import type { Kysely } from 'kysely';

/** Replaced by the engines' full-text indexes, which are made after all migrations. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropTable('search_words').execute();
}
