import { reasonOf } from '../../log.ts';
import type { CheckAnswer } from '../../../contracts/statistics.ts';
import { addDailyTotals, type DailyTotal } from '../../storage/daily-totals.ts';
import { withTimeout } from '../../with-timeout.ts';
import { dayInZone } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';

const STORED_EVERY_MS = 10_000;
/** A server that stops has 9.5 seconds in all. */
const LAST_STORE_MS = 1_000;

/** Counts in memory; nobody waits for it. */
export interface DayCounter {
  visit(page: string): void;
  certificateCheck(answer: CheckAnswer): void;
}

/**
 * Adds what happens on the site to the totals of the day. Stored every ten seconds and at the stop; what cannot be stored
 * is tried again with the rest. Only pages and answers are counted, so that the memory that it takes has a bound.
 */
export function countByDay(
  { storage, now, log, config }: Dependencies,
  everyMs = STORED_EVERY_MS,
): DayCounter & { stop(): Promise<void> } {
  const dayOf = dayInZone(config.timeZone);
  let counted = new Map<string, DailyTotal>();
  let storing: Promise<void> | undefined;

  function add(total: DailyTotal): void {
    const key = `${total.day}|${total.kind}|${total.subject}`;
    const known = counted.get(key);
    if (known) known.n += total.n;
    else counted.set(key, total);
  }

  function count(kind: DailyTotal['kind'], subject: string): void {
    add({ day: dayOf(now()), kind, subject, detail: '', n: 1 });
  }

  async function store(): Promise<void> {
    const totals = counted;
    counted = new Map();
    try {
      await storage.database
        .transaction()
        .execute((transaction) => addDailyTotals(transaction, [...totals.values()]));
    } catch (error) {
      log.warn(
        { reason: reasonOf(error) },
        'the totals of the day could not be stored; the server tries again later',
      );
      for (const total of totals.values()) add(total);
    }
  }

  async function storeNew(): Promise<void> {
    await storing;
    if (counted.size === 0) return;
    storing = store();
    await storing;
    storing = undefined;
  }

  const timer = setInterval(() => {
    if (!storing) void storeNew();
  }, everyMs).unref();

  return {
    visit: (page) => count('visit', page),
    certificateCheck: (answer) => count('certificate-check', answer),
    async stop() {
      clearInterval(timer);
      await withTimeout(storeNew(), LAST_STORE_MS, () => new Error('the database does not answer')).catch(
        (error: Error) => log.warn({ reason: reasonOf(error) }, 'the last totals of the day were not stored'),
      );
    },
  };
}
