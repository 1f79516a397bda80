import { get, type RoleRoute } from '../server/route.ts';
import { auditLogView } from './view.ts';

export const auditLogRoutes: readonly RoleRoute[] = [
  get('/audit-log', ['owner'], async (context) => context.page('audit-log', await auditLogView(context))),
];
