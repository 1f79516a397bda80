/** `npm run dev` starts the site and the API with hot reload in one process, and the desk, if it is on, in another. */
import { siteCourses } from '../../content/course-titles.ts';
import '../check/check-settings.ts';
import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createVite } from 'vite';
import { DEFAULT_API_HOST, PATHS, SEARCH_PATH } from '../../contracts/paths.ts';
import { ANSWER_PAGE, NOT_FOUND_PAGE, type PageAssets } from '../../contracts/page.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { loadEnvironment } from '../../server/settings-file.ts';
import { splitUrl } from '../../server/http/pages/site-pages.ts';
import type { Site } from '../../server/http/pages/site.ts';
import { createLog } from '../../server/log.ts';
import { startDelivery } from '../../server/mail/deliver-outbox.ts';
import { holderAttachments } from '../../server/services/certificates/holder-attachments.ts';
import { openTransport } from '../../server/mail/transports/open-transport.ts';
import { findOpenings } from '../../server/services/jobs/find-openings.ts';
import { findJob, listOpenJobs } from '../../server/services/jobs/read-jobs.ts';
import { sampleOpeningIds } from '../../server/services/demo/demo-openings.ts';
import { loadDemo } from '../../server/services/demo/load-demo.ts';
import { takeServerLock } from '../../server/storage/server-lock.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { contactSubjects } from '../build/pages-to-write.ts';
import { reloadStaticParts } from './reload-static-parts.ts';

/** Source files that Vite serves. */
const ASSETS: PageAssets = {
  stylesheet: '/site/styles/index.css',
  isStylesheetInHead: true,
  entry: '/site/islands/client-entry.ts',
};

const config = readConfig(loadEnvironment());
const log = createLog(config.logLevel);
await takeServerLock(config, log);
const storage = await openStorage(config, log);
const deps = { storage, now: () => new Date(), log, config };
const jobs = {
  listOpenJobs: () => listOpenJobs(deps),
  findJob: (id: string) => findJob(deps, id),
  sampleIds: sampleOpeningIds(config),
};
await loadDemo(deps);

const vite = await createVite({ server: { middlewareMode: true }, plugins: [reloadStaticParts()] });
let rendering = await loadRendering();

const app = await buildApp({ ...deps, site: siteWithoutBuild(), lifecycle: { state: 'serving' } });
await app.ready();
startDelivery({ ...deps, holderFiles: holderAttachments(deps) }, openTransport(config));

createServer((request, response) => {
  if (isForTheApi(request.url ?? '')) app.routing(request, response);
  else vite.middlewares(request, response, () => void answerPage(request, response));
}).listen(config.port, () => {
  process.stdout.write(`Site and API with hot reload: http://localhost:${config.port}\n`);
});
// The process of the desk ends when the channel to this process closes.
if (config.desk) {
  spawn(process.execPath, ['tools/run/desk.ts', '--watch'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function loadRendering(): Promise<Pick<Site, 'renderPage' | 'noticeStyle'>> {
  return (await vite.ssrLoadModule('/site/render.tsx')) as Site;
}

async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { path, query } = splitUrl(request.url ?? '/');
  try {
    rendering = await loadRendering();
    const { pages } = (await vite.ssrLoadModule('/content/pages.ts')) as { pages: { path: string }[] };
    const { redirects } = (await vite.ssrLoadModule('/content/redirects.ts')) as {
      redirects: Record<string, string>;
    };
    const target = redirects[path];
    if (target) {
      response.writeHead(307, { Location: target + query }).end();
      return;
    }
    const isKnown = path === SEARCH_PATH || pages.some((page) => page.path === path);
    const openings = path === PATHS.careers ? await findOpenings(jobs, query) : undefined;
    const subject = contactSubjects().get(path + query);
    const typed = new URLSearchParams(query).get('q')?.trim();
    const html = rendering.renderPage({
      path: isKnown ? path : NOT_FOUND_PAGE,
      assets: ASSETS,
      openings,
      subject,
      query: typed,
    });
    response.writeHead(isKnown ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(await vite.transformIndexHtml(path, html));
  } catch (error) {
    vite.ssrFixStacktrace(error as Error);
    response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end((error as Error).stack);
  }
}

function isForTheApi(url: string): boolean {
  return url.startsWith(`${DEFAULT_API_HOST}/`) || /^\/(healthz|readyz|\.well-known\/)/.test(url);
}

/** Site without a build, for the API, which needs one only to answer forms sent without JavaScript. */
function siteWithoutBuild(): Site {
  const notFound = {
    bodies: { identity: Buffer.from('') },
    type: 'text/html; charset=utf-8',
    etag: '"development"',
    immutable: false,
  };
  return {
    origin: config.publicUrl,
    files: new Map([[NOT_FOUND_PAGE, notFound]]),
    redirects: new Map(),
    pages: new Map([[ANSWER_PAGE, { assets: ASSETS, scriptHashes: [], styleHashes: [] }]]),
    renderPage: (request) => rendering.renderPage(request),
    courses: siteCourses,
    noticeStyle: rendering.noticeStyle,
  };
}
