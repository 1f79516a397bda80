import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Job } from '../../contracts/job.ts';
import type { FoundJob } from '../services/find-job.ts';
import { ofTheSame } from './briefly.ts';
import type { PageAssets } from './finish-page.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { Site } from './site.ts';
import { FOR_A_YEAR, REVALIDATED, splitUrl } from './site-pages.ts';
import { type Bodies, type StoredAnswer, storeAnswer } from './stored-answer.ts';

/** What the careers page asks for while it renders (site/features/jobs/jobs-context.ts). */
export interface JobsSource {
  listOpenJobs(): Promise<Job[]>;
  findJob(id: string): Promise<FoundJob | undefined>;
}

export interface RenderedAnswer {
  status: number;
  answer: StoredAnswer;
}

export interface RenderedPages {
  /** Undefined: nothing is rendered at this address. */
  answer(url: string): Promise<RenderedAnswer | undefined>;
}

/** The router asks for a page's data at the page's address with this suffix. */
const DATA_SUFFIX = '.data';
const ROUTER_HEADER = 'X-Remix-Response';

const PAGES_LIMIT = 100;
/** A page that a visitor holds may ask for its start file after the openings have changed. */
const START_FILES_LIMIT = 300;

/** Pages are made once for each state of the openings; level 5 costs a few milliseconds. */
const BROTLI_LEVEL = 5;

export interface RenderedPagesParts {
  build: ServerBuild;
  site: Site;
  security: SecurityHeaders;
  jobs: JobsSource;
  publicUrl: string;
}

/** Renders what shows the openings of the moment, and keeps it until they change. */
export function renderedPages({ build, site, security, jobs, publicUrl }: RenderedPagesParts): RenderedPages {
  const handle = createRequestHandler(build, 'production');
  const jobsContext = (build.entry.module as unknown as { jobsContext: RouterContext<JobsSource> })
    .jobsContext;
  const assets = pageAssets(site);
  const pages = boundedMap<Promise<RenderedAnswer>>(PAGES_LIMIT);
  const lastShown = new Map<string, RenderedAnswer>();
  const startFiles = boundedMap<StoredAnswer>(START_FILES_LIMIT);
  const stateOf = ofTheSame((list: Job[]) => hash(JSON.stringify(list)));

  function request(path: string, query: string, source: JobsSource): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(jobsContext, source);
    return handle(new Request(`${publicUrl}${path}${query}`), context);
  }

  async function page(path: string, query: string): Promise<RenderedAnswer> {
    const wanted = new URLSearchParams(query).get('job');
    const [list, found] = await Promise.all([jobs.listOpenJobs(), wanted ? jobs.findJob(wanted) : undefined]);
    const key = `${path} ${stateOf(list)} ${wanted === null ? '' : JSON.stringify({ found })}`;
    const known = pages.get(key);
    if (known) return known;
    const source = { listOpenJobs: async () => list, findJob: async () => found };
    const keptQuery = wanted === null ? '' : `?${new URLSearchParams({ job: wanted }).toString()}`;
    const made = request(path, keptQuery, source).then(finish);
    pages.set(key, made);
    made.catch(() => pages.delete(key));
    return made;
  }

  /** While the database is away, the openings of a moment ago are better than none. */
  async function pageOrLastShown(path: string, query: string): Promise<RenderedAnswer> {
    try {
      const answer = await page(path, query);
      if (query === '') lastShown.set(path, answer);
      return answer;
    } catch (error) {
      const shown = lastShown.get(path);
      if (shown) return shown;
      throw error;
    }
  }

  async function finish(rendered: Response): Promise<RenderedAnswer> {
    // 20 MB of memory and a tenth of a second, not paid before the first page is rendered.
    const { finishPage } = await import('./finish-page.ts');
    const finished = await finishPage(await rendered.text(), assets);
    const start = await compressed(Buffer.from(finished.start.source));
    startFiles.set(
      finished.start.path,
      storeAnswer({
        bodies: start,
        type: 'text/javascript; charset=utf-8',
        etag: etagOf(start.identity),
        cacheControl: FOR_A_YEAR,
        headers: security.asset,
      }),
    );
    const bodies = await compressed(Buffer.from(finished.html));
    const answer = storeAnswer({
      bodies,
      type: 'text/html; charset=utf-8',
      etag: etagOf(bodies.identity),
      cacheControl: REVALIDATED,
      headers: security.page(finished),
    });
    return { status: rendered.status, answer };
  }

  async function data(path: string, query: string): Promise<RenderedAnswer> {
    const response = await request(path, query, jobs);
    const identity = Buffer.from(await response.arrayBuffer());
    const routerHeader = response.headers.get(ROUTER_HEADER);
    const answer = storeAnswer({
      bodies: { identity },
      type: response.headers.get('Content-Type') ?? 'text/x-script; charset=utf-8',
      etag: etagOf(identity),
      cacheControl: REVALIDATED,
      headers: routerHeader ? [ROUTER_HEADER, routerHeader, ...security.asset] : security.asset,
    });
    return { status: response.status, answer };
  }

  return {
    async answer(url) {
      const { path, query } = splitUrl(url);
      const start = startFiles.get(path);
      if (start) return { status: 200, answer: start };
      if (site.renderedPaths.includes(path)) return pageOrLastShown(path, query);
      return path.endsWith(DATA_SUFFIX) ? data(path, query) : undefined;
    },
  };
}

function pageAssets({ files, assets }: Site): PageAssets {
  const asset = (path: string) => ({ path, source: files.get(path)?.bodies.identity.toString('utf8') ?? '' });
  return {
    stylesheet: asset(assets.stylesheet),
    fonts: { path: assets.fonts },
    starter: asset(assets.starter),
  };
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function compressed(identity: Buffer): Promise<Bodies> {
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }),
    compressGzip(identity),
  ]);
  return { identity, br, gzip: gz };
}

function etagOf(body: Buffer): string {
  return `"${hash(body)}"`;
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** Forgets what was put in first. */
function boundedMap<Value>(limit: number): Map<string, Value> {
  const map = new Map<string, Value>();
  const set = map.set.bind(map);
  map.set = (key, value) => {
    set(key, value);
    const [oldest] = map.keys();
    if (map.size > limit && oldest !== undefined) map.delete(oldest);
    return map;
  };
  return map;
}
