import type { Kysely } from 'kysely';

export const isAdditive = true;

/** Adds attendance: a row for each person and day. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('attendance')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('batch', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('marked_by', 'text', (column) => column.notNull())
    .addColumn('marked_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('attendance_batch').on('attendance').columns(['batch', 'day']).execute();
  await schema.createIndex('attendance_reference').on('attendance').column('reference').execute();
}
