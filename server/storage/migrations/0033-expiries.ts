import type { Kysely } from 'kysely';

export const isAdditive = true;

/** Index for certificates that expire soon, read every minute; without it all are read. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('certificates_expires')
    .on('certificates')
    .columns(['expires', 'lookup'])
    .where('expires', 'is not', null)
    .execute();
}
