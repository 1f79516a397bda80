import type { Kysely } from 'kysely';

export const isAdditive = true;

/**
 * Adds signatories, the certificate designs of the firm and of classes, and the design of each issued certificate.
 * Earlier certificates have no design and keep the look of that time.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('signatories')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('created', 'text', (column) => column.notNull())
    .addColumn('ended', 'text')
    .execute();
  await schema
    .createTable('papers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('design', 'text', (column) => column.notNull())
    .addColumn('signatories', 'text', (column) => column.notNull())
    .addColumn('hours', 'integer')
    .addColumn('shows_class', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('paper_choices')
    .addColumn('scope', 'text', (column) => column.primaryKey())
    .addColumn('design', 'text', (column) => column.notNull())
    .addColumn('signatories', 'text', (column) => column.notNull())
    .addColumn('shows_hours', 'integer', (column) => column.notNull())
    .addColumn('shows_class', 'integer', (column) => column.notNull())
    .execute();
  await schema.alterTable('certificates').addColumn('paper', 'text').execute();
}
