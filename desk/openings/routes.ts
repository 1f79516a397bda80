import type { OpeningLine, OpeningValues, OpeningView, StoredOpening } from './view.ts';
import { jobPath } from '../../contracts/paths.ts';
import { DAY_MS, dateOf } from '../../server/services/calendar.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { closeJob } from '../../server/services/jobs/close-job.ts';
import { editJob } from '../../server/services/jobs/edit-job.ts';
import {
  findOpening,
  listClosedOpenings,
  type ListedOpening,
  listOpenOpenings,
} from '../../server/services/jobs/read-jobs.ts';
import { openJob } from '../../server/services/jobs/open-job.ts';
import { reopenJob } from '../../server/services/jobs/reopen-job.ts';
import { VersionConflict } from '../../server/services/version-conflict.ts';
import { WrongFields } from '../../server/services/wrong-request.ts';
import { Refused } from '../server/refused.ts';
import type { RoleRoute, RouteContext } from '../server/route.ts';

const ROLES = ['owner', 'office', 'recruiter'] as const;
const EMPTY: OpeningValues = { title: '', type: '', location: '', description: '', closes: '' };

export const openingRoutes: readonly RoleRoute[] = [
  {
    method: 'GET',
    path: '/openings',
    roles: ROLES,
    async answer({ deps, query, page }) {
      if (query.get('state') !== 'closed') {
        const openings = await listOpenOpenings(deps);
        return page('openings', {
          isClosed: false,
          openings: openings.map((opening) => lineOf(deps, opening)),
        });
      }
      const after = query.get('after') || undefined;
      const { rows, next } = await listClosedOpenings(deps, after);
      const closed = '/openings?state=closed';
      return page('openings', {
        isClosed: true,
        openings: rows.map((opening) => lineOf(deps, opening)),
        newest: after === undefined ? undefined : closed,
        older: next && `${closed}&after=${encodeURIComponent(next)}`,
      });
    },
  },
  {
    method: 'GET',
    path: '/openings/new',
    roles: ROLES,
    async answer({ deps, query, page }) {
      const copied = query.get('copy');
      const values = copied ? { ...valuesOf(await requireOpening(deps, copied)), closes: '' } : EMPTY;
      return page('opening', { values, errors: {}, today: dateOf(deps.now()) });
    },
  },
  { method: 'POST', path: '/openings', roles: ROLES, answer: async (context) => save(context) },
  {
    method: 'GET',
    path: '/openings/:id',
    roles: ROLES,
    async answer({ deps, params, page }) {
      return page('opening', await viewOf(deps, params.id));
    },
  },
  {
    method: 'POST',
    path: '/openings/:id',
    roles: ROLES,
    answer: async (context) => save(context, context.params.id),
  },
  {
    method: 'POST',
    path: '/openings/:id/close',
    roles: ROLES,
    answer: async (context) =>
      change(context, async ({ deps, form, done }, id) => {
        const { title, version } = await closeJob(deps, id, seenIn(form));
        return done(`/openings/${id}`, {
          text: `“${title}” is closed. The site takes no applications for it any more.`,
          undo: { action: `/openings/${id}/reopen`, fields: { version: String(version) } },
        });
      }),
  },
  {
    method: 'POST',
    path: '/openings/:id/reopen',
    roles: ROLES,
    answer: async (context) =>
      change(context, async ({ deps, form, done }, id) => {
        const closes = form.get('new-closes');
        const { title, version } = await reopenJob(deps, id, {
          closes: closes === null ? undefined : closes || null,
          seen: seenIn(form),
        });
        return done(`/openings/${id}`, {
          text: `“${title}” is open again.`,
          undo: { action: `/openings/${id}/close`, fields: { version: String(version) } },
        });
      }),
  },
];

/** Publishes or changes what the form holds, or shows how it would look. What was typed stays where it is refused. */
async function save(context: RouteContext, id?: string): Promise<unknown> {
  const { deps, form, page, done } = context;
  const values = readValues(form);
  const typed = {
    values,
    version: form.get('version') ?? undefined,
    errors: {},
    today: dateOf(deps.now()),
  };
  const opening = id === undefined ? undefined : (await viewOf(deps, id)).opening;
  if (form.has('preview')) return page('opening', { ...typed, opening });
  const fields = { ...values, closes: values.closes || null };
  try {
    if (id === undefined) {
      const job = await openJob(deps, fields);
      return done(`/openings/${job.id}`, {
        text: `“${job.title}” is on the careers page.`,
        undo: { action: `/openings/${job.id}/close`, fields: { version: String(job.version) } },
      });
    }
    const { title } = await editJob(deps, id, fields, seenIn(form));
    return done(`/openings/${id}`, { text: `“${title}” is saved.` });
  } catch (error) {
    if (error instanceof WrongFields)
      return page('opening', { ...typed, opening, errors: error.errors }, 422);
    if (error instanceof VersionConflict && id !== undefined) {
      return page('opening', { ...(await conflictView(deps, id, error)), values }, 409);
    }
    throw error;
  }
}

/** Closes or reopens one; a refusal is shown on its page. */
async function change(
  context: RouteContext,
  act: (context: RouteContext, id: string) => Promise<unknown>,
): Promise<unknown> {
  const { deps, params, page } = context;
  const { id } = await requireOpening(deps, params.id);
  try {
    return await act(context, id);
  } catch (error) {
    if (error instanceof VersionConflict) return page('opening', await conflictView(deps, id, error), 409);
    if (!(error instanceof WrongFields)) throw error;
    const { closes, ...others } = error.errors;
    const errors = closes === undefined ? others : { ...others, 'new-closes': closes };
    return page('opening', { ...(await viewOf(deps, id)), errors }, 422);
  }
}

async function viewOf(deps: Dependencies, id?: string): Promise<OpeningView & { opening: StoredOpening }> {
  const job = await requireOpening(deps, id);
  const { state, opened, changed_by, changed_at } = job;
  return {
    opening: {
      ...lineOf(deps, job),
      state,
      opened,
      changed:
        changed_by !== null && changed_at !== null ? { name: changed_by, time: changed_at } : undefined,
      address: `${deps.config.publicUrl}${jobPath(job.id)}`,
      stored: valuesOf(job),
    },
    version: String(job.version),
    values: valuesOf(job),
    errors: {},
    today: dateOf(deps.now()),
  };
}

/** The newest version, so that saving again is a choice. */
async function conflictView(deps: Dependencies, id: string, error: VersionConflict): Promise<OpeningView> {
  const view = await viewOf(deps, id);
  const { changedBy, changedAt } = error;
  const { changed } = view.opening;
  return {
    ...view,
    conflict: changed ?? {
      name: changedBy ?? 'Somebody else',
      time: changedAt ?? deps.now().toISOString(),
    },
  };
}

async function requireOpening(deps: Dependencies, id = ''): Promise<ListedOpening> {
  const found = await findOpening(deps, id);
  if (found) return found;
  throw new Refused(
    404,
    'There is no such opening',
    'The address may be mistyped. See the list of openings.',
  );
}

function lineOf({ now }: Dependencies, opening: ListedOpening): OpeningLine {
  const { id, title, type, location, closes, state, applications } = opening;
  const today = Date.parse(dateOf(now()));
  const daysLeft =
    state === 'open' && closes !== null ? Math.round((Date.parse(closes) - today) / DAY_MS) : undefined;
  return { id, title, type, location, closes, daysLeft, applications };
}

function valuesOf({ title, type, location, description, closes }: ListedOpening): OpeningValues {
  return { title, type, location, description, closes: closes ?? '' };
}

function readValues(form: URLSearchParams): OpeningValues {
  const read = (name: keyof OpeningValues) => (form.get(name) ?? '').replaceAll('\r\n', '\n').trim();
  return {
    title: read('title'),
    type: read('type'),
    location: read('location'),
    description: read('description'),
    closes: read('closes'),
  };
}

function seenIn(form: URLSearchParams): number | undefined {
  const version = Number(form.get('version'));
  return Number.isInteger(version) && version > 0 ? version : undefined;
}
