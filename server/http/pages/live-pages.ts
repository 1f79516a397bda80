import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import { type Batch, BATCH_MODES, type BatchCourse, type BatchFilter } from '../../../contracts/batch.ts';
import { askForSeat, batchLine } from '../../../contracts/enquiry-subject.ts';
import { NOT_FOUND_PAGE, type PageRequest } from '../../../contracts/page.ts';
import { BATCHES_PATH, courseKey, PATHS } from '../../../contracts/paths.ts';
import type { SiteSettings } from '../../../contracts/site-settings.ts';
import type { PlacedFacts } from '../../../contracts/placed-facts.ts';
import { memoizeKeys } from '../memoize.ts';
import type { SecurityHeaders } from '../security-headers.ts';
import { type CachedResponse, sendCached } from './cached-response.ts';
import type { LiveFacts, LiveFactsMemory, Moment } from './live-facts.ts';
import { pageResponse, type RenderAddress } from './rendered-pages.ts';
import type { Site } from './site.ts';
import { type SitePages, splitUrl } from './site-pages.ts';
import { isVisit } from './visit.ts';

/** Cache size: requested and changed pages; a whole site with a notice fits. */
const DRAWN_LIMIT = 200;

interface LivePagesParts {
  memory: LiveFactsMemory;
  /** Undefined: same as in the build. */
  settings: SiteSettings | undefined;
  /** Called for each page that somebody opens. */
  countVisit: (url: string) => void;
}

export interface LivePages {
  /** Works like `SitePages.serve`; false also if the database must be read first: then `render` answers. */
  serve: SitePages['serve'];
  /** Sends the page with status 404. */
  serveNotFound: SitePages['serveNotFound'];
  /** Undefined: the built file. */
  render: RenderAddress;
}

/**
 * Pages of the site with the office's changes. Course pages, their list, the page of batches and the form for a batch are
 * rendered with coming batches and testimonials, the privacy page with the server's settings; notices and hours are added
 * to the file of any page that shows them. They are sent from memory like files; a page without any of these is the built
 * file.
 */
export function livePages(
  site: Site,
  security: SecurityHeaders,
  files: SitePages,
  { memory, settings, countVisit }: LivePagesParts,
): LivePages {
  /** Cache by content, so that a change renders only the pages that show it. */
  const drawn = memoizeKeys<CachedResponse>(DRAWN_LIMIT);

  function isLive(path: string, query: string): boolean {
    if (!site.rendered.has(path)) return false;
    if (path === PATHS.certificate) return false;
    if (path === PATHS.privacy) return settings !== undefined;
    if (path === PATHS.contact) return batchIn(query) !== undefined;
    return path === PATHS.trainings || path.startsWith(`${PATHS.trainings}/`);
  }

  /** Key of the built page; undefined if there is none. */
  function fileOf(url: string, path: string): string | undefined {
    return [url, path].find((key) => key !== NOT_FOUND_PAGE && site.files.get(key)?.page !== undefined);
  }

  /** Key of a ready page; undefined if the query changes it. */
  function keyOf(url: string): string | undefined {
    const { path, query } = splitUrl(url);
    if (isLive(path, query)) return isPlain(path, query) ? path : undefined;
    return fileOf(url, path);
  }

  async function draw(url: string, moment: Moment): Promise<CachedResponse | undefined> {
    const { path, query } = splitUrl(url);
    const dynamic = isLive(path, query) ? site.rendered.get(path) : undefined;
    const { facts } = moment;
    const shown =
      path === PATHS.privacy
        ? settings && { settings }
        : dynamic && shownAt(path, query, facts, site.courses);
    if (dynamic && shown) {
      const quality = isPlain(path, query) ? constants.BROTLI_MAX_QUALITY : constants.BROTLI_MIN_QUALITY;
      return await drawn(keyOfContent([path, shown, quality], facts), () => {
        const html = site.renderPage({ path, assets: dynamic.assets, ...shown });
        return pageResponse({ site, security, facts }, { path, html, quality, page: dynamic.page });
      });
    }
    const file = fileOf(url, path);
    return file === undefined ? undefined : await withFacts(file, moment);
  }

  /** Undefined if the page shows no facts. */
  async function withFacts(key: string, { facts }: Moment): Promise<CachedResponse | undefined> {
    const file = site.files.get(key);
    if (!file?.page || (facts.notices.length === 0 && facts.hours === null)) return undefined;
    const { bodies, page } = file;
    const html = bodies.identity.toString('utf8');
    if (facts.notices.length === 0 && site.placeFacts(html, facts).html === html) return undefined;
    return await drawn(keyOfContent([key], facts), () => {
      const quality = constants.BROTLI_MAX_QUALITY;
      return pageResponse({ site, security, facts }, { path: key, html, quality, page });
    });
  }

  return {
    serve(request: IncomingMessage, response: ServerResponse) {
      const url = request.url ?? '/';
      const { path, query } = splitUrl(url);
      const key = keyOf(url);
      if (key === undefined && !isLive(path, query)) return files.serve(request, response);
      const page = key === undefined ? undefined : memory.fresh()?.ready.get(key);
      if (page === null) return files.serve(request, response);
      if (!page || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
      sendCached(page, request, response);
      if (isVisit(request)) countVisit(url);
      return true;
    },

    serveNotFound(request, response) {
      const send = async () => {
        const moment = await memory.current();
        const page = moment.facts.notices.length > 0 && (await withFacts(NOT_FOUND_PAGE, moment));
        if (page) sendCached(page, request, response, 404);
        else files.serveNotFound(request, response);
      };
      if (memory.fresh()?.facts.notices.length === 0) files.serveNotFound(request, response);
      else void send().catch(() => files.serveNotFound(request, response));
    },

    async render(url) {
      const key = keyOf(url);
      const { path, query } = splitUrl(url);
      if (key === undefined && !isLive(path, query)) return undefined;
      const moment = await memory.current();
      const page = await draw(url, moment);
      if (key !== undefined) moment.ready.set(key, page ?? null);
      return page;
    },
  };
}

/** The key depends only on content that is shown, so other text in URLs does not grow the cache. */
function keyOfContent(content: unknown[], { notices, hours }: PlacedFacts): string {
  return hash('sha256', JSON.stringify([...content, notices, hours]));
}

/** True if the query does not affect the page. */
function isPlain(path: string, query: string): boolean {
  return path !== PATHS.contact && (path !== BATCHES_PATH || query === '');
}

function batchIn(query: string): string | undefined {
  return query.includes('batch=') ? (new URLSearchParams(query).get('batch') ?? undefined) : undefined;
}

/** Batches and testimonials on a page; undefined if it shows none. */
function shownAt(
  path: string,
  query: string,
  { batches, testimonials }: LiveFacts,
  courses: readonly BatchCourse[],
): Partial<PageRequest> | undefined {
  if (path === PATHS.contact) {
    const batch = batches.find(({ id }) => id === batchIn(query));
    return (
      batch && { subject: { query: splitUrl(askForSeat(batch)).query.slice(1), line: batchLine(batch) } }
    );
  }
  if (path === BATCHES_PATH)
    return batches.length > 0 ? { batches, filter: filterIn(query, batches, courses) } : undefined;
  if (path === PATHS.trainings)
    return batches.length + testimonials.length > 0 ? { batches, testimonials } : undefined;
  const own = batches.filter(({ course }) => course === courseKey(path));
  return own.length > 0 ? { batches: own } : undefined;
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
