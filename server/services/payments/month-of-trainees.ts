import { batchName } from '../../../contracts/batch.ts';
import { selectBatches } from '../../storage/batches.ts';
import { selectPayments } from '../../storage/payments.ts';
import { selectCoursesAsked, selectSeats } from '../../storage/seats.ts';
import { DAY_MS, dateOf, dayIn, startOfDay } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { courseOfEnquiry } from '../submissions/set-seat.ts';
import { readAccounts } from './read-payments.ts';

/** A course in a period: number of new enquiries, number of those who joined, and payments for its batches. */
export interface CourseMonth {
  course: string;
  enquiries: number;
  joined: number;
  received: number;
}

/** A batch that begins in the period or later, or for which something was paid in the period. */
export interface BatchMonth {
  id: string;
  name: string;
  seats: number;
  left: number;
  /** Agreed fees of all people with a seat, and the part that is not paid yet. */
  agreed: number;
  balance: number;
  received: number;
}

export interface TraineeMonth {
  courses: CourseMonth[];
  batches: BatchMonth[];
}

const NO_COURSE = 'No course';

/** Income from courses and batches in a period. Deleted enquiries are not counted, but their payments are. */
export async function readTraineeMonth(
  deps: Dependencies,
  { from, to }: { from: string; to: string },
): Promise<TraineeMonth> {
  const { database } = deps.storage;
  const { timeZone } = deps.config;
  const today = dayIn(deps.now(), timeZone);
  const payments = await selectPayments(database, { from, to });
  const receivedBy = (key: 'batch' | 'course_title') => {
    const sums = new Map<string, number>();
    for (const payment of payments) {
      const name = payment[key] ?? (key === 'batch' ? '' : NO_COURSE);
      sums.set(name, (sums.get(name) ?? 0) + payment.amount);
    }
    return sums;
  };
  const asked = await selectCoursesAsked(database, {
    since: startOfDay(from, timeZone).toISOString(),
    before: startOfDay(dateOf(new Date(Date.parse(to) + DAY_MS)), timeZone).toISOString(),
  });
  const byCourse = Map.groupBy(asked, (row) => courseOfEnquiry(row) ?? NO_COURSE);
  const receivedByCourse = receivedBy('course_title');
  const courses = [...new Set([...byCourse.keys(), ...receivedByCourse.keys()])].map((course) => ({
    course,
    enquiries: byCourse.get(course)?.length ?? 0,
    joined: byCourse.get(course)?.filter(({ outcome }) => outcome === 'joined').length ?? 0,
    received: receivedByCourse.get(course) ?? 0,
  }));

  const receivedByBatch = receivedBy('batch');
  const batches: BatchMonth[] = [];
  for (const batch of await selectBatches(database, today)) {
    const received = receivedByBatch.get(batch.id) ?? 0;
    const isShown = (batch.state === 'open' || batch.state === 'full') && batch.start >= from;
    if (!isShown && !receivedByBatch.has(batch.id)) continue;
    const people = await selectSeats(database, batch.id);
    const accounts = [...(await readAccounts(deps, database, batch, people)).values()];
    const sum = (pick: (account: (typeof accounts)[number]) => number | null) =>
      accounts.reduce((total, account) => total + (pick(account) ?? 0), 0);
    batches.push({
      id: batch.id,
      name: batchName({ courseTitle: batch.course_title, start: batch.start }),
      seats: batch.seats,
      left: Math.max(0, batch.seats - batch.taken - batch.reserved),
      agreed: sum(({ fee }) => fee),
      balance: sum(({ balance }) => balance),
      received,
    });
  }
  return {
    courses: courses.toSorted(
      (one, other) => other.enquiries - one.enquiries || other.received - one.received,
    ),
    batches,
  };
}
