import { DAY_MS, dateOf } from '../../server/services/calendar.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import {
  findOpening,
  listClosedOpenings,
  type ListedOpening,
  listOpenOpenings,
} from '../../server/services/jobs/read-jobs.ts';
import type { RouteContext } from '../server/route.ts';

export type OpeningsView = Awaited<ReturnType<typeof openingsView>>;
export type OpeningLine = ReturnType<typeof lineOf>;
export type OpeningMore = Awaited<ReturnType<typeof openingMore>>['more'];

export async function openingsView({ deps, query }: RouteContext) {
  if (query.get('state') !== 'closed') {
    const openings = await listOpenOpenings(deps);
    return { isClosed: false, openings: openings.map((opening) => lineOf(deps, opening)) };
  }
  const after = query.get('after') || undefined;
  const { rows, next } = await listClosedOpenings(deps, after);
  const closed = '/openings?state=closed';
  return {
    isClosed: true,
    openings: rows.map((opening) => lineOf(deps, opening)),
    newest: after === undefined ? undefined : closed,
    older: next && `${closed}&after=${encodeURIComponent(next)}`,
  };
}

/** Data for the page of one opening. */
export async function openingMore({ deps }: RouteContext, id: string) {
  return { more: { applications: (await findOpening(deps, id))?.applications ?? {} } };
}

function lineOf({ now }: Dependencies, opening: ListedOpening) {
  const { id, title, type, location, closes, state, applications } = opening;
  const today = Date.parse(dateOf(now()));
  /** Whole days until the closing date of an open opening. */
  const daysLeft =
    state === 'open' && closes !== null ? Math.round((Date.parse(closes) - today) / DAY_MS) : undefined;
  return { id, title, type, location, closes, daysLeft, applications };
}
