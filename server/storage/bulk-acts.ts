import type { Connection, SubmissionChangeRow } from './database.ts';
import { selectRows } from './rows.ts';

/** Bulk actions on enquiries (`E-`) or applications (`A-`) since a time, newest first. */
export async function selectBulkActs(
  database: Connection,
  { prefix, since, limit }: { prefix: 'E-' | 'A-'; since: string; limit: number },
) {
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

/** Changes of one bulk action, in order. */
export async function selectBulkAct(database: Connection, id: string): Promise<SubmissionChangeRow[]> {
  return await selectRows(database, 'submission_changes', { bulk_act: id }, 'made_at', 'reference');
}
