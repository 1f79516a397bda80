import type { Kysely } from 'kysely';

export const isAdditive = true;

/** Adds an index of replaced certificates. Without it, each new class would read all certificates. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('certificates_replaced_by')
    .on('certificates')
    .column('replaced_by')
    .where('replaced_by', 'is not', null)
    .execute();
}
