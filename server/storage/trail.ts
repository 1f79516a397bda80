import { randomUUID } from 'node:crypto';
import type { Connection, TrailRow } from './database.ts';

export async function insertTrail(database: Connection, row: Omit<TrailRow, 'id'>): Promise<void> {
  await database
    .insertInto('trail')
    .values({ id: `${row.time}-${randomUUID().slice(0, 8)}`, ...row })
    .execute();
}

/** What was done to one thing, oldest first. */
export async function selectTrailOf(database: Connection, reference: string): Promise<TrailRow[]> {
  return await database
    .selectFrom('trail')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('id')
    .execute();
}

/** Newest first: the `limit` lines before the line `before`, or the newest ones; of one actor when given. */
export async function selectTrail(
  database: Connection,
  { before, actor, limit }: { before?: string; actor?: string; limit: number },
): Promise<TrailRow[]> {
  return await database
    .selectFrom('trail')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .$if(actor !== undefined, (query) => query.where('actor', '=', actor ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The lines that tell of these acts, oldest first. */
export async function selectTrailOfActs(
  database: Connection,
  acts: string[],
): Promise<Pick<TrailRow, 'time' | 'reference'>[]> {
  return await database
    .selectFrom('trail')
    .select(['time', 'reference'])
    .where('act', 'in', acts)
    .orderBy('id')
    .execute();
}

export async function selectNewestTrailId(database: Connection): Promise<string | undefined> {
  const line = await database
    .selectFrom('trail')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return line?.id;
}

export async function hasTrailLine(database: Connection, id: string): Promise<boolean> {
  const line = await database.selectFrom('trail').select('id').where('id', '=', id).executeTakeFirst();
  return line !== undefined;
}
