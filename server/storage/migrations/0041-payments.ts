import type { Kysely } from 'kysely';

export const isAdditive = true;

/** Adds payments of trainees. They are kept, without the person, after the enquiry is deleted. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text')
    .addColumn('batch', 'text')
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('gst_rate', 'integer', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('paid_on', 'text', (column) => column.notNull())
    .addColumn('paid_reference', 'text', (column) => column.notNull())
    .addColumn('recorded_by', 'text', (column) => column.notNull())
    .addColumn('recorded_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('payments_reference').on('payments').column('reference').execute();
  await schema.createIndex('payments_paid_on').on('payments').columns(['paid_on', 'recorded_at']).execute();
}
