import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export const isAdditive = true;

/**
 * Adds indexes of unsent emails by age and of open submissions by owner. Without them, lists would read all sent emails
 * and all closed submissions.
 */
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
