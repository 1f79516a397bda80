import { CONFIRM_WITHIN_DAYS, SUBSCRIPTION_DAYS } from '../../../contracts/subscription.ts';
import { noteOverwriting } from '../../storage/removals.ts';
import {
  countExpiredSubscriptions,
  deleteSubscriptions,
  selectExpiredSubscriptions,
} from '../../storage/subscriptions.ts';
import { DAY_MS, timeBefore } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';

function limitsAt(now: Date) {
  return {
    askedBefore: timeBefore(now, CONFIRM_WITHIN_DAYS * DAY_MS),
    confirmedBefore: timeBefore(now, SUBSCRIPTION_DAYS * DAY_MS),
  };
}

/** Not confirmed in time, or on the list for as long as anybody is. */
export async function countExpired({ storage, now }: Pick<Dependencies, 'storage' | 'now'>): Promise<number> {
  return await countExpiredSubscriptions(storage.database, limitsAt(now()));
}

/** Deletes up to `size` of those at this time; returns how many. */
export async function deleteExpired({ storage }: Dependencies, time: Date, size: number): Promise<number> {
  return await storage.database.transaction().execute(async (transaction) => {
    const references = await selectExpiredSubscriptions(transaction, limitsAt(time), size);
    await deleteSubscriptions(transaction, references, time.toISOString());
    await noteOverwriting(transaction, time.toISOString());
    return references.length;
  });
}
