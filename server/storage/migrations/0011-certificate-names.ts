import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const certificateNames: Migration = { up };

async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('certificates_name')
    .on('certificates')
    .columns(['name', 'created'])
    .execute();
}
