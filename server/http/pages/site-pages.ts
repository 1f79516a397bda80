import type { IncomingMessage, ServerResponse } from 'node:http';
import { company } from '../../../content/company.ts';
import {
  COMPANY_PROFILE_PATH,
  DEFAULT_API_HOST,
  SITEMAP_PATH,
  SOCIAL_PATHS,
} from '../../../contracts/paths.ts';
import { NOT_FOUND_PAGE, ANSWER_PAGE } from '../../../contracts/page.ts';
import type { HeaderList, SecurityHeaders } from '../security-headers.ts';
import { type CachedResponse, cacheResponse, sendCached } from './cached-response.ts';
import type { LoadedFile, Site } from './site.ts';
import { isVisit } from './visit.ts';

const REVALIDATED = 'no-cache';
export const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';

/** Tells the browser which links to prefetch, and when. */
const SPECULATION_RULES = '/speculation-rules.json';
const RULES_TYPE = 'application/speculationrules+json';
const SPECULATION_HEADER: HeaderList = ['Speculation-Rules', `"${SPECULATION_RULES}"`];

/**
 * Redirects within the site are permanent (308). Those to profiles on other sites are temporary (302), because profiles
 * may move.
 */
const ALIAS_STATUS = 308;
const SOCIAL_STATUS = 302;

/** Files with separate routes: the 404 page, and the sitemap, to which open jobs are added. */
const SERVED_ELSEWHERE = new Set<string>([NOT_FOUND_PAGE, SITEMAP_PATH]);

/** Pages without an address, which are sent only as answers. */
const NO_ADDRESSES = new Set<string>([NOT_FOUND_PAGE, ANSWER_PAGE]);

export interface SitePages {
  /** Serves GET and HEAD of pages, files and redirects from memory; false for other addresses. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /** Sends the page with status 404. */
  serveNotFound(request: IncomingMessage, response: ServerResponse): void;
  /** True if GET finds something at this path. */
  has(path: string): boolean;
}

/** Serves the built site. `countVisit` gets the address of each page that a visitor opens. */
export function sitePages(
  site: Site,
  security: SecurityHeaders,
  countVisit: (url: string) => void = () => {},
): SitePages {
  const responses = new Map<string, CachedResponse>();
  for (const [path, file] of site.files) {
    if (!SERVED_ELSEWHERE.has(path)) responses.set(path, fileResponse(path, file, security));
  }
  const notFoundFile = site.files.get(NOT_FOUND_PAGE);
  if (!notFoundFile) throw new Error(`The site has no page ${NOT_FOUND_PAGE}`);
  const notFound = fileResponse(NOT_FOUND_PAGE, notFoundFile, security);

  // With Save-Data the browser prefetches nothing.
  const noRules = cacheResponse({
    bodies: { identity: Buffer.from('{}') },
    type: RULES_TYPE,
    etag: '"none"',
    cacheControl: FOR_A_DAY,
    headers: ['Vary', 'Save-Data', ...security.asset],
  });

  const exists = (path: string) =>
    responses.has(path) || site.redirects.has(path) || (site.pages.has(path) && !NO_ADDRESSES.has(path));

  function redirectFor(url: string): { status: number; target: string } | undefined {
    const { path, query } = splitUrl(url);
    const target = site.redirects.get(path);
    if (target !== undefined) {
      const isSocial = (Object.values(SOCIAL_PATHS) as string[]).includes(path);
      const keptQuery = target.startsWith('/') ? query : '';
      return { status: isSocial ? SOCIAL_STATUS : ALIAS_STATUS, target: target + keptQuery };
    }
    const withoutSlash = path.replace(/(?<!\/)\/+$/, '');
    if (withoutSlash !== path && withoutSlash !== '' && exists(withoutSlash)) {
      return { status: ALIAS_STATUS, target: withoutSlash + query };
    }
    return undefined;
  }

  return {
    serve(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const url = request.url ?? '/';
      if (url === SPECULATION_RULES && request.headers['save-data'] === 'on') {
        sendCached(noRules, request, response);
        return true;
      }
      const cached = responses.get(url) ?? responses.get(splitUrl(url).path);
      if (cached) {
        sendCached(cached, request, response);
        if (isVisit(request) && site.files.get(splitUrl(url).path)?.page) countVisit(url);
        return true;
      }
      const redirect = redirectFor(url);
      if (!redirect) return false;
      writeRedirect(response, redirect.status, redirect.target, security.asset);
      return true;
    },
    serveNotFound(request, response) {
      sendCached(notFound, request, response, 404);
    },
    has: exists,
  };
}

export function fileResponse(path: string, file: LoadedFile, security: SecurityHeaders): CachedResponse {
  const headers = file.page ? [...SPECULATION_HEADER, ...security.page(file.page)] : security.asset;
  if (path === SPECULATION_RULES) {
    return cacheResponse({
      bodies: file.bodies,
      type: RULES_TYPE,
      etag: file.etag,
      cacheControl: FOR_A_DAY,
      headers: ['Vary', 'Save-Data', ...headers],
    });
  }
  return cacheResponse({
    bodies: file.bodies,
    type: file.type,
    etag: file.etag,
    cacheControl: file.immutable ? FOR_A_YEAR : REVALIDATED,
    headers: [...fileHeaders(path), ...headers],
  });
}

function fileHeaders(path: string): HeaderList {
  if (path === COMPANY_PROFILE_PATH) {
    return ['Content-Disposition', `attachment; filename="${company.profileFileName}"`];
  }
  return [];
}

function writeRedirect(response: ServerResponse, status: number, target: string, headers: HeaderList): void {
  response.writeHead(status, [
    'Location',
    target,
    'Content-Length',
    '0',
    'Cache-Control',
    REVALIDATED,
    ...headers,
  ]);
  response.end();
}

export function isBelowApi(path: string): boolean {
  return path === DEFAULT_API_HOST || path.startsWith(`${DEFAULT_API_HOST}/`);
}

/** Splits a URL. `query` begins with a question mark, or is empty. */
export function splitUrl(url: string): { path: string; query: string } {
  const start = url.indexOf('?');
  return start === -1 ? { path: url, query: '' } : { path: url.slice(0, start), query: url.slice(start) };
}
