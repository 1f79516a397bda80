import { sql } from 'kysely';
import type { BatchRow, Connection } from './database.ts';
import { counted, countedBatches, type CountedBatch } from './seats.ts';
import { isPostgres } from './postgres-dialect.ts';
import { updateRows } from './rows.ts';

/** Batches for visitors: those that begin on `today` or later, in order of their first day. */
export async function selectComingBatches(database: Connection, today: string): Promise<CountedBatch[]> {
  const rows = await countedBatches(database, today)
    .where('start', '>=', today)
    .where('state', 'in', ['open', 'full'])
    .orderBy('start')
    .orderBy('id')
    .execute();
  return rows.map(counted);
}

/** Batches in order of their first day: from `from`, and before `before` if given. */
export async function selectBatches(
  database: Connection,
  today: string,
  { from, before, course }: { from?: string; before?: string; course?: string } = {},
): Promise<CountedBatch[]> {
  let query = countedBatches(database, today).orderBy('start').orderBy('id');
  if (from !== undefined) query = query.where('start', '>=', from);
  if (before !== undefined) query = query.where('start', '<', before);
  if (course !== undefined) query = query.where('course', '=', course);
  return (await query.execute()).map(counted);
}

export async function selectBatch(database: Connection, id: string): Promise<BatchRow | undefined> {
  return await database.selectFrom('batches').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Names of the existing batches among these ids. */
export async function selectBatchNames(
  database: Connection,
  ids: readonly string[],
): Promise<Pick<BatchRow, 'id' | 'course_title' | 'start'>[]> {
  if (ids.length === 0) return [];
  return await database
    .selectFrom('batches')
    .select(['id', 'course_title', 'start'])
    .where('id', 'in', ids)
    .execute();
}

/** The earliest and the latest first day of all batches; undefined if there are none. */
export async function selectSpan(database: Connection): Promise<{ first: string; last: string } | undefined> {
  const { first, last } = await database
    .selectFrom('batches')
    .select(({ fn }) => [fn.min('start').as('first'), fn.max('start').as('last')])
    .executeTakeFirstOrThrow();
  return first && last ? { first, last } : undefined;
}

/** Finds a batch of the same course with the same dates, times and place. */
export async function selectSameBatch(
  database: Connection,
  { id, course, start, mode, city, from_time }: Omit<BatchRow, 'state'>,
): Promise<BatchRow | undefined> {
  // Nobody else can make a batch until the transaction ends. SQLite needs no lock, because it has only one writer.
  if (isPostgres(database)) await sql`lock table batches in share row exclusive mode`.execute(database);
  return await database
    .selectFrom('batches')
    .selectAll()
    .where('course', '=', course)
    .where('start', '=', start)
    .where('mode', '=', mode)
    .where('city', '=', city)
    .where('from_time', '=', from_time)
    .where('state', '!=', 'cancelled')
    .where('id', '!=', id)
    .executeTakeFirst();
}

export async function insertBatch(database: Connection, batch: BatchRow): Promise<void> {
  await database.insertInto('batches').values(batch).execute();
}

/** Writes the next version of a batch. Returns false if somebody has changed it since it was read. */
export async function updateBatch(
  database: Connection,
  { id, version }: Pick<BatchRow, 'id' | 'version'>,
  changes: Partial<Omit<BatchRow, 'id'>>,
): Promise<boolean> {
  return (await updateRows(database, 'batches', { id, version }, changes)) === 1;
}
