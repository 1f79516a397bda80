import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;

  await schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('closes', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('opened', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('jobs_state').on('jobs').columns(['state', 'opened']).execute();
  await schema.createIndex('jobs_title').on('jobs').columns(['title', 'state']).execute();

  await schema
    .createTable('certificates')
    .addColumn('lookup', 'text', (column) => column.primaryKey())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('course', 'text', (column) => column.notNull())
    .addColumn('issued', 'text', (column) => column.notNull())
    .addColumn('expires', 'text')
    .addColumn('revoked', 'text')
    .addColumn('revocation_reason', 'text')
    .addColumn('replaced_by', 'text')
    .addColumn('import_key', 'text', (column) => column.unique())
    .addColumn('created', 'text', (column) => column.notNull())
    .execute();

  await schema
    .createTable('enquiries')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mobile', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_lookup', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('received', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('enquiries_received').on('enquiries').columns(['received', 'reference']).execute();
  await schema.createIndex('enquiries_email').on('enquiries').column('email_lookup').execute();

  await schema
    .createTable('applications')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_lookup', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('cover_letter', 'text', (column) => column.notNull())
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id'))
    .addColumn('job_title', 'text', (column) => column.notNull())
    .addColumn('resume_key', 'text', (column) => column.notNull().unique())
    .addColumn('resume_name', 'text', (column) => column.notNull())
    .addColumn('resume_bytes', 'integer', (column) => column.notNull())
    .addColumn('resume_sha256', 'text', (column) => column.notNull())
    .addColumn('received', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('applications_received')
    .on('applications')
    .columns(['received', 'reference'])
    .execute();
  await schema.createIndex('applications_email').on('applications').column('email_lookup').execute();

  await schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('recipient_lookup', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('created', 'text', (column) => column.notNull())
    .addColumn('sent', 'text')
    .execute();
  await schema.createIndex('outbox_due').on('outbox').columns(['state', 'due']).execute();
  await schema.createIndex('outbox_reference').on('outbox').column('reference').execute();
  await schema
    .createIndex('outbox_recipient')
    .on('outbox')
    .columns(['recipient_lookup', 'created'])
    .execute();

  await schema
    .createTable('submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('received', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('submissions_received').on('submissions').column('received').execute();
  await schema.createIndex('submissions_reference').on('submissions').column('reference').execute();

  await schema
    .createTable('write_check')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('checked', 'text', (column) => column.notNull())
    .execute();
}
