import { CONFIRM_WITHIN_DAYS } from '../../../contracts/subscription.ts';
import { VISITOR } from '../../storage/audit-log.ts';
import type { SubscriptionRow } from '../../storage/database.ts';
import { markConfirmed, selectSubscriptionsOf } from '../../storage/subscriptions.ts';
import { queueWebhook } from '../../storage/webhooks.ts';
import { selectRow } from '../../storage/rows.ts';
import { DAY_MS, timeBefore } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { endSubscriptions } from './end-subscription.ts';

/** The subscription that a link confirms; undefined if there is none or the link is too old. */
export async function findSubscription(
  { storage, now }: Dependencies,
  token: string,
): Promise<SubscriptionRow | undefined> {
  const row = await selectRow(storage.database, 'subscriptions', { token });
  const isLate = row?.confirmed === null && row.asked < timeBefore(now(), CONFIRM_WITHIN_DAYS * DAY_MS);
  return isLate ? undefined : row;
}

/**
 * Confirms a subscription. It replaces an earlier one of the same address for the same course. A later one must be
 * confirmed by its own link.
 */
export async function confirmSubscription(
  deps: Dependencies,
  token: string,
): Promise<SubscriptionRow | undefined> {
  const row = await findSubscription(deps, token);
  if (!row || row.confirmed !== null) return row;
  const time = deps.now().toISOString();
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const isFirst = await markConfirmed(transaction, row.reference, time);
    if (isFirst) {
      await queueWebhook(transaction, deps, 'subscriber.confirmed', row.reference);
      const others = (await selectSubscriptionsOf(transaction, row.email_lookup)).filter(
        ({ reference, course, asked }) =>
          reference !== row.reference && course === row.course && asked <= row.asked,
      );
      await endSubscriptions(
        transaction,
        { ...deps, actor: VISITOR },
        others.map(({ reference }) => reference),
      );
    }
    return { ...row, confirmed: time };
  });
}
