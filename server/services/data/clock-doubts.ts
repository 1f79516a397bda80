import type { Connection } from '../../storage/database.ts';
import { readSiteFact } from '../../storage/site-facts.ts';
import { DAY_MS, dateOf } from '../calendar.ts';

/** Longest plausible time since the last purge: a server that was off for a week, and the day between two purges. */
const CLOCK_AHEAD_MS = 8 * DAY_MS;
const CLOCK_BACK_MS = DAY_MS;

/**
 * Reasons to think that the clock is wrong, because it is further from the last purge than is plausible. If there are
 * any, only a person may purge.
 */
export async function findClockDoubts(database: Connection, now: Date): Promise<string[]> {
  const fact = await readSiteFact(database, 'last_purge');
  if (fact === undefined) return [];
  const last = new Date(fact);
  const moved = now.getTime() - last.getTime();
  if (moved > CLOCK_AHEAD_MS)
    return [
      `The last purge was on ${dateOf(last)}, but the clock of this server shows ${dateOf(now)}, ${Math.floor(moved / DAY_MS)} days later.`,
    ];
  if (moved < -CLOCK_BACK_MS)
    return [
      `The last purge was on ${dateOf(last)}, but the clock of this server shows ${dateOf(now)}, which is earlier.`,
    ];
  return [];
}
