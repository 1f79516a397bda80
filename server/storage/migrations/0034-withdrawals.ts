import type { Kysely } from 'kysely';

export const isAdditive = true;

/**
 * Adds an index of revoked certificates by time and number. All certificates of an undone class are revoked at the same
 * time, so an index by time only would read the whole class for each page. The old index stays for now, because
 * dropping it would block servers of the earlier release.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('certificates_withdrawn')
    .on('certificates')
    .columns(['revoked', 'lookup'])
    .where('revoked', 'is not', null)
    .execute();
}
