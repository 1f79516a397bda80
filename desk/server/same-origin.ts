import type { IncomingMessage } from 'node:http';

/** Protection against cross-site request forgery: a post comes from the desk's own pages, and the browser says so. */
export function isFromTheDesk({ headers }: IncomingMessage, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === origin : site === 'same-origin';
}
