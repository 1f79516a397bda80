import type { Kysely } from 'kysely';

/** Adds the owner and follow-up date of submissions, and the outcome of enquiries. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const table of ['enquiries', 'applications']) {
    await schema.alterTable(table).addColumn('owner', 'text').execute();
    await schema.alterTable(table).addColumn('due', 'text').execute();
    await schema
      .createIndex(`${table}_owner`)
      .on(table)
      .columns(['owner', 'received', 'reference'])
      .execute();
    await schema.createIndex(`${table}_due`).on(table).columns(['due', 'reference']).execute();
  }
  await schema.alterTable('enquiries').addColumn('outcome', 'text').execute();
  await schema.createIndex('certificates_issued').on('certificates').columns(['issued', 'course']).execute();
  for (const column of ['from_owner', 'to_owner', 'from_due', 'to_due', 'from_outcome', 'to_outcome'])
    await schema.alterTable('submission_changes').addColumn(column, 'text').execute();
}
