import type { RoleRoute } from '../server/route.ts';
import { trailView } from './view.ts';

export const trailRoutes: readonly RoleRoute[] = [
  {
    method: 'GET',
    path: '/trail',
    roles: ['owner'],
    answer: async (context) => context.page('trail', await trailView(context)),
  },
];
