import type { Kysely } from 'kysely';

/** Adds the keys that sign credentials, and the position of each credential in a list of revoked ones. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('credential_keys')
    .addColumn('public_key', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('created', 'text', (column) => column.notNull())
    // If several servers start together, only one makes the key, because the database refuses a second signing key.
    .addColumn('ended', 'text', (column) => column.notNull().unique())
    .addColumn('withdrawn', 'text')
    .execute();
  await schema
    .createTable('credential_statuses')
    .addColumn('lookup', 'text', (column) => column.primaryKey())
    .addColumn('list', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('credential_statuses_position')
    .on('credential_statuses')
    .columns(['list', 'position'])
    .unique()
    .execute();
}
