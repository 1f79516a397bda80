import type { Kysely } from 'kysely';

export const isAdditive = true;

/** Adds webhook events. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('webhooks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('created', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('webhooks_due').on('webhooks').columns(['state', 'due']).execute();
  await schema.createIndex('webhooks_reference').on('webhooks').column('reference').execute();
}
