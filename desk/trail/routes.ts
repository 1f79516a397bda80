import { listActors, listTrail } from '../../server/services/trail/read-trail.ts';
import type { RoleRoute } from '../server/route.ts';

export const trailRoutes: readonly RoleRoute[] = [
  {
    method: 'GET',
    path: '/trail',
    roles: ['owner'],
    async answer({ deps, query, page }) {
      const actor = query.get('actor') ?? '';
      const before = query.get('before') || undefined;
      const { lines, older } = await listTrail(deps, { before, actor: actor || undefined });
      const address = (start: string) => {
        const search = new URLSearchParams({ ...(actor && { actor }), ...(start && { before: start }) });
        return search.size > 0 ? `/trail?${search.toString()}` : '/trail';
      };
      return page('trail', {
        lines,
        actors: await listActors(deps),
        actor,
        newest: before === undefined ? undefined : address(''),
        older: older && address(older),
      });
    },
  },
];
