import type { Kysely } from 'kysely';

export const isAdditive = true;

/** Adds the receiver of an event: its index in WEBHOOK_URL. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('webhooks')
    .addColumn('receiver', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
