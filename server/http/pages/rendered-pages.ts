import { hash } from 'node:crypto';
import type { FoundJob, Job, SelectedJob } from '../../../contracts/job.ts';
import { PATHS } from '../../../contracts/paths.ts';
import { memoizeLast } from '../memoize.ts';
import type { SecurityHeaders } from '../security-headers.ts';
import type { Site } from './site.ts';
import { REVALIDATED, SPECULATION_HEADER, splitUrl } from './site-pages.ts';
import { type CachedResponse, cacheResponse } from './cached-response.ts';
import { compress } from './compress.ts';

/** Where the careers page gets its jobs. */
export interface JobsSource {
  listOpenJobs(): Promise<Job[]>;
  findJob(id: string): Promise<FoundJob | undefined>;
  /** Ids of the openings that are samples. */
  sampleIds?: string[];
}

export interface RenderedPages {
  /** Undefined: nothing is rendered at this address. */
  render(url: string): Promise<CachedResponse | undefined>;
}

const PAGES_LIMIT = 100;

/** A page is compressed once for each state of the openings; level 5 takes a few milliseconds. */
const BROTLI_LEVEL = 5;

interface RenderedPagesParts {
  site: Site;
  security: SecurityHeaders;
  jobs: JobsSource;
}

/** Renders the careers page with the current openings, and caches it until they change. */
export function renderedPages({ site, security, jobs }: RenderedPagesParts): RenderedPages {
  const careersPage = site.rendered.get(PATHS.careers);
  const cache = new Map<string, Promise<CachedResponse>>();
  const stateOf = memoizeLast((list: Job[]) => hash('sha256', JSON.stringify(list)));
  /** Stands in while the database is unavailable. */
  let lastList: CachedResponse | undefined;

  async function careers(query: string): Promise<CachedResponse> {
    const asked = new URLSearchParams(query).get('job');
    const [list, found] = await Promise.all([jobs.listOpenJobs(), asked ? jobs.findJob(asked) : undefined]);
    const selected = asked === null ? undefined : (found ?? { state: 'unknown' as const });
    const key = `${stateOf(list)} ${JSON.stringify(selected)}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const rendered = render(list, selected);
    const [oldest] = cache.keys();
    if (cache.size >= PAGES_LIMIT && oldest !== undefined) cache.delete(oldest);
    cache.set(key, rendered);
    rendered.catch(() => cache.delete(key));
    return rendered;
  }

  async function render(list: Job[], selected: SelectedJob | undefined): Promise<CachedResponse> {
    if (!careersPage) throw new Error('The built site has no careers page');
    const openings = { jobs: list, sampleIds: jobs.sampleIds, selected };
    const request = { path: PATHS.careers, assets: careersPage.assets, openings };
    const bodies = await compress(Buffer.from(site.renderPage(request)), BROTLI_LEVEL);
    return cacheResponse({
      bodies,
      type: 'text/html; charset=utf-8',
      etag: `"${hash('sha256', bodies.identity, 'base64url').slice(0, 22)}"`,
      cacheControl: REVALIDATED,
      headers: [...SPECULATION_HEADER, ...security.page(careersPage.page)],
    });
  }

  return {
    async render(url) {
      const { path, query } = splitUrl(url);
      if (!careersPage || path !== PATHS.careers) return undefined;
      try {
        const page = await careers(query);
        if (query === '') lastList = page;
        return page;
      } catch (error) {
        if (lastList) return lastList;
        throw error;
      }
    },
  };
}
