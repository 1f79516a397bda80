import type { CreateTableBuilder, Kysely } from 'kysely';

/** Facts that the office edits besides batches, with all versions. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await withVersion(
    withText(schema.createTable('office_facts'), 'id', 'kind', 'created')
      // Address of the person concerned, for erasure.
      .addColumn('email_lookup', 'text'),
  ).execute();
  await withVersion(withText(schema.createTable('office_fact_versions'), 'id', 'fact')).execute();
  await schema.createIndex('office_facts_kind').on('office_facts').columns(['kind', 'id']).execute();
  await schema
    .createIndex('office_fact_versions_fact')
    .on('office_fact_versions')
    .columns(['fact', 'version'])
    .execute();
}

/** The first column is the key. */
function withText(
  table: CreateTableBuilder<string>,
  key: string,
  ...names: string[]
): CreateTableBuilder<string> {
  const keyed = table.addColumn(key, 'text', (column) => column.primaryKey());
  return names.reduce((built, name) => built.addColumn(name, 'text', (column) => column.notNull()), keyed);
}

function withVersion(table: CreateTableBuilder<string>): CreateTableBuilder<string> {
  const counted = table.addColumn('version', 'integer', (column) => column.notNull());
  return ['state', 'value', 'changed_by', 'changed_at'].reduce(
    (built, name) => built.addColumn(name, 'text', (column) => column.notNull()),
    counted,
  );
}
