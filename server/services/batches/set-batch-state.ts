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
 * open: the site offers it. full: the site shows it and accepts nobody, even if seats are free. A batch that is already in
 * this state does not change.
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
