import type { Kysely } from 'kysely';

/** The engines' own indexes of words took its place; they are made after all migrations. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropTable('search_words').execute();
}
