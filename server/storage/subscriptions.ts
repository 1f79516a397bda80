import type { BatchAnnouncementRow, Connection, SubscriptionRow } from './database.ts';
import { deleteWithHanging } from './hanging-rows.ts';
import { countRows } from './count-rows.ts';
import { pagesOf } from './pages.ts';
import { insertRows, selectRow, selectRows, updateRows } from './rows.ts';

export async function insertSubscription(database: Connection, row: SubscriptionRow): Promise<void> {
  await database.insertInto('subscriptions').values(row).execute();
}

export async function selectSubscription(database: Connection, reference: string) {
  return await selectRow(database, 'subscriptions', { reference });
}

export async function selectSubscriptionsOf(database: Connection, emailLookup: string) {
  return await selectRows(database, 'subscriptions', { email_lookup: emailLookup }, 'asked');
}

/** Subscribers of one course, or of all, oldest first. */
export async function selectSubscriptions(
  database: Connection,
  { course, confirmed }: { course?: string; confirmed?: true } = {},
): Promise<SubscriptionRow[]> {
  return await database
    .selectFrom('subscriptions')
    .selectAll()
    .$if(course !== undefined, (query) => query.where('course', '=', course ?? ''))
    .$if(confirmed === true, (query) => query.where('confirmed', 'is not', null))
    .orderBy('asked')
    .orderBy('reference')
    .execute();
}

/** Number of subscribers of each course, and of those who are unconfirmed. */
export async function countSubscriptions(
  database: Connection,
): Promise<{ course: string; course_title: string; confirmed: number; unconfirmed: number }[]> {
  const rows = await database
    .selectFrom('subscriptions')
    .select(({ fn }) => [
      'course',
      fn.max('course_title').as('course_title'),
      fn.count('confirmed').as('confirmed'),
      fn.countAll().as('all'),
    ])
    .groupBy('course')
    .orderBy('course_title')
    .execute();
  return rows.map(({ course, course_title, confirmed, all }) => ({
    course,
    course_title,
    confirmed: Number(confirmed),
    unconfirmed: Number(all) - Number(confirmed),
  }));
}

/** Subscriptions that were emailed about a batch. */
export async function selectAnnounced(database: Connection, batch: string): Promise<string[]> {
  const rows = await selectRows(database, 'batch_announcements', { batch });
  return rows.map(({ subscription }) => subscription);
}

/** Marks a subscription as confirmed. Returns false if it is already confirmed, or was deleted. */
export async function markConfirmed(database: Connection, reference: string, confirmed: string) {
  return (await updateRows(database, 'subscriptions', { reference, confirmed: null }, { confirmed })) === 1;
}

/**
 * Notes emails about a batch and returns the new ones. A subscriber is emailed only once about a batch, even if two
 * requests do this at the same time.
 */
export async function insertAnnouncements(
  transaction: Connection,
  rows: readonly BatchAnnouncementRow[],
): Promise<BatchAnnouncementRow[]> {
  const inserted: BatchAnnouncementRow[] = [];
  for (const page of pagesOf(rows))
    inserted.push(
      ...(await transaction
        .insertInto('batch_announcements')
        .values(page)
        .onConflict((conflict) => conflict.columns(['batch', 'subscription']).doNothing())
        .returningAll()
        .execute()),
    );
  return inserted;
}

export async function countAnnouncements(database: Connection, batch: string): Promise<number> {
  return await countRows(database.selectFrom('batch_announcements').where('batch', '=', batch));
}

/** Cancels the unsent emails about a batch. Their subscribers count as not emailed. */
export async function withdrawAnnouncements(transaction: Connection, batch: string): Promise<void> {
  const withdrawn = await transaction
    .deleteFrom('outbox')
    .where('state', 'in', ['waiting', 'failed'])
    .where('id', 'in', (select) =>
      select.selectFrom('batch_announcements').select('id').where('batch', '=', batch),
    )
    .returning('id')
    .execute();
  for (const page of pagesOf(withdrawn.map(({ id }) => id)))
    await transaction.deleteFrom('batch_announcements').where('id', 'in', page).execute();
}

/**
 * Replaces the subscribers in a backup of the same site that is being restored by the present ones. People who have
 * unsubscribed since (`ended`) do not become subscribers again.
 */
export async function mergeSubscriptions(
  present: Connection,
  fresh: Connection,
  ended: readonly string[],
): Promise<void> {
  await deleteWithHanging(fresh, 'subscriptions', ended);
  const here = await selectSubscriptions(present);
  for (const rows of pagesOf(here)) {
    const references = rows.map(({ reference }) => reference);
    await deleteWithHanging(fresh, 'subscriptions', references);
    await fresh.insertInto('subscriptions').values(rows).execute();
    const told = await selectRows(present, 'batch_announcements', { subscription: references });
    await insertAnnouncements(fresh, told);
    const mails = await selectRows(present, 'outbox', { reference: references });
    for (const page of pagesOf(mails)) await insertRows(fresh, 'outbox', page);
  }
}
