import { sql } from 'kysely';

/** Nothing is made to wait for as long. */
const WAITS_LONGEST_MS = 2 * 24 * 60 * 60 * 1_000;

/** Includes items queued by a clock that was ahead: they would wait until that time. */
export function isDue(now: string) {
  const never = new Date(Date.parse(now) + WAITS_LONGEST_MS).toISOString();
  return sql<boolean>`(due <= ${now} or due > ${never})`;
}
