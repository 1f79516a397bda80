import type { Kysely } from 'kysely';

export const isAdditive = true;

/**
 * Adds the number to the index, because an undone class is revoked at a single time: otherwise all of it is read for each
 * page. The old index stays for now: dropping it would block the earlier release meanwhile.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('certificates_withdrawn')
    .on('certificates')
    .columns(['revoked', 'lookup'])
    .where('revoked', 'is not', null)
    .execute();
}
