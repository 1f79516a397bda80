import { listActors, listTrail } from '../../server/services/trail/read-trail.ts';
import type { RouteContext } from '../server/route.ts';

export type TrailView = Awaited<ReturnType<typeof trailView>>;

export async function trailView({ deps, query }: RouteContext) {
  const actor = query.get('actor') ?? '';
  const before = query.get('before') || undefined;
  const { lines, older } = await listTrail(deps, { before, actor: actor || undefined });
  const address = (start: string) => {
    const search = new URLSearchParams({ ...(actor && { actor }), ...(start && { before: start }) });
    return search.size > 0 ? `/trail?${search.toString()}` : '/trail';
  };
  return {
    lines,
    actors: await listActors(deps),
    /** The actor whose lines are shown; empty: everyone's. */
    actor,
    newest: before === undefined ? undefined : address(''),
    older: older && address(older),
  };
}
