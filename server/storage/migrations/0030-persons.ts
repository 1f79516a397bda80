import type { Kysely } from 'kysely';

/** Adds links between submissions of one person, and addresses for the morning email. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const table of ['enquiries', 'applications']) {
    await schema.alterTable(table).addColumn('person', 'text').execute();
    await schema.createIndex(`${table}_person`).on(table).column('person').execute();
  }
  for (const column of ['from_person', 'to_person'])
    await schema.alterTable('submission_changes').addColumn(column, 'text').execute();
  await schema.alterTable('people').addColumn('morning_mail', 'text').execute();
  await schema.alterTable('people').addColumn('morning_mail_day', 'text').execute();
}
