import type { ReviewView } from '../ui/review.tsx';
import type { RouteContext } from './route.ts';

const FIELD = 'reviewed';

/** True if the form comes from a review page. */
export function isReviewed({ form }: Pick<RouteContext, 'form'>): boolean {
  return form.get(FIELD) === 'yes';
}

/** A page shown before an action. Sentences that are `false` are left out. */
export type Review = Omit<ReviewView, 'action' | 'fields' | 'says' | 'rows'> & {
  says: readonly (string | false)[];
  rows?: ReviewView['rows'];
};

/**
 * Shows a review page for an action that affects other people or more than one record: how many people, who they are,
 * and the text of emails. Its button posts the same form again, or `fields` instead.
 */
export function reviewFirst(
  { form, request, page }: RouteContext,
  { fields = [...form], says, rows = [], ...view }: Review & Partial<Pick<ReviewView, 'fields'>>,
) {
  const kept = fields.filter(([name]) => name !== FIELD);
  return page('review', {
    ...view,
    rows,
    says: says.filter((sentence) => sentence !== false),
    action: request.url,
    fields: [...kept, [FIELD, 'yes']],
  });
}
