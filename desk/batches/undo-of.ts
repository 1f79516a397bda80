import type { BatchRow } from '../../server/storage/database.ts';

/** The form beside a notice that undoes what was just done to a batch. */
export function undoOf({ id, version }: Pick<BatchRow, 'id' | 'version'>) {
  return { action: `/batches/${id}/undo`, fields: { version: String(version) } };
}
