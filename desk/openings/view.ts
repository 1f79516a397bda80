import { jobPath } from '../../contracts/paths.ts';
import { DAY_MS, dateOf } from '../../server/services/calendar.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import {
  findOpening,
  listClosedOpenings,
  type ListedOpening,
  listOpenOpenings,
} from '../../server/services/jobs/read-jobs.ts';
import { HttpError } from '../../server/http/http-error.ts';
import type { Conflict } from '../server/or-shown-again.ts';
import type { RouteContext } from '../server/route.ts';
import type { OpeningValues } from './opening-preview.tsx';

export type OpeningsView = Awaited<ReturnType<typeof openingsView>>;
export type OpeningLine = ReturnType<typeof lineOf>;
export type StoredOpening = ReturnType<typeof storedOpening>;

/** The editor: a new opening or one that is there, with what was typed. */
export interface OpeningView {
  opening?: StoredOpening;
  /** The version that the person saw. */
  version?: string;
  values: OpeningValues;
  errors: Record<string, string>;
  conflict?: Conflict;
  /** YYYY-MM-DD. */
  today: string;
}

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

export async function viewOf(deps: Dependencies, id?: string) {
  const job = await requireOpening(deps, id);
  return {
    opening: storedOpening(deps, job),
    version: String(job.version),
    values: valuesOf(job),
    errors: {} as Record<string, string>,
    today: dateOf(deps.now()),
  };
}

function storedOpening(deps: Dependencies, job: ListedOpening) {
  const { state, opened, changed_by, changed_at } = job;
  return {
    ...lineOf(deps, job),
    state,
    opened,
    changed: changed_by !== null && changed_at !== null ? { name: changed_by, time: changed_at } : undefined,
    address: `${deps.config.publicUrl}${jobPath(job.id)}`,
    stored: valuesOf(job),
  };
}

export async function requireOpening(deps: Dependencies, id = ''): Promise<ListedOpening> {
  const found = await findOpening(deps, id);
  if (found) return found;
  throw new HttpError(
    404,
    'There is no such opening',
    'The address may be mistyped. See the list of openings.',
  );
}

function lineOf({ now }: Dependencies, opening: ListedOpening) {
  const { id, title, type, location, closes, state, applications } = opening;
  const today = Date.parse(dateOf(now()));
  /** Of an open one with a closing date: whole days until then. */
  const daysLeft =
    state === 'open' && closes !== null ? Math.round((Date.parse(closes) - today) / DAY_MS) : undefined;
  return { id, title, type, location, closes, daysLeft, applications };
}

export function valuesOf({ title, type, location, description, closes }: ListedOpening): OpeningValues {
  return { title, type, location, description, closes: closes ?? '' };
}
