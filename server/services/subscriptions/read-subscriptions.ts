import { countSubscriptions, selectSubscriptions } from '../../storage/subscriptions.ts';
import type { SubscriptionRow } from '../../storage/database.ts';
import type { Dependencies } from '../dependencies.ts';

/** A subscriber for the firm's people, without the token of the links. */
export type Subscriber = Omit<SubscriptionRow, 'token' | 'email_lookup'>;

/** Subscribers of a course, or all, oldest first. Unconfirmed ones are included. */
export async function listSubscribers({ storage }: Dependencies, course?: string): Promise<Subscriber[]> {
  const rows = await selectSubscriptions(storage.database, { course });
  return rows.map(({ token: _token, email_lookup: _lookup, ...subscriber }) => subscriber);
}

export async function countInterest({ storage }: Dependencies) {
  const counts = await countSubscriptions(storage.database);
  return counts.map(({ course_title: courseTitle, ...count }) => ({ courseTitle, ...count }));
}
