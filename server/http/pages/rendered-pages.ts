import { hash } from 'node:crypto';
import { constants } from 'node:zlib';
import type { Job } from '../../../contracts/job.ts';
import type { Openings } from '../../../contracts/page.ts';
import { PATHS } from '../../../contracts/paths.ts';
import { findOpenings, type JobsSource } from '../../services/jobs/find-openings.ts';
import { memoizeKeys, memoizeLast } from '../memoize.ts';
import type { SecurityHeaders } from '../security-headers.ts';
import { type CachedResponse, etagOf } from './cached-response.ts';
import { compress } from './compression.ts';
import type { Site } from './site.ts';
import { fileResponse, splitUrl } from './site-pages.ts';

/** Undefined: nothing is rendered at this address. */
export type RenderAddress = (url: string) => Promise<CachedResponse | undefined>;

const PAGES_LIMIT = 100;

/** Renders the careers page with the current openings, and caches it until they change. */
export function renderedPages(site: Site, security: SecurityHeaders, jobs: JobsSource): RenderAddress {
  const careersPage = site.rendered.get(PATHS.careers);
  if (!careersPage) return async () => undefined;
  const { assets, page } = careersPage;
  const cached = memoizeKeys<CachedResponse>(PAGES_LIMIT);
  const stateOf = memoizeLast((list: Job[]) => hash('sha256', JSON.stringify(list)));
  /** Stands in while the database is unavailable. */
  let lastList: CachedResponse | undefined;

  async function render(openings: Openings): Promise<CachedResponse> {
    const html = site.renderPage({ path: PATHS.careers, assets, openings });
    // Once for each state of the openings: about a tenth of a second, beside the server's own thread.
    const bodies = await compress(Buffer.from(html), constants.BROTLI_MAX_QUALITY);
    const type = 'text/html; charset=utf-8';
    const file = { bodies, type, etag: etagOf(bodies.identity), immutable: false, page };
    return fileResponse(PATHS.careers, file, security);
  }

  return async (url) => {
    const { path, query } = splitUrl(url);
    if (path !== PATHS.careers) return undefined;
    try {
      const openings = await findOpenings(jobs, query);
      const key = `${stateOf(openings.jobs)} ${JSON.stringify(openings.selected)}`;
      const response = await cached(key, () => render(openings));
      if (query === '') lastList = response;
      return response;
    } catch (error) {
      if (lastList) return lastList;
      throw error;
    }
  };
}
