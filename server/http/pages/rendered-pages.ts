import { hash } from 'node:crypto';
import { constants } from 'node:zlib';
import * as v from 'valibot';
import { certificateCheckSchema } from '../../../contracts/certificate.ts';
import { SEARCH_QUERY_LENGTH } from '../../../contracts/limits.ts';
import type { Job } from '../../../contracts/job.ts';
import type { Openings } from '../../../contracts/page.ts';
import { PATHS, SEARCH_PATH } from '../../../contracts/paths.ts';
import type { SiteSettings } from '../../../contracts/site-settings.ts';
import type { PlacedFacts } from '../../../contracts/placed-facts.ts';
import { findOpenings, type JobsSource } from '../../services/jobs/find-openings.ts';
import { memoizeKeys, memoizeLast } from '../memoize.ts';
import { type SecurityHeaders, withStyle } from '../security-headers.ts';
import { type CachedResponse, etagOf } from './cached-response.ts';
import { compress } from './compression.ts';
import type { Site } from './site.ts';
import type { DynamicPage } from './site-manifest.ts';
import { fileResponse, splitUrl } from './site-pages.ts';

/** Undefined: no page is rendered at this address. */
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
  factsNow: () => Promise<PlacedFacts>,
): RenderAddress {
  const careersPage = site.rendered.get(PATHS.careers);
  const searchPage = site.rendered.get(SEARCH_PATH);
  const certificatePage = site.rendered.get(PATHS.certificate);
  const renderCertificate = certificatePage && certificateRenderer(site, certificatePage, security);
  const renderCareers = careersPage && careersRenderer(site, careersPage, security, { jobs, settings });
  const renderSearch = searchPage && searchRenderer(site, searchPage, security);

  return async (url) => {
    const { path, query } = splitUrl(url);
    if (path === PATHS.careers) return renderCareers?.(query, await factsNow());
    if (path === SEARCH_PATH) return renderSearch?.(query, await factsNow());
    if (path === PATHS.certificate) return renderCertificate?.(query, await factsNow());
    return undefined;
  };
}

type RenderQuery = (query: string, facts: PlacedFacts) => Promise<CachedResponse>;

/** Cached until the openings or the notices change. */
function careersRenderer(
  site: Site,
  { assets, page }: DynamicPage,
  security: SecurityHeaders,
  { jobs, settings }: { jobs: JobsSource; settings: SiteSettings | undefined },
): RenderQuery {
  const cached = memoizeKeys<CachedResponse>(PAGES_LIMIT);
  const stateOf = memoizeLast((list: Job[]) => hash('sha256', JSON.stringify(list)));
  /** Used while the database is unavailable. */
  let lastList: CachedResponse | undefined;

  async function render(openings: Openings, facts: PlacedFacts): Promise<CachedResponse> {
    const path = PATHS.careers;
    const html = site.renderPage({ path, assets, openings, settings });
    // Compressed once for each change of the openings: about a tenth of a second, outside the server's main thread.
    const quality = constants.BROTLI_MAX_QUALITY;
    return pageResponse({ site, security, facts }, { path, html, quality, page });
  }

  return async (query, facts) => {
    try {
      const openings = await findOpenings(jobs, query);
      const key = `${stateOf(openings.jobs)} ${JSON.stringify([openings.selected, facts.notices])}`;
      const response = await cached(key, () => render(openings, facts));
      if (query === '') lastList = response;
      return response;
    } catch (error) {
      if (lastList) return lastList;
      throw error;
    }
  };
}

/** The last queries are cached, so that repeated ones cost nothing. */
function searchRenderer(site: Site, { assets, page }: DynamicPage, security: SecurityHeaders): RenderQuery {
  const cached = memoizeKeys<CachedResponse>(PAGES_LIMIT);

  async function render(query: string, facts: PlacedFacts): Promise<CachedResponse> {
    const path = SEARCH_PATH;
    const html = site.renderPage({ path, assets, query });
    const quality = constants.BROTLI_MIN_QUALITY;
    return pageResponse({ site, security, facts }, { path, html, quality, page });
  }

  return (address, facts) => {
    const typed = new URLSearchParams(address).get('q') ?? '';
    const query = typed.replaceAll(/\s+/g, ' ').trim().slice(0, SEARCH_QUERY_LENGTH);
    return cached(JSON.stringify([query, facts.notices]), () => render(query, facts));
  };
}

/**
 * Without JavaScript, number and key of the address are put into a form that requests the certificate. Nothing is looked
 * up, so the page is the same for every number.
 */
function certificateRenderer(
  site: Site,
  { assets, page }: DynamicPage,
  security: SecurityHeaders,
): (query: string, facts: PlacedFacts) => Promise<CachedResponse> | undefined {
  return (query, facts) => {
    const asked = v.safeParse(certificateCheckSchema, Object.fromEntries(new URLSearchParams(query)), {
      abortPipeEarly: true,
    });
    if (!asked.success || !asked.output.key) return undefined;
    const path = PATHS.certificate;
    const html = site.renderPage({ path, assets, question: asked.output });
    const quality = constants.BROTLI_MIN_QUALITY;
    return pageResponse({ site, security, facts }, { path, html, quality, page });
  };
}

/** True for the address in a QR code: the certificate page with a key. */
export function isByKey(url: string): boolean {
  return url.startsWith(`${PATHS.certificate}?`) && url.includes('key=');
}

interface DrawnPage {
  path: string;
  html: string;
  /** Brotli quality. */
  quality: number;
  page: DynamicPage['page'];
}

/** A rendered page with the office's changes, compressed and with the policy for its style. */
export async function pageResponse(
  { site, security, facts }: { site: Site; security: SecurityHeaders; facts: PlacedFacts },
  { path, html, quality, page }: DrawnPage,
): Promise<CachedResponse> {
  const placed = site.placeFacts(html, facts);
  const bodies = await compress(Buffer.from(placed.html), quality);
  return fileResponse(
    path,
    {
      bodies,
      type: 'text/html; charset=utf-8',
      etag: etagOf(bodies.identity),
      immutable: false,
      page: placed.style === undefined ? page : withStyle(page, placed.style),
    },
    security,
  );
}
