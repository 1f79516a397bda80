import { readFileSync, statSync } from 'node:fs';
import type { SiteManifest } from '../../server/http/site-manifest.ts';
import { boundFigure, type Figure } from './figure.ts';
import { runServer } from './run-server.ts';

/** One round trip on a fresh connection: ten packets. */
const ROUND_TRIP_BYTES = 14_600;
const HOME_BYTES = 12_000;
/** AstroWind, the best-known fast marketing template: HTML, CSS and blocking script of its home page. */
const ASTROWIND_BYTES = 27_100;
const REACT_DOM_BYTES = 58_140;

const manifest = () => JSON.parse(readFileSync('build/site-manifest.json', 'utf8')) as SiteManifest;

function compressedSize(path: string): number {
  const entry = manifest().files[path];
  if (!entry) throw new Error(`The build has no ${path}`);
  return statSync(`build/client/${entry.file}.br`).size;
}

/** Head and body as they cross the line. */
async function transferSize(origin: string, path: string): Promise<number> {
  const response = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  const head = [...response.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 19);
  return head + Number(response.headers.get('content-length') ?? 0);
}

/** Every script that a page's start leads to, by following the imports of the built files. */
function scriptsOf(startPath: string): Map<string, number> {
  const found = new Map<string, number>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    found.set(path, compressedSize(path));
    const source = readFileSync(`build/client${path}`, 'utf8');
    const isStart = path.startsWith('/assets/start-');
    // A manifest names every route's files without loading them; only static imports and the entry are loaded.
    if (path.includes('/manifest-')) return;
    for (const [, target] of source.matchAll(/(?:from|import)\s*["'](\.?\/[^"']+\.js)["']/g)) {
      visit(target?.startsWith('./') ? `/assets/${target.slice(2)}` : (target ?? ''));
    }
    if (isStart)
      for (const [, entry] of source.matchAll(/import\("(\/assets\/entry[^"]+)"\)/g)) visit(entry ?? '');
  };
  visit(startPath);
  return found;
}

export async function measureWeight(): Promise<Figure[]> {
  const { files, assets } = manifest();
  const server = await runServer();
  const pages = Object.keys(files).filter(
    (path) => files[path]?.page && path !== '/404' && path !== '/answer',
  );
  const sizes = await Promise.all(
    pages.map(async (path) => ({ path, bytes: await transferSize(server.origin, path) })),
  );
  await server.stop();

  const largest = sizes.toSorted((a, b) => b.bytes - a.bytes)[0] ?? { path: '', bytes: 0 };
  const home = sizes.find(({ path }) => path === '/')?.bytes ?? 0;
  const overOneTrip = sizes.filter(({ bytes }) => bytes > ROUND_TRIP_BYTES).length;

  const html = readFileSync('build/client/index.html', 'utf8');
  const startPath = /data-start="([^"]+)"/.exec(html)?.[1] ?? '';
  const scripts = scriptsOf(startPath);
  scripts.set(assets.starter, compressedSize(assets.starter));
  const all = [...scripts.values()].reduce((sum, size) => sum + size, 0);

  return [
    boundFigure(`largest page, headers included: ${largest.path}`, largest.bytes, ROUND_TRIP_BYTES, 'B'),
    {
      what: 'pages that need a second round trip',
      measured: `${overOneTrip} of ${sizes.length}`,
      goal: '0',
      isMet: overOneTrip === 0,
    },
    boundFigure('home page, headers included', home, HOME_BYTES, 'B'),
    boundFigure('bytes before the first paint, against AstroWind', home, ASTROWIND_BYTES / 2, 'B'),
    {
      what: 'script of a first visit to the home page, brotli',
      measured: `${all} B`,
      goal: `react-dom: ${REACT_DOM_BYTES} B`,
    },
    ...[...scripts]
      .toSorted((a, b) => b[1] - a[1])
      .map(([path, size]) => ({
        what: `  ${path.replace('/assets/', '')}`,
        measured: `${size} B`,
        goal: '',
      })),
  ];
}
