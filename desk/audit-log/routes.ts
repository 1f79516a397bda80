import type { RoleRoute } from '../server/route.ts';
import { auditLogView } from './view.ts';

export const auditLogRoutes: readonly RoleRoute[] = [
  {
    method: 'GET',
    path: '/trail',
    roles: ['owner'],
    answer: async (context) => context.page('audit-log', await auditLogView(context)),
  },
];
