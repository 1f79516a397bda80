import { PostgresAdapter, sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable('certificates').addColumn('class', 'text').execute();
  await schema
    .createIndex('certificates_created')
    .on('certificates')
    .columns(['created', 'lookup'])
    .execute();
  await schema
    .createIndex('certificates_class')
    .on('certificates')
    .columns(['class', 'created', 'lookup'])
    .execute();
  await schema
    .createIndex('certificates_course')
    .on('certificates')
    .columns(['course', 'created', 'lookup'])
    .execute();
  await schema
    .createIndex('applications_job')
    .on('applications')
    .columns(['job_id', 'received', 'reference'])
    .execute();

  for (const table of ['enquiries', 'applications', 'certificates']) {
    await schema
      .alterTable(table)
      .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  // Words are found by ranges of characters, so the order must not depend on a language.
  const byCharacter = isPostgres ? sql`text collate "C"` : ('text' as const);
  await schema
    .createTable('search_words')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('word', byCharacter, (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_words_word', ['kind', 'word', 'key'])
    .$call((table) => (isPostgres ? table : table.modifyEnd(sql`without rowid`)))
    .execute();
}
