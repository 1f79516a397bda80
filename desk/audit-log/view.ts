import { listActors, listAuditLog } from '../../server/services/audit-log/read-audit-log.ts';
import type { RouteContext } from '../server/route.ts';

export type AuditLogView = Awaited<ReturnType<typeof auditLogView>>;

export async function auditLogView({ deps, query }: RouteContext) {
  const actor = query.get('actor') ?? '';
  const before = query.get('before') || undefined;
  const { lines, older } = await listAuditLog(deps, { before, actor: actor || undefined });
  const address = (start: string) => {
    const search = new URLSearchParams({ ...(actor && { actor }), ...(start && { before: start }) });
    return search.size > 0 ? `/audit-log?${search.toString()}` : '/audit-log';
  };
  return {
    lines,
    actors: await listActors(deps),
    /** Filter by actor. Empty means all. */
    actor,
    newest: before === undefined ? undefined : address(''),
    older: older && address(older),
  };
}
