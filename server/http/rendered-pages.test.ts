import { createContext, type RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { sampleSite } from '../../tests/support/sample-site.ts';
import type { FoundJob } from '../services/find-job.ts';
import { type JobsSource, type RenderedPages, renderedPages } from './rendered-pages.ts';
import { securityHeaders } from './security-headers.ts';

const SOC_ANALYST = {
  id: 'soc',
  title: 'SOC Analyst',
  type: 'Full-time',
  location: 'Bengaluru',
  description: 'Watch.',
};
const TRAINER = { ...SOC_ANALYST, id: 'trainer', title: 'IT Trainer' };
const FOUND: FoundJob = { state: 'open', job: SOC_ANALYST, closes: null, opened: '2026-11-01T00:00:00.000Z' };

const jobsContext = createContext<JobsSource>();

/** One route, /careers, which writes the titles of its jobs; counts how often it is rendered. */
function careersBuild(): { build: ServerBuild; renders: () => number } {
  let renders = 0;
  const routeModule = {
    default: () => null,
    loader: async ({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) => {
      const source = context.get(jobsContext);
      const wanted = new URL(request.url).searchParams.get('job');
      return {
        jobs: await source.listOpenJobs(),
        found: wanted ? ((await source.findJob(wanted)) ?? null) : null,
      };
    },
  };
  const handleDocument = (
    _request: Request,
    status: number,
    headers: Headers,
    { staticHandlerContext }: { staticHandlerContext: { loaderData: Record<string, unknown> } },
  ) => {
    renders += 1;
    headers.set('Content-Type', 'text/html');
    const text = JSON.stringify(staticHandlerContext.loaderData.careers).replaceAll('<', '&lt;');
    return new Response(
      `<html><head><link rel="stylesheet" href="/assets/main-HASH.css"><link rel="stylesheet" href="/assets/fonts-HASH.css"><title>Careers</title></head>` +
        `<body><main><p>${text}</p></main><script>window.__reactRouterContext = 1</script></body></html>`,
      { status, headers },
    );
  };
  const build = {
    entry: { module: { default: handleDocument, jobsContext } },
    routes: { careers: { id: 'careers', path: '/careers', module: routeModule } },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  };
  return { build: build as unknown as ServerBuild, renders: () => renders };
}

function openPages(jobs: JobsSource) {
  const { build, renders } = careersBuild();
  const site = sampleSite();
  const style = {
    type: 'text/css',
    etag: '"c"',
    immutable: true,
    bodies: { identity: Buffer.from('main{color:red}') },
  };
  const files = new Map([...site.files, [site.assets.stylesheet, style], [site.assets.starter, style]]);
  const pages = renderedPages({
    build,
    site: { ...site, files, renderedPaths: ['/careers'] },
    security: securityHeaders(false),
    jobs,
    publicUrl: 'http://localhost:3000',
  });
  return { pages, renders };
}

async function textOf(pages: RenderedPages, url: string): Promise<string> {
  const made = await pages.answer(url);
  return made?.answer.identity.body.toString() ?? '';
}

test('renders the openings of the moment, once for each state of them', async () => {
  let list = [SOC_ANALYST];
  const { pages, renders } = openPages({ listOpenJobs: async () => list, findJob: async () => undefined });
  expect(await textOf(pages, '/careers')).toContain('SOC Analyst');
  await Promise.all([textOf(pages, '/careers'), textOf(pages, '/careers?utm_source=mail')]);
  expect(renders()).toBe(1);
  list = [TRAINER, SOC_ANALYST];
  expect(await textOf(pages, '/careers')).toContain('IT Trainer');
  expect(renders()).toBe(2);
});

test('renders a job that the address names, and all unknown ones alike', async () => {
  const jobs = {
    listOpenJobs: async () => [],
    findJob: async (id: string) => (id === 'soc' ? FOUND : undefined),
  };
  const { pages, renders } = openPages(jobs);
  expect(await textOf(pages, '/careers?job=soc')).toContain('SOC Analyst');
  expect(await textOf(pages, '/careers?job=one')).not.toContain('SOC Analyst');
  await textOf(pages, '/careers?job=two');
  expect(renders()).toBe(2);
});

test('serves the start file that the page names, for a year', async () => {
  const { pages } = openPages({ listOpenJobs: async () => [], findJob: async () => undefined });
  const path = /data-start="([^"]+)"/.exec(await textOf(pages, '/careers'))?.[1] ?? '';
  const start = await pages.answer(path);
  expect(start?.answer.identity.body.toString()).toContain('__reactRouterContext');
  expect(start?.answer.identity.headers).toContain('public, max-age=31536000, immutable');
});

test('keeps nothing of a rendering that failed', async () => {
  let isBroken = true;
  const listOpenJobs = async () => (isBroken ? Promise.reject(new Error('no database')) : [SOC_ANALYST]);
  const { pages } = openPages({ listOpenJobs, findJob: async () => undefined });
  await expect(pages.answer('/careers')).rejects.toThrow('no database');
  isBroken = false;
  expect(await textOf(pages, '/careers')).toContain('SOC Analyst');
});

test('shows what it showed last while the database is away', async () => {
  let isBroken = false;
  const listOpenJobs = async () => (isBroken ? Promise.reject(new Error('no database')) : [SOC_ANALYST]);
  const { pages } = openPages({ listOpenJobs, findJob: async () => undefined });
  await textOf(pages, '/careers');
  isBroken = true;
  expect(await textOf(pages, '/careers')).toContain('SOC Analyst');
});

test('has nothing at other addresses', async () => {
  const { pages } = openPages({ listOpenJobs: async () => [], findJob: async () => undefined });
  expect(await pages.answer('/about')).toBeUndefined();
});
