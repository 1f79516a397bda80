import type { IncomingMessage } from 'node:http';

/**
 * Whether a POST comes from this site's own pages, or from a program, which sends neither header.
 * `Sec-Fetch-Site` decides where the browser sends it. Browsers leave it out on plain HTTP, where our own forms carry
 * `Origin: null`, as the pages' referrer policy is no-referrer: only a form is believed then, and only there.
 */
export function isFromThisSite(request: IncomingMessage, publicUrl: string): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  const origin = request.headers.origin;
  if (origin === undefined || origin === publicUrl) return true;
  if (origin === 'null') return publicUrl.startsWith('http:') && isPlainForm(request);
  return URL.canParse(origin) && new URL(origin).host === request.headers.host;
}

/** Whether a browser sent the form by itself, without script, and will show the answer as a page. */
export function isPlainForm(request: IncomingMessage): boolean {
  if (request.method !== 'POST') return false;
  const mode = request.headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  return (request.headers.accept ?? '').includes('text/html');
}
