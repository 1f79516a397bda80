/** `npm run dev`: site and API with hot reload in one process. */
import { createServer } from 'node:http';
import { createRequestListener } from '@react-router/node';
import { type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { DEFAULT_API_HOST } from '../contracts/endpoints.ts';
import { buildApp } from '../server/app.ts';
import { loadEnvironment, readConfig } from '../server/config.ts';
import type { JobsSource } from '../server/http/rendered-pages.ts';
import { ANSWER_PAGE, NOT_FOUND_PAGE, type Site } from '../server/http/site.ts';
import { createLog } from '../server/log.ts';
import { startDelivery } from '../server/mail/deliver-outbox.ts';
import { openTransport } from '../server/mail/transports/open-transport.ts';
import { findJob } from '../server/services/find-job.ts';
import { listOpenJobs } from '../server/services/list-open-jobs.ts';
import { loadDemo } from '../server/services/load-demo.ts';
import { openStorage } from '../server/storage/storage.ts';

const config = readConfig(loadEnvironment());
const log = createLog(config.logLevel);
const storage = await openStorage(config, log);
const deps = { storage, now: () => new Date(), log, config };
await loadDemo(deps);

const app = await buildApp({ ...deps, site: siteWithoutBuild(), lifecycle: { state: 'serving' } });
await app.ready();
startDelivery(deps, openTransport(config));

const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
const loadBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
const jobs: JobsSource = { listOpenJobs: () => listOpenJobs(deps), findJob: (id) => findJob(deps, id) };

const renderPage = createRequestListener({
  build: loadBuild,
  async getLoadContext() {
    const { entry } = await loadBuild();
    const { jobsContext } = entry.module as unknown as { jobsContext: RouterContext<JobsSource> };
    const context = new RouterContextProvider();
    context.set(jobsContext, jobs);
    return context;
  },
  mode: 'development',
});

createServer((request, response) => {
  if (isForTheApi(request.url ?? '')) app.routing(request, response);
  else vite.middlewares(request, response, () => renderPage(request, response));
}).listen(config.port, () => {
  process.stdout.write(`Site and API with hot reload: http://localhost:${config.port}\n`);
});

function isForTheApi(url: string): boolean {
  return url.startsWith(`${DEFAULT_API_HOST}/`) || /^\/(healthz|readyz|\.well-known\/)/.test(url);
}

/** The API asks the site for the frame of its answers to plain forms; while developing that frame is empty. */
function siteWithoutBuild(): Site {
  const html =
    '<!doctype html><html lang="en"><title>Answer</title><main><div class="wrap answer"></div></main></html>';
  const page = {
    bodies: { identity: Buffer.from(html) },
    type: 'text/html; charset=utf-8',
    etag: '"development"',
    immutable: false,
    page: { scriptHashes: [], styleHashes: [] },
  };
  return {
    files: new Map([
      [NOT_FOUND_PAGE, page],
      [ANSWER_PAGE, page],
    ]),
    redirects: new Map(),
    renderedPaths: [],
    assets: { stylesheet: '', fonts: '', starter: '' },
  };
}
