import type { SubmissionKind } from '../../contracts/submission-kind.ts';
import { latestDay } from '../../contracts/batch.ts';
import type { Connection } from './database.ts';
import { type Received, rowsOf, type ReceivedTable, receivedTables } from './received-rows.ts';

/** Age limits for enquiries and applications. */
export interface RetentionLimits {
  /** Submissions received at this time or later are kept. */
  received: string;
  /** An enquiry with a taken seat is kept if the last day of its batch is on or after this day. */
  batchEnd: string;
}

/** Oldest first. */
export async function selectPastRetention(
  database: Connection,
  kind: SubmissionKind,
  limits: RetentionLimits,
  size: number,
): Promise<Received[]> {
  const kept = kind === 'enquiry' ? await selectKeptBatches(database, limits) : [];
  let rows = rowsOf(database, kind).where('received', '<', limits.received);
  if (kept.length > 0)
    rows = rows.where(
      'reference',
      'not in',
      database
        .selectFrom('enquiries')
        .select('reference')
        .where('seat', '=', 'taken')
        .where('seat_batch', 'in', kept),
    );
  return await rows.orderBy('received').limit(size).execute();
}

/** Number of submissions past retention, and how many others are kept because of their seats. */
export async function countPastRetention(
  database: Connection,
  limits: RetentionLimits,
): Promise<Record<ReceivedTable, number> & { keptTrainees: number }> {
  const older = async (table: ReceivedTable) => {
    const { count } = await receivedTables(database)
      .selectFrom<ReceivedTable>(table)
      .select((select) => select.fn.countAll().as('count'))
      .where('received', '<', limits.received)
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const keptTrainees = await countKeptTrainees(database, limits);
  return {
    enquiries: (await older('enquiries')) - keptTrainees,
    applications: await older('applications'),
    keptTrainees,
  };
}

async function countKeptTrainees(database: Connection, limits: RetentionLimits): Promise<number> {
  const kept = await selectKeptBatches(database, limits);
  if (kept.length === 0) return 0;
  const { count } = await database
    .selectFrom('enquiries')
    .select((select) => select.fn.countAll().as('count'))
    .where('received', '<', limits.received)
    .where('seat', '=', 'taken')
    .where('seat_batch', 'in', kept)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Batches with taken seats of old enquiries that ended too recently for deletion. */
async function selectKeptBatches(
  database: Connection,
  { received, batchEnd }: RetentionLimits,
): Promise<string[]> {
  const rows = await database
    .selectFrom('enquiries')
    .innerJoin('batches', 'batches.id', 'enquiries.seat_batch')
    .select(['batches.id', 'batches.start', 'batches.end', 'batches.weeks'])
    .distinct()
    .where('enquiries.received', '<', received)
    .where('enquiries.seat', '=', 'taken')
    .execute();
  return rows.filter((batch) => latestDay(batch) >= batchEnd).map(({ id }) => id);
}
