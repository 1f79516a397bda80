import { countSubscriptions, selectSubscriptions } from '../../storage/subscriptions.ts';
import type { SubscriptionRow } from '../../storage/database.ts';
import type { Dependencies } from '../dependencies.ts';

/** Subscriber as staff see one, without the tokens of links. */
export type Subscriber = Omit<SubscriptionRow, 'token' | 'email_lookup'>;

/** Subscribers of a course or of all, oldest first, including unconfirmed ones. */
export async function listSubscribers({ storage }: Dependencies, course?: string): Promise<Subscriber[]> {
  const rows = await selectSubscriptions(storage.database, { course });
  return rows.map(({ token: _token, email_lookup: _lookup, ...subscriber }) => subscriber);
}

export async function countInterest({ storage }: Dependencies) {
  const counts = await countSubscriptions(storage.database);
  return counts.map(({ course_title: courseTitle, ...count }) => ({ courseTitle, ...count }));
}
