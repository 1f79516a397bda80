import { ROLES } from '../../domain/roles.ts';
import { get, type RoleRoute } from '../server/route.ts';
import { searchView } from './view.ts';

export const searchRoutes: readonly RoleRoute[] = [
  get('/search', ROLES, async (context) => context.page('search', await searchView(context))),
];
