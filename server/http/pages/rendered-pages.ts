import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Job } from '../../../contracts/job.ts';
import type { FoundJob } from '../../../contracts/page.ts';
import { PATHS } from '../../../contracts/paths.ts';
import { ofTheSame } from '../memoize.ts';
import type { SecurityHeaders } from '../security-headers.ts';
import type { Site } from './site.ts';
import { REVALIDATED, SPECULATION_HEADER, splitUrl } from './site-pages.ts';
import { type Bodies, type StoredAnswer, storeAnswer } from './cached-response.ts';

/** What the careers page shows. */
export interface JobsSource {
  listOpenJobs(): Promise<Job[]>;
  findJob(id: string): Promise<FoundJob | undefined>;
}

export interface RenderedPages {
  /** Undefined: nothing is rendered at this address. */
  answer(url: string): Promise<StoredAnswer | undefined>;
}

const PAGES_LIMIT = 100;

/** Pages are made once for each state of the openings; level 5 costs a few milliseconds. */
const BROTLI_LEVEL = 5;

interface RenderedPagesParts {
  site: Site;
  security: SecurityHeaders;
  jobs: JobsSource;
}

/** Renders what shows the openings of the moment, and keeps it until they change. */
export function renderedPages({ site, security, jobs }: RenderedPagesParts): RenderedPages {
  const frame = site.rendered.get(PATHS.careers);
  const pages = boundedMap<Promise<StoredAnswer>>(PAGES_LIMIT);
  const stateOf = ofTheSame((list: Job[]) => hash(JSON.stringify(list)));
  let lastShown: StoredAnswer | undefined;

  async function careers(query: string): Promise<StoredAnswer> {
    const asked = new URLSearchParams(query).get('job');
    const [list, found] = await Promise.all([jobs.listOpenJobs(), asked ? jobs.findJob(asked) : undefined]);
    const wanted = asked === null ? undefined : (found ?? { state: 'unknown' as const });
    const key = `${stateOf(list)} ${JSON.stringify(wanted)}`;
    const known = pages.get(key);
    if (known) return known;
    const made = store(list, wanted);
    pages.set(key, made);
    made.catch(() => pages.delete(key));
    return made;
  }

  async function store(
    list: Job[],
    wanted: FoundJob | { state: 'unknown' } | undefined,
  ): Promise<StoredAnswer> {
    if (!frame) throw new Error('The built site has no careers page');
    const request = { path: PATHS.careers, assets: frame.assets, openings: { jobs: list, wanted } };
    const bodies = await compressed(Buffer.from(site.renderPage(request)));
    return storeAnswer({
      bodies,
      type: 'text/html; charset=utf-8',
      etag: `"${hash(bodies.identity)}"`,
      cacheControl: REVALIDATED,
      headers: [...SPECULATION_HEADER, ...security.page(frame.page)],
    });
  }

  return {
    async answer(url) {
      const { path, query } = splitUrl(url);
      if (!frame || path !== PATHS.careers) return undefined;
      try {
        const answer = await careers(query);
        if (query === '') lastShown = answer;
        return answer;
      } catch (error) {
        // While the database is away, the openings of a moment ago are better than none.
        if (lastShown) return lastShown;
        throw error;
      }
    },
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
