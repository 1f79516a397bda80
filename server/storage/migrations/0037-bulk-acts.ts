import type { Kysely } from 'kysely';

export const isAdditive = true;

/** Adds an id that changes of one bulk action share, so that they can be undone together. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('submission_changes').addColumn('bulk_act', 'text').execute();
  await schema
    .createIndex('submission_changes_bulk_act')
    .on('submission_changes')
    .columns(['bulk_act', 'made_at'])
    .where('bulk_act', 'is not', null)
    .execute();
}
