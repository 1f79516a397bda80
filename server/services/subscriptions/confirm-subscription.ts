import { CONFIRM_WITHIN_DAYS } from '../../../contracts/subscription.ts';
import type { SubscriptionRow } from '../../storage/database.ts';
import {
  deleteSubscriptions,
  markConfirmed,
  selectSubscriptionByToken,
  selectSubscriptionsOf,
} from '../../storage/subscriptions.ts';
import { DAY_MS, timeBefore } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';

/** Whose link it is; undefined where it is nobody's, or was not followed in time. */
export async function findSubscription(
  { storage, now }: Dependencies,
  token: string,
): Promise<SubscriptionRow | undefined> {
  const row = await selectSubscriptionByToken(storage.database, token);
  const isLate = row?.confirmed === null && row.asked < timeBefore(now(), CONFIRM_WITHIN_DAYS * DAY_MS);
  return isLate ? undefined : row;
}

/** From now on they are told. What the same address asked about the same course before gives way to it. */
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
      const others = (await selectSubscriptionsOf(transaction, row.email_lookup)).filter(
        ({ reference, course }) => reference !== row.reference && course === row.course,
      );
      await deleteSubscriptions(
        transaction,
        others.map(({ reference }) => reference),
        time,
      );
    }
    return { ...row, confirmed: time };
  });
}
