import type { CreateTableBuilder, Kysely } from 'kysely';

/** Adds facts that the office edits, with all their versions. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await withVersion(
    withText(schema.createTable('office_facts'), 'id', 'kind', 'created')
      // Address of the person that the fact is about. Erasure finds the fact by it.
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

/** Adds text columns. The first one is the key. */
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
