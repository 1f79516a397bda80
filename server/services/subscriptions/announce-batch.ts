import { randomUUID } from 'node:crypto';
import { isWished } from '../../../contracts/subscription.ts';
import type { BatchRow, Connection, SubscriptionRow } from '../../storage/database.ts';
import {
  insertAnnouncements,
  selectAnnounced,
  selectSubscriptions,
  withdrawAnnouncements,
} from '../../storage/subscriptions.ts';
import { shownState } from '../../shown-batch.ts';
import { type CountedBatch, selectCountedBatch } from '../../storage/seats.ts';
import { dayIn } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { queueAnnouncements } from '../mail/queue-mails.ts';
import { pagesOf } from '../../storage/pages.ts';

/**
 * Queues emails to subscribers about a batch that has just opened, in the transaction that opens it. Each subscriber is
 * emailed about it only once. Emails that are unsent when the batch becomes full or is closed or changed are cancelled.
 * `before` is undefined for a new batch. Returns the subscribers.
 */
export async function announceBatch(
  transaction: Connection,
  deps: Pick<Dependencies, 'now' | 'config'>,
  before: CountedBatch | undefined,
  batch: CountedBatch,
): Promise<SubscriptionRow[]> {
  const today = dayIn(deps.now(), deps.config.timeZone);
  const wasOpen = before !== undefined && isJoinable(before, today);
  const isOpen = isJoinable(batch, today);
  const isOther = (['course', 'mode', 'city'] as const).some((column) => before?.[column] !== batch[column]);
  if (wasOpen && (!isOpen || isOther)) await withdrawAnnouncements(transaction, batch.id);
  return isOpen && (!wasOpen || isOther) ? await announce(transaction, deps.now(), batch) : [];
}

/** Subscribers who would be emailed if a seat became free. Empty while seats are free. Nobody is emailed twice. */
export async function findToBeTold(
  { storage: { database }, now, config }: Dependencies,
  batchId: string,
): Promise<SubscriptionRow[]> {
  const today = dayIn(now(), config.timeZone);
  const batch = await selectCountedBatch(database, batchId, today);
  if (!batch || isJoinable(batch, today)) return [];
  if (!isJoinable({ ...batch, reserved: batch.reserved - 1 }, today)) return [];
  const told = new Set(await selectAnnounced(database, batchId));
  const all = await selectSubscriptions(database, { course: batch.course, confirmed: true });
  return all.filter((one) => isWished(one, batch) && !told.has(one.reference));
}

function isJoinable(batch: CountedBatch, today: string): boolean {
  const state = shownState(batch, today);
  return state === 'open' || state === 'few';
}

async function announce(transaction: Connection, now: Date, batch: BatchRow): Promise<SubscriptionRow[]> {
  const all = await selectSubscriptions(transaction, { course: batch.course, confirmed: true });
  const wanted = all.filter((subscription) => isWished(subscription, batch));
  const announcements = await insertAnnouncements(
    transaction,
    wanted.map(({ reference }) => ({ id: randomUUID(), subscription: reference, batch: batch.id })),
  );
  const lookupOf = new Map(wanted.map(({ reference, email_lookup }) => [reference, email_lookup]));
  const mails = announcements.map(({ id, subscription }) => ({
    id,
    reference: subscription,
    recipient_lookup: lookupOf.get(subscription) ?? '',
  }));
  for (const page of pagesOf(mails, 200)) await queueAnnouncements(transaction, page, now);
  const told = new Set(announcements.map(({ subscription }) => subscription));
  return wanted.filter(({ reference }) => told.has(reference));
}
