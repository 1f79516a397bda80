import type { Kysely } from 'kysely';

export const isAdditive = true;

/** Time of the last change of days, times or place of a batch, about which people on it must be told. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('batches').addColumn('moved_at', 'text').execute();
}
