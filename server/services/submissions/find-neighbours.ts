import {
  HIRING_STEPS,
  type ApplicationState,
  type EnquiryState,
} from '../../../contracts/submission-state.ts';
import type { Dependencies } from '../dependencies.ts';
import { cursorOf } from '../lists.ts';
import { listApplications, type ApplicationRecord } from './read-applications.ts';
import { listEnquiries, type EnquiryRecord } from './read-enquiries.ts';
import { tableOf } from './require-received.ts';

export interface ListChoice {
  search?: string;
  state?: EnquiryState | ApplicationState;
  job?: string;
  sort?: 'newest' | 'oldest';
}

interface Listed {
  reference: string;
  received: string;
}

/** States in which somebody still has to look. What was left for later was looked at. */
const OPEN = { enquiry: ['new'], application: HIRING_STEPS } as const;

/** Those before and after one in a list. */
export async function findNeighbours(
  deps: Dependencies,
  row: Listed,
  choice: ListChoice,
): Promise<{ previous?: string; next?: string }> {
  const previous = await neighbour(deps, row, choice, true);
  const next = await neighbour(deps, row, choice, false);
  return { previous: previous?.reference, next: next?.reference };
}

/** The one to work on after this one: the next in its list, or of all that somebody still has to look at. */
export async function findNextOpen(
  deps: Dependencies,
  row: Listed,
  choice: ListChoice,
): Promise<string | undefined> {
  const open = tableOf(row.reference) === 'enquiries' ? OPEN.enquiry : OPEN.application;
  const candidates = [];
  for (const state of choice.state === undefined ? open : [choice.state]) {
    const found = await neighbour(deps, row, { ...choice, state }, false);
    if (found) candidates.push(found);
  }
  const order = choice.sort === 'oldest' ? 1 : -1;
  return candidates.toSorted((one, other) => order * (placeOf(one) < placeOf(other) ? -1 : 1))[0]?.reference;
}

/** What still has to be looked at, the longest waiting first. */
export async function listOpen(
  deps: Dependencies,
  noun: 'enquiry' | 'application',
  limit: number,
): Promise<(EnquiryRecord | ApplicationRecord)[]> {
  const found: (EnquiryRecord | ApplicationRecord)[] = [];
  if (noun === 'enquiry')
    found.push(...(await listEnquiries(deps, { state: 'new', sort: 'oldest', limit })).rows);
  else {
    for (const state of OPEN.application)
      found.push(...(await listApplications(deps, { state, sort: 'oldest', limit })).rows);
  }
  return found.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1)).slice(0, limit);
}

async function neighbour(
  deps: Dependencies,
  { reference, received }: Listed,
  { state, ...choice }: ListChoice,
  backwards: boolean,
): Promise<Listed | undefined> {
  const request = { ...choice, after: cursorOf({ at: received, key: reference, backwards }), limit: 1 };
  const page =
    tableOf(reference) === 'enquiries'
      ? await listEnquiries(deps, { ...request, state: state as EnquiryState | undefined })
      : await listApplications(deps, { ...request, state: state as ApplicationState | undefined });
  return page.rows[0];
}

function placeOf({ received, reference }: Listed): string {
  return `${received} ${reference}`;
}
