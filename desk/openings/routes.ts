import * as v from 'valibot';
import { dateOf } from '../../server/services/calendar.ts';
import { closeJob } from '../../server/services/jobs/close-job.ts';
import { editJob } from '../../server/services/jobs/edit-job.ts';
import { openJob } from '../../server/services/jobs/open-job.ts';
import { reopenJob } from '../../server/services/jobs/reopen-job.ts';
import { flag, line, readForm, seenVersion, text } from '../server/form-fields.ts';
import { orShownAgain } from '../server/or-shown-again.ts';
import { get, post, type RoleRoute, type RouteContext } from '../server/route.ts';
import { plural } from '../../contracts/plural.ts';
import { isSettled, STATE_LABELS } from '../../contracts/submission-state.ts';
import { eachSubmission } from '../../server/services/submissions/read-submissions.ts';
import { isReviewed, REVIEWED, reviewFirst } from '../server/review.ts';
import type { ReviewView } from '../ui/review.tsx';
import type { OpeningValues } from './opening-preview.tsx';
import { openingsView, requireOpening, valuesOf, viewOf } from './view.ts';

const ROLES = ['owner', 'office', 'recruiter'] as const;
const EMPTY: OpeningValues = { title: '', type: '', location: '', description: '', closes: '' };

const openingForm = v.object({
  title: line,
  type: line,
  location: line,
  description: v.pipe(text, v.trim()),
  closes: line,
  version: seenVersion,
  preview: flag,
});
const closeForm = v.object({ version: seenVersion });
const reopenForm = v.object({ version: seenVersion, 'new-closes': v.optional(line) });

export const openingRoutes: readonly RoleRoute[] = [
  get('/openings', ROLES, async (context) => context.page('openings', await openingsView(context))),
  get('/openings/new', ROLES, async ({ deps, query, page }) => {
    const copied = query.get('copy');
    const values = copied ? { ...valuesOf(await requireOpening(deps, copied)), closes: '' } : EMPTY;
    return page('opening', { values, errors: {}, today: dateOf(deps.now()) });
  }),
  post('/openings', ROLES, async (context) => save(context)),
  get('/openings/:id', ROLES, async ({ deps, params, page }) => {
    return page('opening', await viewOf(deps, params.id));
  }),
  post('/openings/:id', ROLES, async (context) => save(context, context.params.id)),
  post('/openings/:id/close', ROLES, async (context) =>
    change(context, async ({ deps, form, done }, id) => {
      if (!isReviewed(context)) return await reviewClosing(context, id);
      const { title, version } = await closeJob(deps, id, readForm(form, closeForm).version);
      return done(`/openings/${id}`, {
        text: `“${title}” is closed. The site takes no applications for it any more.`,
        undo: { action: `/openings/${id}/reopen`, fields: { version: String(version) } },
      });
    }),
  ),
  post('/openings/:id/reopen', ROLES, async (context) =>
    change(context, async ({ deps, form, done }, id) => {
      const { version: seen, 'new-closes': closes } = readForm(form, reopenForm);
      const { title, version } = await reopenJob(deps, id, {
        closes: closes === undefined ? undefined : closes || null,
        seen,
      });
      return done(`/openings/${id}`, {
        text: `“${title}” is open again.`,
        undo: undoneByClosing(id, version),
      });
    }),
  ),
];

/** Undoes what was just done: nothing is shown before. */
function undoneByClosing(id: string, version: number) {
  return { action: `/openings/${id}/close`, fields: { version: String(version), ...REVIEWED } };
}

async function reviewClosing(context: RouteContext, id: string) {
  const { title } = await requireOpening(context.deps, id);
  const open: ReviewView['rows'] = [];
  for await (const { name, reference, state } of eachSubmission(context.deps, 'application', { job: id }))
    if (!isSettled(state))
      open.push({ name, detail: STATE_LABELS[state], href: `/applications/${reference}` });
  return reviewFirst(context, {
    heading: `Close “${title}”?`,
    says: [
      'The site no longer lists it and takes no applications for it. You can open it again.',
      open.length === 0
        ? 'It has no open applications.'
        : `It has ${plural(open.length, 'open application')}. They stay open, and nobody is emailed.`,
    ],
    rows: open,
    label: 'Close the opening',
    back: { path: `/openings/${id}`, label: title },
  });
}

/** Publishes or changes what the form holds, or shows how it would look. What was typed stays where it is refused. */
async function save(context: RouteContext, id?: string): Promise<unknown> {
  const { deps, form, page, done } = context;
  const { version, preview, ...values } = readForm(form, openingForm);
  const typed = {
    values,
    version: id === undefined ? undefined : String(version),
    errors: {},
    today: dateOf(deps.now()),
  };
  const opening = id === undefined ? undefined : (await viewOf(deps, id)).opening;
  if (preview) return page('opening', { ...typed, opening });
  const fields = { ...values, closes: values.closes || null };
  return await orShownAgain(
    async () => {
      if (id === undefined) {
        const job = await openJob(deps, fields);
        return done(`/openings/${job.id}`, {
          text: `“${job.title}” is on the careers page.`,
          undo: undoneByClosing(job.id, job.version),
        });
      }
      const { title } = await editJob(deps, id, fields, version);
      return done(`/openings/${id}`, { text: `“${title}” is saved.` });
    },
    {
      conflict: async (conflict) => page('opening', { ...(await viewOf(deps, id)), values, conflict }, 409),
      errors: (errors) => page('opening', { ...typed, opening, errors }, 422),
      field: 'title',
    },
  );
}

/** Closes or reopens one; a refusal is shown on its page. */
async function change(
  context: RouteContext,
  act: (context: RouteContext, id: string) => Promise<unknown>,
): Promise<unknown> {
  const { deps, params, page } = context;
  const { id } = await requireOpening(deps, params.id);
  return await orShownAgain(async () => act(context, id), {
    conflict: async (conflict) => page('opening', { ...(await viewOf(deps, id)), conflict }, 409),
    async errors({ closes, ...others }) {
      const errors = closes === undefined ? others : { ...others, 'new-closes': closes };
      return page('opening', { ...(await viewOf(deps, id)), errors }, 422);
    },
    field: 'closes',
  });
}
