import type { IncomingMessage } from 'node:http';

/**
 * True if a browser opens a page, according to its Fetch Metadata headers: most robots do not send these, and prefetches
 * are marked. services/statistics/count-by-day.ts counts visits.
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
