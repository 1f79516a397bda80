import type { BatchRow } from '../../server/storage/database.ts';

/** The form in a notice that undoes the last change of a batch. */
export function undoOf({ id, version }: Pick<BatchRow, 'id' | 'version'>) {
  return { action: `/batches/${id}/undo`, fields: { version: String(version) } };
}
