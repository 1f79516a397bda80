/** `npm run dev`: site and API with hot reload in one process. */
import { createServer } from 'node:http';
import { createRequestListener } from '@react-router/node';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { buildDevelopmentApi } from '../server/development-api.ts';

const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
const api = await buildDevelopmentApi();

const loadBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;

const renderPage = createRequestListener({
  build: loadBuild,
  async getLoadContext() {
    const { entry } = (await loadBuild()) as ServerBuild & { entry: { module: { jobsContext: never } } };
    const context = new RouterContextProvider();
    context.set(entry.module.jobsContext, api.jobs as never);
    return context;
  },
  mode: 'development',
});

createServer((request, response) => {
  if (api.answers(request.url ?? '')) return api.handle(request, response);
  vite.middlewares(request, response, () => renderPage(request, response));
}).listen(api.port, () => {
  process.stdout.write(`Site and API with hot reload: http://localhost:${api.port}\n`);
});
