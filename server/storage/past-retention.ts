import type { SubmissionKind } from '../../domain/submission-kind.ts';
import { latestDay } from '../../contracts/batch.ts';
import type { Connection } from './database.ts';
import { type Received, rowsOf, type ReceivedTable, receivedTables } from './received-rows.ts';

/** Age limits for enquiries and applications. */
export interface RetentionLimits {
  /** Submissions received since this time are kept. */
  received: string;
  /** An enquiry with a taken seat is kept if its batch ends on this day or later. */
  batchEnd: string;
}

/** Submissions whose retention period has ended, oldest first. */
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

/** Number of submissions whose retention period has ended, and number of those that are kept because of a seat. */
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

/** Batches of old enquiries with taken seats that ended too recently for the enquiries to be deleted. */
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
