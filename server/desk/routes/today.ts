import { ROLES } from '../../services/desk/roles.ts';
import { countToday } from '../../services/desk/count-today.ts';
import type { RoleRoute } from '../visit.ts';

export const todayRoutes: readonly RoleRoute[] = [
  {
    method: 'GET',
    path: '/',
    roles: ROLES,
    answer: async ({ deps, signedIn, page }) =>
      page('today', { name: signedIn.name, ...(await countToday(deps)) }),
  },
];
