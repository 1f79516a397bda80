import type { Kysely } from 'kysely';

export const isAdditive = true;

/** The sentence of a certificate and what its course was when it was issued. Papers of before have neither: they say "passed". */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('papers').addColumn('says', 'text').execute();
  await schema.alterTable('papers').addColumn('award', 'text').execute();
  await schema.alterTable('paper_choices').addColumn('says', 'text').execute();
}
