import type { Kysely } from 'kysely';

export const isAdditive = true;

/**
 * Adds the sentence of a certificate, and its course at the time of issue. Earlier designs have neither, and mean
 * "passed".
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('papers').addColumn('says', 'text').execute();
  await schema.alterTable('papers').addColumn('award', 'text').execute();
  await schema.alterTable('paper_choices').addColumn('says', 'text').execute();
}
