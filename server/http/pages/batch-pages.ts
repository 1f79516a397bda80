import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { constants } from 'node:zlib';
import type { Logger } from 'pino';
import type { Batch, BatchFilter } from '../../../contracts/batch.ts';
import { batchLine } from '../../../contracts/enquiry-subject.ts';
import type { PageRequest } from '../../../contracts/page.ts';
import { BATCHES_PATH, courseKey, PATHS } from '../../../contracts/paths.ts';
import { memoizeKeys } from '../memoize.ts';
import type { SecurityHeaders } from '../security-headers.ts';
import { type CachedResponse, sendCached } from './cached-response.ts';
import { pageResponse, type RenderAddress } from './rendered-pages.ts';
import type { Site } from './site.ts';
import { type SitePages, splitUrl } from './site-pages.ts';
import { isVisit } from './visit.ts';

/** Shorter than a command takes to exit, so that nobody sees the old dates after it. */
const LIFE_MS = 50;
/** A database that does not answer holds a page up for this long, once in the time below. */
const PATIENCE_MS = 500;
const RETRY_MS = 1_000;
const PAGES_LIMIT = 100;
const FILTER_LENGTH = 60;

interface BatchPagesParts {
  listComingBatches: () => Promise<Batch[]>;
  log: Logger;
  /** Is told of each page that somebody opens. */
  countVisit: (path: string) => void;
}

export interface BatchPages {
  /** As `SitePages.serve`; false also where the database is to be asked first: then `render` answers. */
  serve: SitePages['serve'];
  /** Undefined: the file as it was built, as it has no batch to show. */
  render: RenderAddress;
  /** The coming ones as they are shown: the same array until they change. */
  current(): Promise<Batch[]>;
}

/** The batches at one moment, with what was drawn of them. */
interface Moment {
  key: string;
  batches: Batch[];
  drawn: ReturnType<typeof memoizeKeys<CachedResponse>>;
  /** By path, without a choice: what is sent at once. Null: the file as it was built. */
  ready: Map<string, CachedResponse | null>;
}

/**
 * Course pages, their list, the page of batches and the form that names a batch, with the coming batches in them. They
 * are sent from memory, as files are; the database is asked at most every 50 ms. While it is away the last dates stand.
 */
export function batchPages(
  site: Site,
  security: SecurityHeaders,
  files: SitePages,
  { listComingBatches, log, countVisit }: BatchPagesParts,
): BatchPages {
  const memory = rememberBatches(listComingBatches, log);

  function isLive(path: string, query: string): boolean {
    if (!site.rendered.has(path)) return false;
    if (path === PATHS.certificate) return false;
    if (path === PATHS.contact) return batchIn(query) !== undefined;
    return path === PATHS.trainings || path.startsWith(`${PATHS.trainings}/`);
  }

  return {
    current: async () => (await memory.current()).batches,

    serve(request: IncomingMessage, response: ServerResponse) {
      const { path, query } = splitUrl(request.url ?? '/');
      if (!isLive(path, query)) return files.serve(request, response);
      const page = isPlain(path, query) ? memory.fresh()?.ready.get(path) : undefined;
      if (page === null) return files.serve(request, response);
      if (!page || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
      sendCached(page, request, response);
      if (isVisit(request)) countVisit(path);
      return true;
    },

    async render(url) {
      const { path, query } = splitUrl(url);
      const dynamic = isLive(path, query) ? site.rendered.get(path) : undefined;
      if (!dynamic) return undefined;
      const { batches, drawn, ready } = await memory.current();
      const shown = shownAt(path, query, batches);
      if (!shown) {
        if (isPlain(path, query)) ready.set(path, null);
        return undefined;
      }
      const page = await drawn(JSON.stringify([path, shown.filter, shown.subject]), () => {
        const html = site.renderPage({ path, assets: dynamic.assets, ...shown });
        const quality = isPlain(path, query) ? constants.BROTLI_MAX_QUALITY : constants.BROTLI_MIN_QUALITY;
        return pageResponse(path, html, quality, dynamic.page, security);
      });
      if (isPlain(path, query)) ready.set(path, page);
      return page;
    },
  };
}

/** Whether the query of an address changes nothing of the page. */
function isPlain(path: string, query: string): boolean {
  return path !== PATHS.contact && (path !== BATCHES_PATH || query === '');
}

function batchIn(query: string): string | undefined {
  return query.includes('batch=') ? (new URLSearchParams(query).get('batch') ?? undefined) : undefined;
}

/** What a page shows of the batches; undefined where it shows none. */
function shownAt(path: string, query: string, batches: Batch[]): Partial<PageRequest> | undefined {
  if (path === PATHS.contact) {
    const batch = batches.find(({ id }) => id === batchIn(query));
    return batch && { subject: { query: query.slice(1), line: batchLine(batch) } };
  }
  if (path === BATCHES_PATH) return batches.length > 0 ? { batches, filter: filterIn(query) } : undefined;
  const own = path === PATHS.trainings ? batches : batches.filter(({ course }) => course === courseKey(path));
  return own.length > 0 ? { batches: own } : undefined;
}

function filterIn(query: string): BatchFilter {
  const asked = new URLSearchParams(query);
  const value = (name: string) => (asked.get(name) ?? '').trim().slice(0, FILTER_LENGTH);
  return { course: value('course'), mode: value('mode'), city: value('city'), from: value('from') };
}

function rememberBatches(read: () => Promise<Batch[]>, log: Logger) {
  let last = momentOf('[]', []);
  let freshUntil = 0;
  let isAway = false;
  let reading: Promise<void> | undefined;

  async function readAnew(): Promise<void> {
    const until = performance.now() + LIFE_MS;
    try {
      const batches = await read();
      const key = JSON.stringify(batches);
      if (key !== last.key) last = momentOf(key, batches);
      freshUntil = until;
      isAway = false;
    } catch (error) {
      keepLast(error);
    } finally {
      reading = undefined;
    }
  }

  function keepLast(error: unknown): void {
    freshUntil = performance.now() + RETRY_MS;
    if (!isAway) log.warn({ err: error }, 'batches cannot be read: pages show the last ones that were');
    isAway = true;
  }

  const fresh = (): Moment | undefined => (performance.now() < freshUntil ? last : undefined);

  return {
    fresh,
    async current(): Promise<Moment> {
      const known = fresh();
      if (known) return known;
      reading ??= readAnew();
      const isLate = await Promise.race([reading, pause(PATIENCE_MS, true, { ref: false })]);
      if (isLate === true) keepLast(new Error('The database does not answer'));
      return last;
    },
  };
}

function momentOf(key: string, batches: Batch[]): Moment {
  return { key, batches, drawn: memoizeKeys(PAGES_LIMIT), ready: new Map() };
}
