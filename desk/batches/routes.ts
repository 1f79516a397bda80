import * as v from 'valibot';
import { siteCourses } from '../../content/course-titles.ts';
import type { BatchRow } from '../../server/storage/database.ts';
import { batchName, type BatchState } from '../../contracts/batch.ts';
import { plural } from '../../contracts/plural.ts';
import { undoBatch } from '../../server/services/batches/change-batch.ts';
import { editBatch } from '../../server/services/batches/edit-batch.ts';
import { openBatch } from '../../server/services/batches/open-batch.ts';
import { setBatchState } from '../../server/services/batches/set-batch-state.ts';
import { giveSeats, takeSeats } from '../../server/services/batches/take-seats.ts';
import { flag, line, readForm, seenVersion } from '../server/form-fields.ts';
import { orShownAgain } from '../server/or-shown-again.ts';
import { get, post, type RoleRoute, type RouteContext } from '../server/route.ts';
import { batchesView, batchForm, emptyView, newView, viewOf } from './view.ts';

const ROLES = ['owner', 'office'] as const;

const savedForm = v.object({
  ...batchForm.entries,
  version: seenVersion,
  copied: line,
  draft: flag,
  preview: flag,
});
const actForm = v.object({ version: seenVersion });
const seatsForm = v.object({ version: seenVersion, back: line });

export const batchRoutes: readonly RoleRoute[] = [
  get('/batches', ROLES, async (context) => context.page('batches', await batchesView(context))),
  get('/batches/new', ROLES, async ({ deps, query, page }) =>
    page('batch', await newView(deps, query.get('copy') ?? undefined)),
  ),
  post('/batches', ROLES, async (context) => save(context)),
  get('/batches/:id', ROLES, async ({ deps, params, page }) => page('batch', await viewOf(deps, params.id))),
  post('/batches/:id', ROLES, async (context) => save(context, context.params.id)),
  stateRoute('publish', 'open', 'is on the site.'),
  stateRoute('close', 'full', 'is closed: the site shows it as full.'),
  stateRoute('cancel', 'cancelled', 'is cancelled and no longer on the site.'),
  seatsRoute('take', takeSeats),
  seatsRoute('give', giveSeats),
  post('/batches/:id/undo', ROLES, async (context) =>
    change(context, async ({ deps, form, done }, id) => {
      const batch = await undoBatch(deps, id, readForm(form, actForm).version);
      return done(`/batches/${id}`, { text: `${nameOf(batch)}: the last change is taken back.` });
    }),
  ),
];

function stateRoute(verb: string, state: Exclude<BatchState, 'draft'>, said: string): RoleRoute {
  return post(`/batches/:id/${verb}`, ROLES, async (context) =>
    change(context, async ({ deps, form, done }, id) => {
      const { version } = readForm(form, actForm);
      const batch = await setBatchState(deps, id, state, version);
      return done(`/batches/${id}`, {
        text: `${nameOf(batch)} ${said}`,
        ...(batch.version !== version && { undo: undoOf(batch) }),
      });
    }),
  );
}

function seatsRoute(verb: string, act: typeof takeSeats): RoleRoute {
  return post(`/batches/:id/${verb}`, ROLES, async (context) =>
    change(context, async ({ deps, form, done }, id) => {
      const { back, version } = readForm(form, seatsForm);
      const { seats, taken, reserved, ...batch } = await act(deps, id, { seen: version });
      const used = taken + reserved;
      return done(back === 'list' ? `/batches?year=${batch.start.slice(0, 4)}` : `/batches/${id}`, {
        text: `${nameOf(batch)}: ${used} of ${plural(seats, 'seat')} ${used === 1 ? 'is' : 'are'} taken.`,
        undo: undoOf(batch),
      });
    }),
  );
}

function nameOf({ course_title: courseTitle, start }: Pick<BatchRow, 'course_title' | 'start'>): string {
  return batchName({ courseTitle, start });
}

function undoOf({ id, version }: Pick<BatchRow, 'id' | 'version'>) {
  return { action: `/batches/${id}/undo`, fields: { version: String(version) } };
}

/** Makes or changes what the form holds, or shows how it would look. What was typed stays where it is refused. */
async function save(context: RouteContext, id?: string): Promise<unknown> {
  const { deps, form, page, done } = context;
  const { version, copied, draft: isDraft, preview, ...typed } = readForm(form, savedForm);
  const values = { ...typed, days: form.getAll('days').join(',') };
  const stored = id === undefined ? undefined : await viewOf(deps, id);
  const view = {
    ...(stored ?? emptyView(deps)),
    values,
    version: id === undefined ? undefined : String(version),
    copied: copied || undefined,
    errors: {},
  };
  if (preview) return page('batch', view);
  return await orShownAgain(
    async () => {
      if (id === undefined) {
        const batch = await openBatch(deps, values, { courses: siteCourses, isDraft, isCopy: copied !== '' });
        return done(`/batches/${batch.id}`, {
          text: isDraft ? `${nameOf(batch)} is kept as a draft.` : `${nameOf(batch)} is on the site.`,
          ...(!isDraft && { undo: undoOf(batch) }),
        });
      }
      const batch = await editBatch(deps, id, values, { courses: siteCourses, seen: version });
      const isChanged = batch.version !== version;
      return done(`/batches/${id}`, {
        text: isChanged ? `${nameOf(batch)} is saved.` : 'Nothing was changed.',
        ...(isChanged && { undo: undoOf(batch) }),
      });
    },
    {
      conflict: async (conflict) => page('batch', { ...(await viewOf(deps, id)), values, conflict }, 409),
      errors: (errors) => page('batch', { ...view, errors }, 422),
      field: 'seats',
    },
  );
}

/** Changes one; a refusal is shown on its page. */
async function change(
  context: RouteContext,
  act: (context: RouteContext, id: string) => Promise<unknown>,
): Promise<unknown> {
  const { deps, params, page } = context;
  const view = await viewOf(deps, params.id);
  const { id } = view.batch;
  return await orShownAgain(async () => act(context, id), {
    conflict: async (conflict) => page('batch', { ...(await viewOf(deps, id)), conflict }, 409),
    errors: (errors) => page('batch', { ...view, errors }, 422),
    field: 'seats',
  });
}
