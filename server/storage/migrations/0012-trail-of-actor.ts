import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const trailOfActor: Migration = { up };

async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.createIndex('trail_actor').on('trail').columns(['actor', 'id']).execute();
}
