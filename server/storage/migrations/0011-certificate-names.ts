import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('certificates_name')
    .on('certificates')
    .columns(['name', 'created'])
    .execute();
}
