import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const certificatesIssued: Migration = { up };

/** The month's figures count the certificates of each course. */
async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('certificates_issued')
    .on('certificates')
    .columns(['issued', 'course'])
    .execute();
}
