import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export const isAdditive = true;

/** Index of the few corrected addresses among all changes, for requests about a person's data. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('submission_changes_corrected')
    .on('submission_changes')
    .columns(['reference', 'former_email'])
    .where(sql<boolean>`act = 'correct'`)
    .execute();
}
