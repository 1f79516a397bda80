import type { SubmissionAct } from '../../contracts/submission-state.ts';
import type { Connection, SubmissionChangeRow } from './database.ts';

/** One action on several submissions. */
export interface BulkActRow {
  id: string;
  act: SubmissionAct;
  made_by: string;
  made_at: string;
  /** Number of changes of the requested kind. */
  count: number;
}

/** Bulk actions on enquiries (`E-`) or applications (`A-`) since a time, newest first. */
export async function selectBulkActs(
  database: Connection,
  { prefix, since, limit }: { prefix: 'E-' | 'A-'; since: string; limit: number },
): Promise<BulkActRow[]> {
  const rows = await database
    .selectFrom('submission_changes')
    .select(({ fn }) => [
      'bulk_act as id',
      'act',
      'made_by',
      fn.min('made_at').as('made_at'),
      fn.countAll().as('count'),
    ])
    .where('bulk_act', 'is not', null)
    .where('made_at', '>=', since)
    .where('reference', 'like', `${prefix}%`)
    .groupBy(['bulk_act', 'act', 'made_by'])
    .orderBy('made_at', 'desc')
    .limit(limit)
    .$narrowType<{ id: string }>()
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Changes of one bulk act, in order. */
export async function selectBulkAct(database: Connection, id: string): Promise<SubmissionChangeRow[]> {
  return await database
    .selectFrom('submission_changes')
    .selectAll()
    .where('bulk_act', '=', id)
    .orderBy('made_at')
    .orderBy('reference')
    .execute();
}
