import type { Kysely } from 'kysely';

export const isAdditive = true;

/** Adds the time of the last change of a batch's days, times or place. People in the batch must be told about it. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('batches').addColumn('moved_at', 'text').execute();
}
