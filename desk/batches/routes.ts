import * as v from 'valibot';
import { siteCourses } from '../../content/course-titles.ts';
import { dayIn } from '../../server/services/calendar.ts';
import { shownState } from '../../server/shown-batch.ts';
import type { BatchRow } from '../../server/storage/database.ts';
import { BATCH_STATE_LABELS, batchName } from '../../contracts/batch.ts';
import { plural } from '../../contracts/plural.ts';
import { batchFields, TOLD_FIELDS } from '../../server/services/catalogue/batch.ts';
import { editBatch } from '../../server/services/batches/edit-batch.ts';
import { openBatch } from '../../server/services/batches/open-batch.ts';
import { setBatchState } from '../../server/services/batches/set-batch-state.ts';
import { giveSeats, takeSeats } from '../../server/services/batches/take-seats.ts';
import { undoBatch, type UndoneBatch } from '../../server/services/batches/undo-batch.ts';
import { reviewed } from './reviewed.ts';
import { batchPeopleRoutes } from './people-routes.ts';
import { peopleView } from './people-view.ts';
import { undoOf } from './undo-of.ts';
import { cancelBatchRoutes } from './cancel-routes.ts';
import { flag, line, readForm, seenVersion } from '../server/form-fields.ts';
import { readTyped } from '../catalogue/view.ts';
import { orShownAgain } from '../server/or-shown-again.ts';
import { get, post, type RoleRoute, type RouteContext } from '../server/route.ts';
import { batchesView, emptyView, newView, type StoredBatch, viewOf } from './view.ts';

const ROLES = ['owner', 'office'] as const;
const WITH_TRAINER = ['owner', 'office', 'trainer'] as const;

const savedForm = v.object({ version: seenVersion, copied: line, draft: flag, preview: flag });
const actForm = v.object({ version: seenVersion });
const seatsForm = v.object({ version: seenVersion, back: line });

export const batchRoutes: readonly RoleRoute[] = [
  get('/batches', WITH_TRAINER, async (context) => context.page('batches', await batchesView(context))),
  get('/batches/new', ROLES, async ({ deps, query, page }) =>
    page('batch', await newView(deps, query.get('copy') ?? undefined)),
  ),
  post('/batches', ROLES, async (context) => save(context)),
  get('/batches/:id/edit', ROLES, async ({ deps, params, page }) =>
    page('batch', await viewOf(deps, params.id)),
  ),
  post('/batches/:id', ROLES, async (context) => save(context, context.params.id)),
  stateRoute('publish', 'open', 'Publish', 'is on the site.'),
  stateRoute('close', 'full', 'Stop bookings', 'takes no more bookings: the site shows it as full.'),
  ...batchPeopleRoutes,
  ...cancelBatchRoutes,
  seatsRoute('take', takeSeats),
  seatsRoute('give', giveSeats),
  post('/batches/:id/undo', ROLES, async (context) =>
    change(context, async ({ deps, form, done }, id) =>
      reviewed(context, { label: 'Undo', back: `/batches/${id}` }, async (agree) => {
        const { version: seen } = readForm(form, actForm);
        const undone = await undoBatch(deps, id, { seen, agree });
        return done(`/batches/${id}`, { text: undoneInWords(deps, undone), undo: undoOf(undone.batch) });
      }),
    ),
  ),
];

function stateRoute(verb: string, state: 'open' | 'full', label: string, said: string): RoleRoute {
  return post(`/batches/:id/${verb}`, ROLES, async (context) =>
    change(context, async ({ deps, form, done }, id) =>
      reviewed(context, { label, back: `/batches/${id}` }, async (agree) => {
        const { version } = readForm(form, actForm);
        const batch = await setBatchState(deps, id, state, { seen: version, agree });
        return done(`/batches/${id}`, {
          text: `${nameOf(batch)} ${said}`,
          ...(batch.version !== version && { undo: undoOf(batch) }),
        });
      }),
    ),
  );
}

/** “Undone: cancelled by Arjun. DevOps Automation, 9 January 2027 is on the site again.” */
function undoneInWords({ now, config }: RouteContext['deps'], { batch, undone, back, told }: UndoneBatch) {
  const state = shownState(batch, dayIn(now(), config.timeZone));
  const isOnSite = state === 'open' || state === 'few' || state === 'full';
  const place = isOnSite ? 'The site shows the batch' : 'The site does not show the batch';
  return [
    `Undone: ${undone.what}${undone.by === null ? '' : ` by ${undone.by}`}.`,
    `${place} (${BATCH_STATE_LABELS[state].toLowerCase()}).`,
    ...(back > 0 ? [`${plural(back, 'person is', 'people are')} back in it, and no email is sent.`] : []),
    ...(told > 0
      ? [
          `${plural(told, 'person was', 'people were')} emailed already and not moved back: call or email them.`,
        ]
      : []),
  ].join(' ');
}

function seatsRoute(verb: string, act: typeof giveSeats): RoleRoute {
  return post(`/batches/:id/${verb}`, ROLES, async (context) =>
    change(context, async ({ deps, form, done }, id) =>
      reviewed(context, { label: 'Change the seats', back: `/batches/${id}` }, async (agree) => {
        const { back, version } = readForm(form, seatsForm);
        const { seats, taken, reserved, ...batch } = await act(deps, id, { seen: version, agree });
        const used = taken + reserved;
        return done(back === 'list' ? `/batches?year=${batch.start.slice(0, 4)}` : `/batches/${id}`, {
          text: `${nameOf(batch)}: ${used} of ${plural(seats, 'seat')} ${used === 1 ? 'is' : 'are'} taken.`,
          undo: undoOf(batch),
        });
      }),
    ),
  );
}

function nameOf({ course_title: courseTitle, start }: Pick<BatchRow, 'course_title' | 'start'>): string {
  return batchName({ courseTitle, start });
}

/** Saves the form, or shows a preview. If it is refused, the typed values stay. */
async function save(context: RouteContext, id?: string): Promise<unknown> {
  const { deps, form, page, done } = context;
  const { version, copied, draft: isDraft, preview } = readForm(form, savedForm);
  const values = { ...readTyped(form, batchFields), days: form.getAll('days').join(',') };
  const stored = id === undefined ? undefined : await viewOf(deps, id);
  const view = {
    ...(stored ?? emptyView(deps, undefined, { isCopy: copied !== '' })),
    values,
    version: id === undefined ? undefined : String(version),
    copied: copied || undefined,
    errors: {},
  };
  if (preview) return page('batch', view);
  return await orShownAgain(
    async () =>
      reviewed(
        context,
        {
          label: id === undefined ? 'Publish' : 'Save',
          back: id === undefined ? '/batches' : `/batches/${id}/edit`,
        },
        async (agree) => {
          if (id === undefined) {
            const isCopy = copied !== '';
            const batch = await openBatch(deps, values, { courses: siteCourses, isDraft, isCopy, agree });
            return done(`/batches/${batch.id}`, {
              text: isDraft ? `${nameOf(batch)} is kept as a draft.` : `${nameOf(batch)} is on the site.`,
              ...(!isDraft && { undo: undoOf(batch) }),
            });
          }
          const batch = await editBatch(deps, id, values, { courses: siteCourses, seen: version, agree });
          const isChanged = batch.version !== version;
          return done(`/batches/${id}`, {
            text: isChanged ? `${nameOf(batch)} is saved.` : 'Nothing was changed.',
            ...(isChanged && { undo: undoOf(batch) }),
            ...(stored && isOtherForPeople(stored.batch, batch) && tellPeople(stored.batch)),
          });
        },
      ),
    {
      conflict: async (conflict) => page('batch', { ...(await viewOf(deps, id)), values, conflict }, 409),
      errors: (errors) => page('batch', { ...view, errors }, 422),
      field: 'seats',
    },
  );
}

/** Changes a batch; a refusal is shown on its page. */
async function change(
  context: RouteContext,
  act: (context: RouteContext, id: string) => Promise<unknown>,
): Promise<unknown> {
  const { page } = context;
  const view = await peopleView(context);
  return await orShownAgain(async () => act(context, view.batch.id), {
    conflict: async (conflict) => page('batch-people', { ...(await peopleView(context)), conflict }, 409),
    errors: (errors) => page('batch-people', { ...view, errors }, 422),
    field: 'seats',
  });
}

function isOtherForPeople({ people, stored }: StoredBatch, batch: BatchRow): boolean {
  return people.length > 0 && TOLD_FIELDS.some((name) => String(batch[name] ?? '') !== stored[name]);
}

/** An edit sends no email, so the notice links to one about it. */
function tellPeople({ id, people }: StoredBatch) {
  const count = plural(people.length, 'person', 'people');
  return { link: { path: `/batches/${id}/email?changed=1`, label: `Email ${count} about the change` } };
}
