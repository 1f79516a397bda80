import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export const isAdditive = true;

/** The few addresses that were corrected, among all changes: whoever asks what is kept of an address looks there too. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('submission_changes_corrected')
    .on('submission_changes')
    .columns(['reference', 'former_email'])
    .where(sql<boolean>`act = 'correct'`)
    .execute();
}
