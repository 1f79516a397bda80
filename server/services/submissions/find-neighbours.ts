import type { SubmissionKind } from '../../../domain/submission-kind.ts';
import { HIRING_STEPS } from '../../../domain/submission-state.ts';
import type { Dependencies } from '../dependencies.ts';
import { cursorOf } from '../lists.ts';
import { listSubmissions, type SubmissionFilter, type SubmissionRecord } from './read-submissions.ts';

export type ListChoice = SubmissionFilter & { sort?: 'newest' | 'oldest' };
type Listed = Pick<SubmissionRecord, 'kind' | 'reference' | 'received'>;

/** States in which a submission still needs somebody. One that is on hold does not. */
const OPEN = { enquiry: ['new'], application: HIRING_STEPS } as const;

/** The submissions before and after this one in a list. */
export async function findNeighbours(
  deps: Dependencies,
  row: Listed,
  choice: ListChoice,
): Promise<{ previous?: string; next?: string }> {
  const previous = await neighbour(deps, row, choice, true);
  const next = await neighbour(deps, row, choice, false);
  return { previous: previous?.reference, next: next?.reference };
}

/** The next submission to work on: the next in the same list, or the first of all open ones. */
export async function findNextOpen(
  deps: Dependencies,
  row: Listed,
  choice: ListChoice,
): Promise<SubmissionRecord | undefined> {
  const candidates = [];
  for (const state of choice.state === undefined ? OPEN[row.kind] : [choice.state]) {
    const found = await neighbour(deps, row, { ...choice, state }, false);
    if (found) candidates.push(found);
  }
  const order = choice.sort === 'oldest' ? 1 : -1;
  return candidates.toSorted((one, other) => order * (positionOf(one) < positionOf(other) ? -1 : 1))[0];
}

/** Open submissions, longest wait first. */
export async function listOpen(
  deps: Dependencies,
  kind: SubmissionKind,
  limit: number,
): Promise<SubmissionRecord[]> {
  const found = [];
  for (const state of OPEN[kind])
    found.push(...(await listSubmissions(deps, kind, { state, sort: 'oldest', limit })).rows);
  return found.toSorted((one, other) => (positionOf(one) < positionOf(other) ? -1 : 1)).slice(0, limit);
}

async function neighbour(
  deps: Dependencies,
  { kind, reference, received }: Listed,
  choice: ListChoice,
  backwards: boolean,
): Promise<SubmissionRecord | undefined> {
  const after = cursorOf({ at: received, key: reference, backwards });
  return (await listSubmissions(deps, kind, { ...choice, after, limit: 1 })).rows[0];
}

function positionOf({ received, reference }: Listed): string {
  return `${received} ${reference}`;
}
