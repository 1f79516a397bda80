import type { Kysely } from 'kysely';

export const isAdditive = true;

/** Index of replaced certificates, which are looked up for each new class; without it all are read. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('certificates_replaced_by')
    .on('certificates')
    .column('replaced_by')
    .where('replaced_by', 'is not', null)
    .execute();
}
