import type { Kysely } from 'kysely';

/** Adds subscribers, the batches that they were emailed about, and the seats of enquiries. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  let table = schema
    .createTable('subscriptions')
    .addColumn('reference', 'text', (column) => column.primaryKey());
  for (const name of [
    'name',
    'email',
    'email_lookup',
    'course',
    'course_title',
    'mode',
    'city',
    'token',
    'asked',
  ])
    table = table.addColumn(name, 'text', (column) => column.notNull());
  await table.addColumn('confirmed', 'text').execute();
  await schema.createIndex('subscriptions_token').on('subscriptions').column('token').unique().execute();
  await schema.createIndex('subscriptions_email').on('subscriptions').column('email_lookup').execute();
  await schema.createIndex('subscriptions_course').on('subscriptions').columns(['course', 'asked']).execute();
  await schema
    .createTable('batch_announcements')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subscription', 'text', (column) => column.notNull())
    .addColumn('batch', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('batch_announcements_once')
    .on('batch_announcements')
    .columns(['batch', 'subscription'])
    .unique()
    .execute();
  await schema
    .createIndex('batch_announcements_subscription')
    .on('batch_announcements')
    .column('subscription')
    .execute();
  for (const name of ['seat', 'seat_batch', 'seat_until'])
    await schema.alterTable('enquiries').addColumn(name, 'text').execute();
  for (const name of ['from_seat', 'to_seat', 'from_seat_until', 'to_seat_until'])
    await schema.alterTable('submission_changes').addColumn(name, 'text').execute();
  await schema
    .createIndex('enquiries_seat_batch')
    .on('enquiries')
    .column('seat_batch')
    .where('seat_batch', 'is not', null)
    .execute();
}
