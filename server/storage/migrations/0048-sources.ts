import type { Kysely } from 'kysely';

export const isAdditive = true;

/** Adds the advertisement or newsletter that led to an enquiry. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('enquiries').addColumn('utm_source', 'text').execute();
}
