import { ROLES } from '../../domain/roles.ts';
import { HttpError } from '../../server/http/http-error.ts';
import { get, type RoleRoute } from '../server/route.ts';
import { findGuidePage, guideIndex, searchGuide } from './guide.ts';

export const helpRoutes: readonly RoleRoute[] = [
  get('/help', ROLES, async ({ query, page }) => {
    const search = (query.get('search') ?? '').trim();
    return page('help', {
      page: guideIndex,
      search,
      matches: search === '' ? undefined : searchGuide(search),
    });
  }),
  get('/help/:name', ROLES, async ({ params, page }) => {
    const found = findGuidePage(params['name'] ?? '');
    if (!found) throw new HttpError(404, 'There is no such help page', 'Search the help for a word.');
    return page('help', { page: found, search: '' });
  }),
];
