import { sql } from 'kysely';

/** Longer than any planned wait. */
const WAITS_LONGEST_MS = 2 * 24 * 60 * 60 * 1_000;

/** Includes items queued by a clock that was ahead, which would otherwise wait until that time. */
export function isDue(now: string) {
  const never = new Date(Date.parse(now) + WAITS_LONGEST_MS).toISOString();
  return sql<boolean>`(due <= ${now} or due > ${never})`;
}
