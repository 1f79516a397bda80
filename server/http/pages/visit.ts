import type { IncomingMessage } from 'node:http';

/**
 * Whether a browser opens a page, as it says itself (Fetch Metadata): most robots do not send this, and what is fetched
 * before somebody follows a link says so. services/statistics/count-by-day.ts counts it.
 */
export function isVisit({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-purpose'] === undefined &&
    headers['purpose'] === undefined
  );
}
