import type { Kysely } from 'kysely';

export const isAdditive = true;

/** When days, times or the place of a batch were changed last: people on it must be told. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('batches').addColumn('moved_at', 'text').execute();
}
