import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { pages } from '../content/pages.ts';
import { redirects } from '../content/redirects.ts';

/** One address, one route: the shape of the page decides the module (content/pages.ts is the only list of pages). */
const pageRoutes = pages.map((page) =>
  page.path === '/'
    ? index(`routes/${page.kind}.tsx`, { id: page.path })
    : route(page.path, `routes/${page.kind}.tsx`, { id: page.path }),
);

const redirectRoutes = Object.keys(redirects).map((path) => route(path, 'routes/redirect.tsx', { id: path }));

export default [
  ...pageRoutes,
  ...redirectRoutes,
  route('/answer', 'routes/answer.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
