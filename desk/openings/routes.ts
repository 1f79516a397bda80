import { plural } from '../../contracts/plural.ts';
import { isSettled, STATE_LABELS } from '../../domain/submission-state.ts';
import { actOnThing } from '../../server/services/catalogue/edit-thing.ts';
import { opening, reopenOpening } from '../../server/services/catalogue/opening.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { eachSubmission } from '../../server/services/submissions/read-submissions.ts';
import { thingRoutes } from '../catalogue/routes.ts';
import { requireShown } from '../catalogue/view.ts';
import { reviewFirst } from '../server/review.ts';
import { get, reviewed, type RoleRoute, type RouteContext } from '../server/route.ts';
import type { ReviewView } from '../ui/review.tsx';
import { openingMore, openingsView } from './view.ts';

export const openingRoutes: readonly RoleRoute[] = [
  get('/openings', opening.roles, async (context) => context.page('openings', await openingsView(context))),
  ...thingRoutes(opening, {
    more: openingMore,
    async begin(context) {
      const copied = context.query.get('copy');
      return copied ? { ...(await requireShown(context, opening, copied)).value, closes: '' } : {};
    },
    acts: {
      close: [
        opening.acts['close']!.done,
        async ({ deps, params, form }, seen) => {
          const id = params['id'] ?? '';
          const { version } = await actOnThing(deps, opening, id, 'close', { seen });
          const isWriting = form.getAll('then').at(-1) === 'write';
          return {
            version,
            ...(isWriting && { leadsTo: `/applications/bulk/reject?job=${encodeURIComponent(id)}` }),
          };
        },
      ],
      reopen: [
        'The opening is reopened.',
        async ({ deps, params, form }, seen) =>
          await reopenOpening(deps, params['id'] ?? '', {
            seen,
            closes: form.get('new-closes') ?? undefined,
          }).catch(besideNewDate),
      ],
    },
  }).map((route) => (route.path === '/openings/:id/close' ? reviewed(reviewClosing, route) : route)),
];

/** Shows an error about the closing date in the form that reopens. */
function besideNewDate(error: unknown): never {
  const { closes, ...fields } = (error instanceof OperatorError && error.fields) || {};
  if (!(error instanceof OperatorError) || closes === undefined) throw error;
  throw new OperatorError(error.message, { fields: { ...fields, 'new-closes': closes } });
}

/** A page first shows the applications that stay open. */
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
      'The site no longer lists it and accepts no applications for it. You can reopen it.',
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
