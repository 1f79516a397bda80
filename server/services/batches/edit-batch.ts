import type { BatchCourse } from '../../../contracts/batch.ts';
import type { Connection } from '../../storage/database.ts';
import type { CountedBatch } from '../../storage/seats.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { readBatchChanges, TOLD_FIELDS, type TypedBatch } from '../catalogue/batch.ts';
import {
  type Agree,
  type BatchChange,
  changeBatch,
  requireFutureStart,
  requireOnlyOne,
} from './change-batch.ts';

/** Changes the given fields of a batch and keeps the others. An empty text clears an optional field. */
export async function editBatch(
  deps: ActingDependencies,
  id: string,
  values: TypedBatch,
  { courses, seen, agree }: { courses: readonly BatchCourse[]; seen?: number; agree?: Agree },
): Promise<CountedBatch> {
  if (Object.keys(values).length === 0)
    throw new OperatorError('Give at least one change, for example --seats 24.');
  const plan = async (batch: CountedBatch, transaction: Connection): Promise<BatchChange | undefined> => {
    const changes = readBatchChanges(batch, values, courses);
    if (Object.keys(changes).length === 0) return undefined;
    if (changes.start !== undefined) requireFutureStart(deps, changes.start);
    await requireOnlyOne(transaction, { ...batch, ...changes });
    const isMoved = TOLD_FIELDS.some((name) => name in changes);
    const moved_at = deps.now().toISOString();
    return { act: 'batch.edited', changes: isMoved ? { ...changes, moved_at } : changes };
  };
  return await changeBatch(deps, id, seen, plan, agree);
}
