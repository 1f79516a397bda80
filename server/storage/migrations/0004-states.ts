import type { Kysely } from 'kysely';

const TABLES = ['enquiries', 'applications'] as const;

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;

  for (const table of TABLES) {
    await schema
      .alterTable(table)
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('new'))
      .execute();
    await schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await schema.alterTable(table).addColumn('changed_by', 'text').execute();
    await schema.alterTable(table).addColumn('changed_at', 'text').execute();
    await schema
      .createIndex(`${table}_state`)
      .on(table)
      .columns(['state', 'received', 'reference'])
      .execute();
  }
  await schema.alterTable('enquiries').addColumn('page', 'text').execute();
  await schema
    .alterTable('applications')
    .addColumn('step', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();

  await schema
    .createTable('submission_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('from_state', 'text', (column) => column.notNull())
    .addColumn('to_state', 'text', (column) => column.notNull())
    .addColumn('from_step', 'integer')
    .addColumn('to_step', 'integer')
    .addColumn('note_id', 'text')
    .addColumn('letter_id', 'text')
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('submission_changes_version', ['reference', 'version'])
    .execute();

  await schema
    .createTable('notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('written_by', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('notes_reference').on('notes').column('reference').execute();

  await schema
    .createTable('letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('template', 'text')
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('written_by', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('letters_reference').on('letters').column('reference').execute();
}
