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
    route.path === '/openings/:id/close' ? reviewed(reviewClosing, route) : route,
  ),
];

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
        : `It has ${plural(open.length, 'open application')}. They stay open, and nobody is emailed.`,
    ],
    rows: open,
    label: 'Close the opening',
    back: { path: `/openings/${id}`, label: value['title'] ?? '' },
  });
}
