import type { Kysely } from 'kysely';

export const isAdditive = true;

/** Adds the batch of a seat before and after each change, so that a move can be shown and undone. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const name of ['from_seat_batch', 'to_seat_batch'])
    await schema.alterTable('submission_changes').addColumn(name, 'text').execute();
  await schema
    .createIndex('submission_changes_seat_batch')
    .on('submission_changes')
    .columns(['from_seat_batch', 'made_at'])
    .where('from_seat_batch', 'is not', null)
    .execute();
}
