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

const manifest = () => JSON.parse(readFileSync('build/site-manifest.json', 'utf8')) as SiteManifest;

/** Head and body as they cross the line. */
async function transferSize(origin: string, path: string): Promise<number> {
  const response = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  const head = [...response.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 19);
  return head + Number(response.headers.get('content-length') ?? 0);
}

export async function* measureWeight(): AsyncGenerator<Figure> {
  const { files } = manifest();
  const server = await runServer();
  const pages = Object.keys(files).filter(
    (path) => files[path]?.page && path !== NOT_FOUND_PAGE && path !== ANSWER_PAGE,
  );
  const sizes = await Promise.all(
    pages.map(async (path) => ({ path, bytes: await transferSize(server.origin, path) })),
  );

  const largest = sizes.toSorted((a, b) => b.bytes - a.bytes)[0] ?? { path: '', bytes: 0 };
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

  const empty = await runEmptyPage();
  const emptyMs = median((await visitsTo(empty.origin)).map(({ mainThreadMs }) => mainThreadMs));
  await empty.stop();
  for (const path of VISITED) yield* figuresOf(path, await visitsTo(server.origin + path), emptyMs);
  await server.stop();

  const scripts = Object.keys(files).filter((path) => path.endsWith('.js'));
  for (const path of scripts) {
    const size = statSync(`build/client${path}.br`).size;
    yield { what: `  ${basename(path)}`, measured: `${size} B`, goal: '' };
  }
}

async function visitsTo(url: string): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await firstVisit(url));
  return visits;
}

function* figuresOf(path: string, visits: Visit[], emptyMs: number): Generator<Figure> {
  const of = (value: (visit: Visit) => number) => median(visits.map(value));
  const script = of(({ byKind }) => byKind.get('Script') ?? 0);
  const [requests, bytes] = [of((visit) => visit.requests), of((visit) => visit.bytes)];
  const first = `first visit to ${path}`;
  yield boundFigure(`${first}: script`, script, SCRIPT_BYTES, 'B');
  yield boundFigure(`${first}: requests`, requests, REQUESTS, '');
  yield boundFigure(
    `${first}: all bytes`,
    bytes,
    path === '/' ? HOME_VISIT_BYTES : ASTROWIND_VISIT_BYTES,
    'B',
  );
  const ms = of(({ mainThreadMs }) => mainThreadMs);
  yield {
    what: `${first}: the page's own thread, processor × ${SLOWDOWN}, against an empty page`,
    measured: `${Math.round(ms)}/${Math.round(emptyMs)} ms = ${(ms / emptyMs).toFixed(2)}`,
    goal: '',
  };
}
