import type { Kysely } from 'kysely';

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  let table = schema.createTable('batches').addColumn('id', 'text', (column) => column.primaryKey());
  for (const name of [
    'course',
    'course_title',
    'start',
    'days',
    'from_time',
    'to_time',
    'mode',
    'city',
    'place',
    'language',
    'trainer',
    'instalments',
    'note',
    'state',
    'created',
  ])
    table = table.addColumn(name, 'text', (column) => column.notNull());
  for (const name of ['seats', 'taken', 'gst_rate', 'version'])
    table = table.addColumn(name, 'integer', (column) => column.notNull());
  for (const name of ['weeks', 'fee', 'early_fee']) table = table.addColumn(name, 'integer');
  for (const name of ['end', 'early_until', 'before_change', 'changed_by', 'changed_at'])
    table = table.addColumn(name, 'text');
  await table.execute();
  await schema.createIndex('batches_start').on('batches').columns(['start', 'id']).execute();
  await schema.createIndex('batches_course').on('batches').columns(['course', 'start']).execute();
}
