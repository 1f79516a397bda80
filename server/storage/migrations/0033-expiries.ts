import type { Kysely } from 'kysely';

export const isAdditive = true;

/** Adds an index of certificates by expiry. Without it, the server would read all certificates every minute. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('certificates_expires')
    .on('certificates')
    .columns(['expires', 'lookup'])
    .where('expires', 'is not', null)
    .execute();
}
