import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.createIndex('trail_actor').on('trail').columns(['actor', 'id']).execute();
}
