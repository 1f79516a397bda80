import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import { type Batch, BATCH_MODES, type BatchCourse, type BatchFilter } from '../../../contracts/batch.ts';
import { ASK_WHICH_COURSE, askForSeat, batchLine } from '../../../contracts/enquiry-subject.ts';
import { type LiveFacts, NO_FACTS } from '../../../contracts/live-facts.ts';
import { NOT_FOUND_PAGE, type PageRequest } from '../../../contracts/page.ts';
import { BATCHES_PATH, coursePath, PATHS } from '../../../contracts/paths.ts';
import type { SiteSettings } from '../../../contracts/site-settings.ts';
import { memoizeKeys } from '../memoize.ts';
import type { SecurityHeaders } from '../security-headers.ts';
import { type CachedResponse, sendCached } from './cached-response.ts';
import type { LiveFactsMemory, Moment } from './live-facts.ts';
import { pageDrawer } from './draw-page.ts';
import type { RenderAddress } from './rendered-pages.ts';
import type { Site } from './site.ts';
import { type SitePages, splitUrl } from './site-pages.ts';
import { isVisit } from './visit.ts';

/** Largest number of cached pages. All pages of a site with a notice fit. */
const DRAWN_LIMIT = 200;

interface LivePagesParts {
  memory: LiveFactsMemory;
  /** Settings that pages mention; undefined if they are the same as in the build. */
  settings: SiteSettings | undefined;
  /** Called for each page that somebody opens. */
  countVisit: (url: string) => void;
}

export interface LivePages {
  /** Works like `SitePages.serve`. It also returns false if the database must be read first. Then `render` answers. */
  serve: SitePages['serve'];
  /** Sends the page with status 404. */
  serveNotFound: SitePages['serveNotFound'];
  /** Renders a page; undefined if the built file is to be sent. */
  render: RenderAddress;
}

/**
 * Pages of the site with the office's changes: notices on all of them, opening hours on the contact page, upcoming
 * batches and testimonials on pages with courses, the server's settings on the privacy page. They are sent from memory
 * like files. A page without any of these is the built file.
 */
export function livePages(
  site: Site,
  security: SecurityHeaders,
  files: SitePages,
  { memory, settings, countVisit }: LivePagesParts,
): LivePages {
  /** Cache by content, so that a change renders only the pages that show it. */
  const drawn = memoizeKeys<CachedResponse>(DRAWN_LIMIT);
  const drawPage = pageDrawer(site, security);

  /** Address of the built page; undefined if there is none. */
  function builtAt(url: string): string | undefined {
    return [url, splitUrl(url).path].find(
      (address) => address !== NOT_FOUND_PAGE && site.files.get(address)?.page !== undefined,
    );
  }

  /** Draws a page; undefined if it shows no facts. */
  async function draw(url: string, address: string, { facts }: Moment): Promise<CachedResponse | undefined> {
    const { path, query } = splitUrl(url);
    const shownFacts = shownAt(path, facts);
    const own = askedAt(path, query, facts, { courses: site.courses, settings });
    if (!own && isNothing(shownFacts)) return undefined;
    const quality = isAsked(url) ? constants.BROTLI_MIN_QUALITY : constants.BROTLI_MAX_QUALITY;
    const shown = { path, subject: site.pages.get(address)?.subject, ...own, facts: shownFacts };
    return await drawn(hash('sha256', JSON.stringify([shown, quality])), () =>
      drawPage(own?.subject && site.pages.has(ASK_WHICH_COURSE) ? ASK_WHICH_COURSE : address, shown, quality),
    );
  }

  return {
    serve(request: IncomingMessage, response: ServerResponse) {
      const url = request.url ?? '/';
      const address = builtAt(url);
      if (address === undefined) return files.serve(request, response);
      const page = isAsked(url) ? undefined : memory.fresh()?.ready.get(address);
      if (page === null) return files.serve(request, response);
      if (!page || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
      sendCached(page, request, response);
      if (isVisit(request)) countVisit(url);
      return true;
    },

    serveNotFound(request, response) {
      const send = async () => {
        const page = await draw(NOT_FOUND_PAGE, NOT_FOUND_PAGE, await memory.current());
        if (page) sendCached(page, request, response, 404);
        else files.serveNotFound(request, response);
      };
      if (memory.fresh()?.facts.notices.length === 0) files.serveNotFound(request, response);
      else void send().catch(() => files.serveNotFound(request, response));
    },

    async render(url) {
      const address = builtAt(url);
      if (address === undefined) return undefined;
      const moment = await memory.current();
      const page = await draw(url, address, moment);
      if (!isAsked(url)) moment.ready.set(address, page ?? null);
      return page;
    },
  };
}

/** True if the query changes the facts on the page, so that each query is cached separately. */
function isAsked(url: string): boolean {
  const { path, query } = splitUrl(url);
  if (path === BATCHES_PATH) return query !== '';
  return path === PATHS.contact && batchIn(query) !== undefined;
}

function batchIn(query: string): string | undefined {
  return query.includes('batch=') ? (new URLSearchParams(query).get('batch') ?? undefined) : undefined;
}

/** Returns the facts that a page shows. When other facts change, the page is not rendered again. */
function shownAt(path: string, { notices, hours, batches, testimonials }: LiveFacts): LiveFacts {
  const isList = path === PATHS.trainings;
  const hasAll = isList || path === BATCHES_PATH;
  return {
    notices,
    hours: path === PATHS.contact ? hours : null,
    batches: hasAll ? batches : batches.filter(({ course }) => coursePath(course) === path),
    testimonials: isList ? testimonials : [],
  };
}

function isNothing(facts: LiveFacts): boolean {
  return JSON.stringify({ ...NO_FACTS, ...facts }) === JSON.stringify(NO_FACTS);
}

/** Additions to a page from its query or the server's settings; undefined if there are none. */
function askedAt(
  path: string,
  query: string,
  { batches }: LiveFacts,
  { courses, settings }: { courses: readonly BatchCourse[]; settings: SiteSettings | undefined },
): Partial<PageRequest> | undefined {
  if (path === PATHS.privacy) return settings && { settings };
  if (path === BATCHES_PATH && batches.length > 0) return { filter: filterIn(query, batches, courses) };
  const batch = path === PATHS.contact ? batches.find(({ id }) => id === batchIn(query)) : undefined;
  return batch && { subject: { query: splitUrl(askForSeat(batch)).query.slice(1), line: batchLine(batch) } };
}

/** Filter in the query; unknown courses, cities and months are ignored. */
function filterIn(query: string, batches: Batch[], courses: readonly BatchCourse[]): BatchFilter {
  const asked = new URLSearchParams(query);
  const among = (name: string, known: readonly string[]) => {
    const value = asked.get(name)?.trim() ?? '';
    return known.includes(value) ? value : '';
  };
  return {
    course: among(
      'course',
      courses.map(({ key }) => key),
    ),
    mode: among('mode', BATCH_MODES),
    city: among(
      'city',
      batches.map(({ city }) => city),
    ),
    from: among(
      'from',
      batches.map(({ start }) => start.slice(0, 7)),
    ),
  };
}
