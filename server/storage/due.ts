import { sql } from 'kysely';
import type { Connection, Database } from './database.ts';
import { isPostgres } from './postgres-dialect.ts';
import { untyped } from './untyped.ts';

type Queue = 'outbox' | 'webhooks';

/** Longest planned wait for an entry, with a margin. */
const WAITS_LONGEST_MS = 2 * 24 * 60 * 60 * 1_000;

/**
 * Condition for entries that are due. It includes entries dated too far ahead by a wrong clock, which would otherwise
 * wait until that time.
 */
function isDue(now: string) {
  const never = new Date(Date.parse(now) + WAITS_LONGEST_MS).toISOString();
  return sql<boolean>`(due <= ${now} or due > ${never})`;
}

function dueIn(database: Connection, queue: Queue, now: string) {
  return untyped(database)
    .selectFrom(queue)
    .select('id')
    .where('state', 'in', ['waiting', 'sending'])
    .where(isDue(now));
}

/**
 * Claims up to `limit` due entries for one worker. The claim expires at `lapses`, so that another worker sends the
 * entries if this one is killed.
 */
export async function claimDue<Of extends Queue>(
  database: Connection,
  queue: Of,
  { now, lapses, limit }: { now: string; lapses: string; limit: number },
): Promise<Database[Of][]> {
  const due = dueIn(database, queue, now)
    .orderBy('due')
    .limit(limit)
    .$if(isPostgres(database), (query) => query.forUpdate().skipLocked());
  return (await claim(database, queue, lapses, due)) as Database[Of][];
}

async function claim(database: Connection, queue: Queue, lapses: string, due: ReturnType<typeof dueIn>) {
  return await untyped(database)
    .updateTable(queue)
    .set({ state: 'sending', due: lapses, attempts: sql`attempts + 1` })
    .where('id', 'in', due)
    .returningAll()
    .execute();
}

/** True if any entry is due. Unlike claiming, this takes no lock. */
export async function hasDue(database: Connection, queue: Queue, now: string): Promise<boolean> {
  return (await dueIn(database, queue, now).limit(1).executeTakeFirst()) !== undefined;
}
