import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export const isAdditive = true;

/** Unsent emails by their age, and the open ones of each owner: without these all that were sent, or closed, are read. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('outbox_state').on('outbox').columns(['state', 'created', 'id']).execute();
  for (const table of ['enquiries', 'applications'])
    await schema
      .createIndex(`${table}_open`)
      .on(table)
      .columns(['owner', 'received', 'reference'])
      .where(sql<boolean>`state not in ('closed', 'rejected', 'accepted')`)
      .execute();
}
