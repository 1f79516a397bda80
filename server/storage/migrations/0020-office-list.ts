import type { Kysely } from 'kysely';

/** Letters that were taken back, addresses that were corrected, enquiries that came another way than by the site. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('letters').addColumn('withdrawn', 'text').execute();
  await schema.alterTable('submission_changes').addColumn('former_email', 'text').execute();
  await schema.alterTable('enquiries').addColumn('via', 'text').execute();
}
