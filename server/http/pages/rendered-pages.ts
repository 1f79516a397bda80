import { hash } from 'node:crypto';
import { constants } from 'node:zlib';
import * as v from 'valibot';
import { certificateCheckSchema } from '../../../contracts/certificate.ts';
import { SEARCH_QUERY_LENGTH } from '../../../contracts/limits.ts';
import type { Job } from '../../../contracts/job.ts';
import type { Notice } from '../../../contracts/notice.ts';
import { PATHS, SEARCH_PATH } from '../../../contracts/paths.ts';
import type { SiteSettings } from '../../../contracts/site-settings.ts';
import { findOpenings, type JobsSource } from '../../services/jobs/find-openings.ts';
import { memoizeKeys, memoizeLast } from '../memoize.ts';
import type { SecurityHeaders } from '../security-headers.ts';
import type { CachedResponse } from './cached-response.ts';
import { type DrawPage, pageDrawer } from './draw-page.ts';
import type { Site } from './site.ts';
import { splitUrl } from './site-pages.ts';

/** Renders the page at a URL; undefined if none is rendered there. */
export type RenderAddress = (url: string) => Promise<CachedResponse | undefined>;

const PAGES_LIMIT = 100;

/**
 * Pages rendered for a request: the careers page with the current openings, search results, and the certificate page of a
 * QR code.
 */
export function renderedPages(
  site: Site,
  security: SecurityHeaders,
  { jobs, settings }: { jobs: JobsSource; settings: SiteSettings | undefined },
  noticesNow: () => Promise<readonly Notice[]>,
): RenderAddress {
  const draw = pageDrawer(site, security);
  const renderers: Record<string, RenderQuery> = {
    [PATHS.careers]: careersRenderer(draw, { jobs, settings }),
    [SEARCH_PATH]: searchRenderer(draw),
    [PATHS.certificate]: certificateRenderer(draw),
  };

  return async (url) => {
    const { path, query } = splitUrl(url);
    return site.pages.has(path) ? renderers[path]?.(query, await noticesNow()) : undefined;
  };
}

type RenderQuery = (query: string, notices: readonly Notice[]) => ReturnType<RenderAddress>;

/** Renders the careers page, which is cached until the openings or the notices change. */
function careersRenderer(
  draw: DrawPage,
  { jobs, settings }: { jobs: JobsSource; settings: SiteSettings | undefined },
): RenderQuery {
  const cached = memoizeKeys<CachedResponse>(PAGES_LIMIT);
  const stateOf = memoizeLast((list: Job[]) => hash('sha256', JSON.stringify(list)));
  /** Used while the database is unavailable. */
  let lastList: CachedResponse | undefined;

  return async (query, notices) => {
    try {
      const openings = await findOpenings(jobs, query);
      const key = `${stateOf(openings.jobs)} ${JSON.stringify([openings.selected, notices])}`;
      const response = await cached(key, () => {
        const shown = { path: PATHS.careers, openings, settings, facts: { notices } };
        // The page is compressed once for each change of the openings. This takes about a tenth of a second, outside
        // the server's main thread.
        return draw(shown.path, shown, constants.BROTLI_MAX_QUALITY);
      });
      if (query === '') lastList = response;
      return response;
    } catch (error) {
      if (lastList) return lastList;
      throw error;
    }
  };
}

/** Renders the page of search results. The last queries are cached, so that repeated ones cost nothing. */
function searchRenderer(draw: DrawPage): RenderQuery {
  const cached = memoizeKeys<CachedResponse>(PAGES_LIMIT);

  return (address, notices) => {
    const typed = new URLSearchParams(address).get('q') ?? '';
    const query = typed.replaceAll(/\s+/g, ' ').trim().slice(0, SEARCH_QUERY_LENGTH);
    return cached(JSON.stringify([query, notices]), () =>
      draw(SEARCH_PATH, { path: SEARCH_PATH, query, facts: { notices } }, constants.BROTLI_MIN_QUALITY),
    );
  };
}

/**
 * Without JavaScript, number and key of the address are put into a form that requests the certificate. Nothing is looked
 * up, so the page is the same for every number.
 */
function certificateRenderer(draw: DrawPage): RenderQuery {
  return async (query, notices) => {
    const asked = v.safeParse(certificateCheckSchema, Object.fromEntries(new URLSearchParams(query)), {
      abortPipeEarly: true,
    });
    if (!asked.success || !asked.output.key) return undefined;
    const shown = { path: PATHS.certificate, question: asked.output, facts: { notices } };
    return draw(shown.path, shown, constants.BROTLI_MIN_QUALITY);
  };
}

/** True for the address in a QR code: the certificate page with a key. */
export function isByKey(url: string): boolean {
  return url.startsWith(`${PATHS.certificate}?`) && url.includes('key=');
}
