import type { Kysely } from 'kysely';

export const isAdditive = true;

/** Which certificate was replaced by one of these is asked for each class that was just stored: without it all are read. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('certificates_replaced_by')
    .on('certificates')
    .column('replaced_by')
    .where('replaced_by', 'is not', null)
    .execute();
}
