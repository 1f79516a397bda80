import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { ANSWER_PAGE, NOT_FOUND_PAGE } from '../../contracts/page.ts';
import type { SiteManifest } from '../../server/http/pages/site-manifest.ts';
import { boundFigure, type Figure, median } from './figure.ts';
import { firstVisit, SLOWDOWN, type Visit } from './first-visit.ts';
import { runEmptyPage, runServer } from './run-server.ts';

/** One round trip on a fresh connection: ten packets. */
const ROUND_TRIP_BYTES = 14_600;
const HOME_BYTES = 12_000;
/** AstroWind, the best-known fast marketing template: HTML, CSS and blocking script of its home page; and all of it. */
const ASTROWIND_BYTES = 27_100;
const ASTROWIND_VISIT_BYTES = 145_000;
const HOME_VISIT_BYTES = 100_000;
const SCRIPT_BYTES = 6_000;
const REQUESTS = 9;
const ROUNDS = 5;

const VISITED = [
  '/',
  '/services/cyber-security-services/it-infra',
  '/contact',
  '/it-trainings/cyber-security',
];

/** Head and body as they cross the line. */
async function transferSize(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  const head = [...response.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 19);
  return head + Number(response.headers.get('content-length') ?? 0);
}

/** The median of some first visits. */
async function usualVisit(url: string): Promise<Visit> {
  const visits: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await firstVisit(url));
  const of = (what: keyof Visit) => median(visits.map((visit) => visit[what]));
  return {
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
    requests: of('requests'),
    mainThreadMs: of('mainThreadMs'),
  };
}

export async function* measureWeight(): AsyncGenerator<Figure> {
  const { files } = JSON.parse(readFileSync('build/site-manifest.json', 'utf8')) as SiteManifest;
  const server = await runServer();
  const sizes: { path: string; bytes: number }[] = [];
  for (const [path, { page }] of Object.entries(files))
    if (page && path !== NOT_FOUND_PAGE && path !== ANSWER_PAGE)
      sizes.push({ path, bytes: await transferSize(server.origin + path) });
  sizes.sort((a, b) => b.bytes - a.bytes);

  const largest = sizes[0] ?? { path: '', bytes: 0 };
  const home = sizes.find(({ path }) => path === '/')?.bytes ?? 0;
  const overOneTrip = sizes.filter(({ bytes }) => bytes > ROUND_TRIP_BYTES).length;
  yield boundFigure(`largest page, headers included: ${largest.path}`, largest.bytes, ROUND_TRIP_BYTES, 'B');
  yield {
    what: 'pages that need a second round trip',
    measured: `${overOneTrip} of ${sizes.length}`,
    goal: '0',
    isMet: overOneTrip === 0,
  };
  yield boundFigure('home page, headers included', home, HOME_BYTES, 'B');
  yield boundFigure('bytes before the first paint, against AstroWind', home, ASTROWIND_BYTES / 2, 'B');

  const empty = await runEmptyPage(server);
  const { mainThreadMs: emptyMs } = await usualVisit(empty.origin);
  await empty.stop();
  for (const path of VISITED) {
    const { bytes, scriptBytes, requests, mainThreadMs } = await usualVisit(server.origin + path);
    const first = `first visit to ${path}`;
    yield boundFigure(`${first}: script`, scriptBytes, SCRIPT_BYTES, 'B');
    yield boundFigure(`${first}: requests`, requests, REQUESTS, '');
    const most = path === '/' ? HOME_VISIT_BYTES : ASTROWIND_VISIT_BYTES;
    yield boundFigure(`${first}: all bytes`, bytes, most, 'B');
    yield {
      what: `${first}: the page's own thread, processor × ${SLOWDOWN}, against an empty page`,
      measured: `${Math.round(mainThreadMs)}/${Math.round(emptyMs)} ms = ${(mainThreadMs / emptyMs).toFixed(2)}`,
      goal: '',
    };
  }
  await server.stop();

  for (const path of Object.keys(files).filter((file) => file.endsWith('.js')))
    yield { what: `  ${basename(path)}`, measured: `${statSync(`build/client${path}.br`).size} B`, goal: '' };
}
