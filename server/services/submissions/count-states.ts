import {
  APPLICATION_STATES,
  ENQUIRY_STATES,
  type ApplicationState,
  type EnquiryState,
} from '../../../contracts/submission-state.ts';
import { countUpTo } from '../../storage/list-page.ts';
import type { Dependencies } from '../dependencies.ts';

/** Counting goes no further: a list of more says "1000 or more". */
export const COUNTED_MAX = 1_000;

export async function countEnquiries(deps: Dependencies): Promise<Record<EnquiryState, number>> {
  return await countStates(deps, 'enquiries', ENQUIRY_STATES);
}

export async function countApplications(deps: Dependencies): Promise<Record<ApplicationState, number>> {
  return await countStates(deps, 'applications', APPLICATION_STATES);
}

async function countStates<State extends string>(
  { storage }: Dependencies,
  table: 'enquiries' | 'applications',
  states: readonly State[],
): Promise<Record<State, number>> {
  const counts = {} as Record<State, number>;
  for (const state of states)
    counts[state] = await countUpTo(storage.database, table, 'state', state, COUNTED_MAX);
  return counts;
}
