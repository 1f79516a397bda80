import type { Kysely } from 'kysely';

export const isAdditive = true;

/** A common number for changes that were made together, so that they can be undone together. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('submission_changes').addColumn('bulk_act', 'text').execute();
  await schema
    .createIndex('submission_changes_bulk_act')
    .on('submission_changes')
    .columns(['bulk_act', 'made_at'])
    .where('bulk_act', 'is not', null)
    .execute();
}
