import type { ReviewView } from '../ui/review.tsx';
import type { RouteContext } from './route.ts';

const FIELD = 'reviewed';

/** Tells whether the form comes from the page that shows what it will do. */
export function isReviewed({ form }: Pick<RouteContext, 'form'>): boolean {
  return form.get(FIELD) === 'yes';
}

/** A page to look at before an act; without a sentence that is false. */
export type Review = Omit<ReviewView, 'action' | 'fields' | 'says' | 'rows'> & {
  says: readonly (string | false)[];
  rows?: ReviewView['rows'];
};

/**
 * Answers with that page: how many, who, and the text. Its button posts the same form again, or `fields` in its place.
 * For acts that reach other people or change more than one record.
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
