import type { Config } from '@react-router/dev/config';
import { pages } from './content/pages.ts';
import { redirects } from './content/redirects.ts';
import { PATHS } from './contracts/paths.ts';

/** With API_HOST set the site is built to stand alone: static files in front of an existing backend. */
const isStatic = Boolean(process.env.API_HOST);

const pagePaths: string[] = pages
  .map((page) => page.path)
  .filter((path) => isStatic || path !== PATHS.careers);

export default {
  appDirectory: 'site',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  prerender: [...pagePaths, ...(isStatic ? Object.keys(redirects) : []), '/404', '/answer'],
} satisfies Config;
