import type { Connection } from '../../storage/database.ts';
import type { CountedBatch } from '../../storage/seats.ts';
import type { Act } from '../audit-log/acts.ts';
import type { ActingDependencies } from '../dependencies.ts';
import {
  type Agree,
  type BatchChange,
  changeBatch,
  requireFutureStart,
  requireOnlyOne,
} from './change-batch.ts';

const ACTS_TO = { open: 'batch.published', full: 'batch.closed' } as const satisfies Record<string, Act>;

/**
 * Opens a batch, or marks it as full. open: the site offers seats. full: the site shows the batch but offers no seats,
 * even if some are free. Nothing happens if the batch is already in this state.
 */
export async function setBatchState(
  deps: ActingDependencies,
  id: string,
  state: 'open' | 'full',
  { seen, agree }: { seen?: number; agree?: Agree } = {},
): Promise<CountedBatch> {
  const plan = async (batch: CountedBatch, transaction: Connection): Promise<BatchChange | undefined> => {
    if (batch.state === state) return undefined;
    if (state === 'open') requireFutureStart(deps, batch.start);
    if (batch.state === 'cancelled') await requireOnlyOne(transaction, batch);
    return { act: ACTS_TO[state], changes: { state } };
  };
  return await changeBatch(deps, id, seen, plan, agree);
}
