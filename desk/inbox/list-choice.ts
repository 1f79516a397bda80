import type { SubmissionKind } from '../../domain/submission-kind.ts';
import { APPLICATION_STATES, ENQUIRY_STATES, type SubmissionState } from '../../domain/submission-state.ts';
import { addDays, dayInZone, isLastDay, startOfDay } from '../../server/services/calendar.ts';
import type { RouteContext } from '../server/route.ts';
import type { ListChoice } from '../../server/services/submissions/find-neighbours.ts';

export interface SubmissionListFilter {
  search: string;
  /** Empty means all. */
  state: SubmissionState | '';
  /** Id of an opening. Empty means all. */
  job: string;
  /** Title of a course and id of a batch, for enquiries. Empty means all. */
  course: string;
  batch: string;
  /** First and last day of receipt. Empty means any. */
  from: string;
  to: string;
  sort: 'newest' | 'oldest';
  /** Filter by owner. Empty means everybody. */
  who: Who | OwnedBy | '';
}

/** Filters by owner: my own, overdue, without an owner, and with an unanswered reply. */
export const WHO = ['mine', 'overdue', 'nobody', 'replied'] as const;
export type Who = (typeof WHO)[number];
const BATCH_ID = /^[a-z0-9-]{1,80}$/;
const OWNER = 'owner:';
type OwnedBy = `${typeof OWNER}${string}`;

/** Filter for submissions of this owner. */
export function ownedBy(name: string): OwnedBy {
  return `${OWNER}${name}`;
}

function isOwnedBy(who: string): who is OwnedBy {
  return who.startsWith(OWNER);
}

const STATES: Record<SubmissionKind, readonly SubmissionState[]> = {
  enquiry: ENQUIRY_STATES,
  application: APPLICATION_STATES,
};

/** Filter from an address; unknown parts are ignored. */
export function readFilter(kind: SubmissionKind, query: URLSearchParams): SubmissionListFilter {
  const asked = query.get('state');
  const who = query.get('who') ?? '';
  return {
    search: (query.get('search') ?? '').trim(),
    state: STATES[kind].find((state) => state === asked) ?? '',
    job: kind === 'application' ? (query.get('job') ?? '') : '',
    course: kind === 'enquiry' ? (query.get('course') ?? '') : '',
    batch: kind === 'enquiry' ? (BATCH_ID.exec(query.get('batch') ?? '')?.[0] ?? '') : '',
    from: dayIn(query, 'from'),
    to: dayIn(query, 'to'),
    sort: query.get('sort') === 'oldest' ? 'oldest' : 'newest',
    who: isOwnedBy(who) ? who : (WHO.find((known) => known === who) ?? ''),
  };
}

function dayIn(query: URLSearchParams, name: 'from' | 'to'): string {
  const day = query.get(name) ?? '';
  return isLastDay(day) ? day : '';
}

/** `viewer` is the signed-in person, with the present day and the time zone. */
export function choiceOf(
  { search, state, job, course, batch, from, to, sort, who }: SubmissionListFilter,
  viewer: Viewer,
): ListChoice {
  return {
    search: search || undefined,
    state: state || undefined,
    job: job || undefined,
    course: course || undefined,
    batch: batch || undefined,
    since: from === '' ? undefined : startOfDay(from, viewer.timeZone).toISOString(),
    before: to === '' ? undefined : startOfDay(addDays(to, 1), viewer.timeZone).toISOString(),
    sort,
    owner: ownerOf(who, viewer.name),
    dueBefore: who === 'overdue' ? viewer.today : undefined,
    isReplied: who === 'replied' || undefined,
  };
}

/** Null means no owner. Undefined means any owner. */
function ownerOf(who: SubmissionListFilter['who'], viewer: string): string | null | undefined {
  if (isOwnedBy(who)) return who.slice(OWNER.length);
  return who === 'mine' ? viewer : who === 'nobody' ? null : undefined;
}

/** The filter as a query with its question mark, plus more fields. Empty if nothing is chosen. */
export function queryOf(
  { search, state, job, course, batch, from, to, sort, who }: SubmissionListFilter,
  more: Record<string, string> = {},
): string {
  const chosen = {
    search,
    state,
    job,
    course,
    batch,
    from,
    to,
    who,
    sort: sort === 'newest' ? '' : sort,
    ...more,
  };
  const query = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== ''));
  return query.size > 0 ? `?${query.toString()}` : '';
}

interface Viewer {
  name: string;
  today: string;
  timeZone: string;
}

export function viewerOf({ deps, signedIn }: Pick<RouteContext, 'deps' | 'signedIn'>): Viewer {
  const { timeZone } = deps.config;
  return { name: signedIn.name, today: dayInZone(timeZone)(deps.now()), timeZone };
}
