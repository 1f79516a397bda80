import { endSession } from '../../services/desk/session.ts';
import { ROLES } from '../../services/desk/roles.ts';
import { useSessionLink } from '../../services/desk/use-session-link.ts';
import { browserName } from '../browser-name.ts';
import { dropCookie, NOTICE_COOKIE, SESSION_COOKIE, setCookie } from '../cookies.ts';
import type { OpenRoute, RoleRoute } from '../visit.ts';

const LINK_COMMAND = 'npm run -s operator -- desk link';

export const doorRoutes: readonly OpenRoute[] = [
  {
    method: 'GET',
    path: '/sign-in',
    roles: 'anyone',
    answer: async ({ page }) => page('sign-in', { linkCommand: LINK_COMMAND }),
  },
  {
    method: 'GET',
    path: '/link',
    roles: 'anyone',
    answer: async ({ page }) => page('link', {}),
  },
  {
    method: 'POST',
    path: '/link',
    roles: 'anyone',
    async answer({ deps, request, reply, form, page, done }) {
      const browser = browserName(request.headers['user-agent']);
      const session = await useSessionLink(deps, (form.get('code') ?? '').trim(), browser);
      if (session === undefined) {
        const error = `This code is not known, was used already or is older than 10 minutes. Make a new one: ${LINK_COMMAND}`;
        return page('link', { error }, 422);
      }
      reply.header('Set-Cookie', setCookie(SESSION_COOKIE, session));
      return done('/');
    },
  },
];

export const sessionRoutes: readonly RoleRoute[] = [
  {
    method: 'POST',
    path: '/sign-out',
    roles: ROLES,
    async answer({ deps, signedIn, reply, done }) {
      await endSession(deps, signedIn.sessionId);
      reply.header('Set-Cookie', [dropCookie(SESSION_COOKIE), dropCookie(NOTICE_COOKIE)]);
      // Not "cookies": that would clear those of the firm's whole domain.
      reply.header('Clear-Site-Data', '"cache", "storage"');
      return done('/sign-in');
    },
  },
];
