import { plural } from '../../contracts/plural.ts';
import { isSettled, STATE_LABELS } from '../../contracts/submission-state.ts';
import { opening } from '../../server/services/catalogue/opening.ts';
import { eachSubmission } from '../../server/services/submissions/read-submissions.ts';
import { thingRoutes } from '../catalogue/routes.ts';
import { requireShown } from '../catalogue/view.ts';
import { reviewFirst } from '../server/review.ts';
import { get, reviewed, type RoleRoute, type RouteContext } from '../server/route.ts';
import type { ReviewView } from '../ui/review.tsx';
import { openingMore, openingsView } from './view.ts';

export const openingRoutes: readonly RoleRoute[] = [
  get('/openings', opening.roles, async (context) => context.page('openings', await openingsView(context))),
  ...thingRoutes(opening, openingMore).map((route) =>
    route.path === '/openings/:id/close' ? reviewed(reviewClosing, thenWrite(route)) : route,
  ),
];

/** After closing leads to the emails to the applicants, where that was asked for. */
function thenWrite(route: RoleRoute): RoleRoute {
  const answer: RoleRoute['answer'] = async (context) =>
    route.answer({
      ...context,
      done: (path, notice) =>
        context.done(
          context.form.getAll('then').at(-1) === 'write'
            ? `/applications/bulk/reject?job=${encodeURIComponent(context.params['id'] ?? '')}`
            : path,
          notice,
        ),
    });
  return { ...route, answer };
}

/** Shows first whose applications stay open. */
async function reviewClosing(context: RouteContext) {
  const { deps, params } = context;
  const { id, value } = await requireShown(context, opening, params['id'] ?? '');
  const open: ReviewView['rows'] = [];
  for await (const { name, reference, state } of eachSubmission(deps, 'application', { job: id }))
    if (!isSettled(state))
      open.push({ name, detail: STATE_LABELS[state], href: `/applications/${reference}` });
  return reviewFirst(context, {
    heading: `Close “${value.title}”?`,
    says: [
      'The site no longer lists it and takes no applications for it. You can open it again.',
      open.length === 0
        ? 'It has no open applications.'
        : `It has ${plural(open.length, 'open application')}. The next page has the email that rejects them, which you can edit, for all or some of them.`,
    ],
    rows: open,
    label: open.length === 0 ? 'Close the opening' : 'Close, then email them…',
    ...(open.length > 0 && { instead: 'Close only' }),
    fields: [...context.form, ...(open.length > 0 ? [['then', 'write'] as [string, string]] : [])],
    back: { path: `/openings/${id}`, label: value['title'] ?? '' },
  });
}
