import type { FastifyRequest } from 'fastify';

/** The prefix binds a cookie to this host over HTTPS, so that other hosts of the domain cannot set it. */
export const SESSION_COOKIE = '__Host-desk';
/** The id of this browser's challenge. */
export const CHALLENGE_COOKIE = '__Host-desk-challenge';
export const NOTICE_COOKIE = '__Host-desk-notice';

const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict';

export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const found = (headers.cookie ?? '').split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Without `seconds` the cookie ends with the browser session. */
export function setCookie(name: string, value: string, seconds?: number): string {
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  return `${name}=${value}; ${ATTRIBUTES}${age}`;
}

export function dropCookie(name: string): string {
  return setCookie(name, '', 0);
}
