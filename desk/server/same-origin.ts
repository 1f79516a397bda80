import type { IncomingMessage } from 'node:http';

/** Protection against cross-site request forgery: true for a POST that, according to the browser, comes from a page of the desk. */
export function isFromTheDesk({ headers }: IncomingMessage, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === origin : site === 'same-origin';
}
