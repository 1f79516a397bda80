import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const searchIndex: Migration = { up };

/** The engines' own indexes of words took its place; they are made after all migrations. */
async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropTable('search_words').execute();
}
