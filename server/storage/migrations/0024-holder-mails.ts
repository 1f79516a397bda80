import type { Kysely } from 'kysely';

/** Adds addresses of certificate holders, emails to them, and an index for revoked certificates. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('holder_addresses')
    .addColumn('lookup', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_lookup', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('holder_addresses_email').on('holder_addresses').column('email_lookup').execute();
  await schema
    .createTable('holder_mails')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('lookup', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('holder_mails_lookup').on('holder_mails').column('lookup').execute();
  await schema
    .createIndex('certificates_revoked')
    .on('certificates')
    .column('revoked')
    .where('revoked', 'is not', null)
    .execute();
}
