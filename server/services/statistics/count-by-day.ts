import { reasonOf } from '../../log.ts';
import { readSource, SOURCE_PARAMETER } from '../../../contracts/visit-source.ts';
import type { CheckAnswer } from '../../../domain/statistics.ts';
import { addDailyTotals, type DailyTotal } from '../../storage/daily-totals.ts';
import { withTimeout } from '../../with-timeout.ts';
import { dayInZone } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';

const STORED_EVERY_MS = 10_000;
/** Time limit for storing at the stop. A server has 9.5 seconds in total to stop. */
const LAST_STORE_MS = 1_000;
/** Limit of sources per day, because anybody can invent their names. */
const SOURCES_MAX = 100;
const OTHER_SOURCES = 'other';

/** Counts events in memory, so that requests are not delayed. */
export interface DayCounter {
  /** Counts a visit to a page. `url` contains the query. */
  visit(url: string): void;
  certificateCheck(answer: CheckAnswer): void;
}

/**
 * Adds events to the totals of the day. They are stored every ten seconds and at the stop. If that fails, they are
 * stored with the next ones. Only pages, answers and a limited number of sources are counted, so the memory is limited.
 */
export function countByDay(
  { storage, now, log, config }: Dependencies,
  everyMs = STORED_EVERY_MS,
): DayCounter & { stop(): Promise<void> } {
  const dayOf = dayInZone(config.timeZone);
  let counted = new Map<string, DailyTotal>();
  let named = { day: '', sources: new Set<string>() };
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

  function countVisit(url: string): void {
    const [path = '', query = ''] = url.split('?', 2);
    count('visit', path);
    if (!query.includes(SOURCE_PARAMETER)) return;
    const source = readSource(new URLSearchParams(query).get(SOURCE_PARAMETER));
    if (source === undefined) return;
    const day = dayOf(now());
    if (named.day !== day) named = { day, sources: new Set() };
    if (named.sources.size < SOURCES_MAX) named.sources.add(source);
    count('source', named.sources.has(source) ? source : OTHER_SOURCES);
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
    visit: countVisit,
    certificateCheck: (answer) => count('certificate-check', answer),
    async stop() {
      clearInterval(timer);
      await withTimeout(storeNew(), LAST_STORE_MS, () => new Error('the database does not answer')).catch(
        (error: Error) => log.warn({ reason: reasonOf(error) }, 'the last totals of the day were not stored'),
      );
    },
  };
}
