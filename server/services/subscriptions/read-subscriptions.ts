import { countSubscriptions, selectSubscriptions } from '../../storage/subscriptions.ts';
import type { SubscriptionRow } from '../../storage/database.ts';
import type { Dependencies } from '../dependencies.ts';

/** As the firm's people see one: without what is in the links. */
export type Subscriber = Omit<SubscriptionRow, 'token' | 'email_lookup'>;

/** Of a course or of all, who asked first comes first; those who have not confirmed too. */
export async function listSubscribers({ storage }: Dependencies, course?: string): Promise<Subscriber[]> {
  const rows = await selectSubscriptions(storage.database, { course });
  return rows.map(({ token: _token, email_lookup: _lookup, ...subscriber }) => subscriber);
}

export interface CourseInterest {
  course: string;
  courseTitle: string;
  /** Who is told when a batch opens. */
  confirmed: number;
  unconfirmed: number;
}

export async function countInterest({ storage }: Dependencies): Promise<CourseInterest[]> {
  const counts = await countSubscriptions(storage.database);
  return counts.map(({ course_title: courseTitle, ...count }) => ({ courseTitle, ...count }));
}
