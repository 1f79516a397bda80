import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .alterTable('jobs')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await schema.alterTable('jobs').addColumn('changed_by', 'text').execute();
  await schema.alterTable('jobs').addColumn('changed_at', 'text').execute();
  await schema
    .createIndex('applications_job_state')
    .on('applications')
    .columns(['job_id', 'state'])
    .execute();
}
