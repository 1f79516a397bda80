import { SUBMISSION_KINDS } from '../../../../domain/submission-kind.ts';
import { selectAuditEntriesOfActs } from '../../../storage/audit-log.ts';
import type { Connection } from '../../../storage/database.ts';
import { addKeys, deleteWithHanging, type Leftover, type RowKeys } from '../../../storage/hanging-rows.ts';
import { pagesOf } from '../../../storage/pages.ts';
import { type Received, rowsOf } from '../../../storage/received-rows.ts';
import { TABLE_NAMES } from '../../../storage/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { deleteSubmissionRows } from '../delete-submissions.ts';
import { personRules } from '../person-things.ts';

/**
 * Rows that were erased according to the audit logs. Keys are never used again, so the time of the erasure does not
 * matter.
 */
export interface Erasures {
  /** Submissions that are in the backup. */
  submissions: Received[];
  /** Keys of rows to delete in all tables. A backup may contain a dependent row without its parent. */
  keys: RowKeys;
}

export async function planErasures(present: Connection, backup: Connection): Promise<Erasures> {
  const keys: RowKeys = new Map();
  for (const table of TABLE_NAMES) {
    const acts = personRules(table).flatMap(({ erased }) => erased ?? []);
    if (acts.length === 0) continue;
    for (const database of [present, backup])
      for (const { reference } of await selectAuditEntriesOfActs(database, acts))
        addKeys(keys, table, [reference]);
  }
  const submissions: Received[] = [];
  for (const kind of SUBMISSION_KINDS)
    for (const page of pagesOf([...(keys.get('enquiries') ?? [])]))
      submissions.push(...(await rowsOf(backup, kind).where('reference', 'in', page).execute()));
  return { submissions, keys };
}

/** Repeats the erasures in the copy of the backup. Returns the files that must still be removed. */
export async function applyErasures(
  copy: Connection,
  deps: Pick<Dependencies, 'config' | 'now'>,
  { submissions, keys }: Erasures,
): Promise<Leftover[]> {
  const leftovers: Leftover[] = await deleteSubmissionRows(copy, deps, submissions);
  for (const [table, some] of keys) leftovers.push(...(await deleteWithHanging(copy, table, some)).leftovers);
  return leftovers;
}
