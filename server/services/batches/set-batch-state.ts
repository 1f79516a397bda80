import type { BatchState } from '../../../contracts/batch.ts';
import type { CountedBatch } from '../../storage/seats.ts';
import type { Act } from '../audit-log/acts.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { changeBatch, requireFutureStart, requireOnlyOne } from './change-batch.ts';

const ACTS_TO: Record<Exclude<BatchState, 'draft'>, Act> = {
  open: 'batch.published',
  full: 'batch.closed',
  cancelled: 'batch.cancelled',
};

/**
 * open: the site offers it. full: the site shows it and takes nobody more, whatever seats are free. cancelled: the site
 * shows it no longer. What it is already stays as it is.
 */
export async function setBatchState(
  deps: ActingDependencies,
  id: string,
  state: Exclude<BatchState, 'draft'>,
  seen?: number,
): Promise<CountedBatch> {
  return await changeBatch(deps, id, seen, async (batch, transaction) => {
    if (batch.state === state) return undefined;
    if (state === 'open') requireFutureStart(deps, batch.start);
    if (batch.state === 'cancelled') await requireOnlyOne(transaction, batch);
    return { act: ACTS_TO[state], changes: { state } };
  });
}
