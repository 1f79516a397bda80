import type { Kysely } from 'kysely';

export const isAdditive = true;

/** A class that is taken back was withdrawn in one instant: without the number all of it is read for each page of it. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropIndex('certificates_revoked').execute();
  await schema
    .createIndex('certificates_revoked')
    .on('certificates')
    .columns(['revoked', 'lookup'])
    .where('revoked', 'is not', null)
    .execute();
}
