import { countInterest, listSubscribers } from '../../server/services/subscriptions/read-subscriptions.ts';
import { removeSubscriber } from '../../server/services/subscriptions/end-subscription.ts';
import { get, post, type RoleRoute, type RouteContext } from '../server/route.ts';

export type SubscribersView = Awaited<ReturnType<typeof subscribersView>>;

const ROLES = ['owner', 'office'] as const;
const PATH = '/batches/subscribers';

export const subscriberRoutes: readonly RoleRoute[] = [
  get(PATH, ROLES, async (context) => context.page('subscribers', await subscribersView(context))),
  post(`${PATH}/:reference/remove`, ROLES, async ({ deps, params, done }) => {
    const { reference, course } = await removeSubscriber(deps, params['reference'] ?? '');
    return done(`${PATH}?course=${encodeURIComponent(course)}`, {
      text: `${reference} is off the list, and the address is deleted.`,
    });
  }),
];

/** The courses for which somebody waits, and who waits for one of them. */
async function subscribersView({ deps, query }: RouteContext) {
  const courses = await countInterest(deps);
  const asked = query.get('course');
  const course = courses.find((candidate) => candidate.course === asked) ?? courses[0];
  return { courses, course, subscribers: course ? await listSubscribers(deps, course.course) : [] };
}
