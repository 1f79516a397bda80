import type { IncomingMessage } from 'node:http';

/**
 * Protects against cross-site request forgery (CSRF). True if a POST comes from one of our own pages, or from a
 * program, which sends neither header. `Sec-Fetch-Site` decides if the browser sends it. On plain HTTP it does not, and
 * the referrer policy no-referrer makes our forms send `Origin: null`: then only a form is accepted.
 */
export function isFromThisSite(request: IncomingMessage, publicUrl: string): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  const origin = request.headers.origin;
  if (origin === undefined || origin === publicUrl) return true;
  if (origin === 'null') return publicUrl.startsWith('http:') && isPlainForm(request);
  return URL.canParse(origin) && new URL(origin).host === request.headers.host;
}

/** True if a browser sent the form without JavaScript, so the response will be shown as a page. */
export function isPlainForm(request: IncomingMessage): boolean {
  if (request.method !== 'POST') return false;
  const mode = request.headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  return (request.headers.accept ?? '').includes('text/html');
}
