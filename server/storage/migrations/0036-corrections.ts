import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export const isAdditive = true;

/** Adds an index of the few changes that corrected an address. Requests about a person's data need it. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('submission_changes_corrected')
    .on('submission_changes')
    .columns(['reference', 'former_email'])
    .where(sql<boolean>`act = 'correct'`)
    .execute();
}
