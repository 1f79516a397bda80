import { countInterest, listSubscribers } from '../../server/services/subscriptions/read-subscriptions.ts';
import { removeSubscriber } from '../../server/services/subscriptions/end-subscription.ts';
import { HttpError } from '../../server/http/http-error.ts';
import { selectSubscription } from '../../server/storage/subscriptions.ts';
import { isReviewed, reviewFirst } from '../server/review.ts';
import { get, post, type RoleRoute, type RouteContext } from '../server/route.ts';

export type SubscribersView = Awaited<ReturnType<typeof subscribersView>>;

const ROLES = ['owner', 'office'] as const;
const PATH = '/batches/subscribers';

export const subscriberRoutes: readonly RoleRoute[] = [
  get(PATH, ROLES, async (context) => context.page('subscribers', await subscribersView(context))),
  post(`${PATH}/:reference/remove`, ROLES, async (context) => {
    const { deps, params, done } = context;
    if (!isReviewed(context)) return await reviewRemoval(context, params['reference'] ?? '');
    const { reference, course } = await removeSubscriber(deps, params['reference'] ?? '');
    return done(`${PATH}?course=${encodeURIComponent(course)}`, {
      text: `${reference} is deleted, including the address.`,
    });
  }),
];

async function reviewRemoval(context: RouteContext, reference: string) {
  const row = await selectSubscription(context.deps.storage.database, reference);
  if (!row) throw new HttpError(404, 'There is no such subscriber', 'See the list of date alerts.');
  const back = `${PATH}?course=${encodeURIComponent(row.course)}`;
  return reviewFirst(context, {
    heading: `Delete the date alert of ${row.name}?`,
    says: [
      `${row.name} (${row.email}) gets no email when a date of ${row.course_title} is set. The address is deleted. You cannot undo this.`,
    ],
    rows: [],
    label: 'Delete the date alert',
    isDangerous: true,
    back: { path: back, label: 'Date alerts' },
  });
}

/** Courses with subscribers, and the subscribers of one of them. */
async function subscribersView({ deps, query }: RouteContext) {
  const courses = await countInterest(deps);
  const asked = query.get('course');
  const course = courses.find((candidate) => candidate.course === asked) ?? courses[0];
  return { courses, course, subscribers: course ? await listSubscribers(deps, course.course) : [] };
}
