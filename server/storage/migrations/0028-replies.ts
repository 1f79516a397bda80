import type { Kysely } from 'kysely';

/** Adds incoming emails, and the position in each mailbox. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('mailboxes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('uid_validity', 'text', (column) => column.notNull())
    .addColumn('last_uid', 'text', (column) => column.notNull())
    .addColumn('first_uid', 'text', (column) => column.notNull())
    .addColumn('holder', 'text')
    .addColumn('held_until', 'text', (column) => column.notNull())
    .addColumn('read_at', 'text')
    .addColumn('last_error', 'text')
    .execute();
  await schema
    .createTable('replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identity', 'text', (column) => column.notNull().unique())
    .addColumn('reference', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('sender_lookup', 'text', (column) => column.notNull())
    .addColumn('sender_name', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('earlier', 'text', (column) => column.notNull())
    .addColumn('lack', 'text')
    .addColumn('received', 'text', (column) => column.notNull())
    .addColumn('settled_by', 'integer')
    .addColumn('put_away', 'text')
    .execute();
  await schema.createIndex('replies_reference').on('replies').columns(['reference', 'received']).execute();
  await schema.createIndex('replies_sender').on('replies').column('sender_lookup').execute();
  await schema
    .createIndex('replies_waiting')
    .on('replies')
    .columns(['settled_by', 'put_away', 'received'])
    .execute();
  await schema
    .createTable('reply_attachments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reply_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('file_key', 'text')
    .addColumn('sha256', 'text')
    .addColumn('marks', 'text')
    .addColumn('refusal', 'text')
    .execute();
  await schema.createIndex('reply_attachments_reply').on('reply_attachments').column('reply_id').execute();
  await schema.createIndex('reply_attachments_file').on('reply_attachments').column('file_key').execute();
}
