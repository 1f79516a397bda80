import { ROLES } from '../../domain/roles.ts';
import { get, post, type RoleRoute } from '../server/route.ts';
import { markNewsSeen } from './today.ts';
import { todayView } from './view.ts';

export const todayRoutes: readonly RoleRoute[] = [
  get('/', ROLES, async (context) => context.page('today', await todayView(context))),
  post('/looked', ROLES, async ({ deps, signedIn, done }) => {
    if (signedIn.personId !== undefined) await markNewsSeen(deps, signedIn.personId);
    return done('/', { text: 'All marked as seen.' });
  }),
];
