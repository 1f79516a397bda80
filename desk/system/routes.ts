import { retryWebhooks, testWebhook } from '../../server/services/webhooks/test-webhook.ts';
import type { RoleRoute } from '../server/route.ts';
import { checkSystem } from './system-check.ts';
import { systemView } from './view.ts';

export const systemRoutes: readonly RoleRoute[] = [
  {
    method: 'GET',
    path: '/system',
    roles: ['owner'],
    answer: async (context) => context.page('system', await systemView(context)),
  },
  {
    method: 'POST',
    path: '/system/check',
    roles: ['owner'],
    async answer({ deps, done }) {
      await checkSystem(deps);
      return done('/system', { text: 'The system was checked.' });
    },
  },
  {
    method: 'POST',
    path: '/system/webhook/test',
    roles: ['owner'],
    async answer({ deps, done }) {
      await testWebhook(deps);
      return done('/system', { text: 'A test is on its way. Load the page again in a moment.' });
    },
  },
  {
    method: 'POST',
    path: '/system/webhook/retry',
    roles: ['owner'],
    async answer({ deps, done }) {
      const count = await retryWebhooks(deps);
      return done('/system', {
        text: count === 1 ? 'One event is tried again now.' : `${count} events are tried again now.`,
      });
    },
  },
];
