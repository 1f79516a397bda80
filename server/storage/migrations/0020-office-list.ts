import type { Kysely } from 'kysely';

/** Adds columns for undone emails, corrected addresses, and enquiries that were not sent with the site's form. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('letters').addColumn('withdrawn', 'text').execute();
  await schema.alterTable('submission_changes').addColumn('former_email', 'text').execute();
  await schema.alterTable('enquiries').addColumn('via', 'text').execute();
}
