import { sql } from 'kysely';

/** Nothing is made to wait for as long. */
const WAITS_LONGEST_MS = 2 * 24 * 60 * 60 * 1_000;

/** Also what was queued by a clock that was ahead: it would wait until that time comes. */
export function isDue(now: string) {
  const never = new Date(Date.parse(now) + WAITS_LONGEST_MS).toISOString();
  return sql<boolean>`(due <= ${now} or due > ${never})`;
}
