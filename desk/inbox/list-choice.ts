import { APPLICATION_STATES, ENQUIRY_STATES } from '../../contracts/submission-state.ts';
import type { Noun, SubmissionListFilter } from './submissions-view.ts';
import type { ListChoice } from '../../server/services/submissions/find-neighbours.ts';

/** What an address asks of a list; what no list has is left out. */
export function readFilter(noun: Noun, query: URLSearchParams): SubmissionListFilter {
  const states: readonly string[] = noun === 'enquiry' ? ENQUIRY_STATES : APPLICATION_STATES;
  const state = query.get('state') ?? '';
  return {
    search: (query.get('search') ?? '').trim(),
    state: states.includes(state) ? state : '',
    job: noun === 'application' ? (query.get('job') ?? '') : '',
    sort: query.get('sort') === 'oldest' ? 'oldest' : 'newest',
  };
}

export function choiceOf({ search, state, job, sort }: SubmissionListFilter): ListChoice {
  return {
    search: search || undefined,
    state: (state || undefined) as ListChoice['state'],
    job: job || undefined,
    sort,
  };
}

/** The filter as a query with its question mark, and more after it; empty when nothing is chosen. */
export function queryOf(
  { search, state, job, sort }: SubmissionListFilter,
  more: Record<string, string> = {},
): string {
  const chosen = { search, state, job, sort: sort === 'newest' ? '' : sort, ...more };
  const query = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== ''));
  return query.size > 0 ? `?${query.toString()}` : '';
}
