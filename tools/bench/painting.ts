import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../test/find-chromium.ts';
import { boundFigure, type Figure, median, ratioFigure } from './figure.ts';
import { runEmptyPage, runServer, temporaryFolder } from './run-server.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = 9;

/** One page of each kind, and the longest course. */
const SHAPES = [
  '/',
  '/about',
  '/it-trainings',
  '/it-trainings/cyber-security',
  '/it-trainings/hardware-networking',
  '/it-trainings/cyber-security/lab',
  '/it-trainings/certificate',
  '/services',
  '/services/vulnerability-assessment-and-penetration-testing',
  '/services/vulnerability-assessment-and-penetration-testing/web',
  '/services/sample-reports/gap-assessment',
  '/careers',
  '/contact',
  '/privacy',
];

interface Report {
  runtimeError?: { code: string };
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue: number }>;
}

/** Report of Lighthouse for a simulated phone with a slow connection, or the error. */
async function measure(url: string): Promise<Report | string> {
  const flags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const file = join(temporaryFolder(), 'report.json');
  const options = ['--quiet', '--output=json', `--output-path=${file}`, '--only-categories=performance'];
  const failure = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, url, ...options, `--chrome-flags=${flags.join(' ')}`],
    { env: { ...process.env, CHROME_PATH: findChromium({ isWhole: true }) } },
  ).then(
    () => undefined,
    (error: Error) => error.message.trim(),
  );
  // If a run fails, Lighthouse exits with an error but writes its report anyway.
  if (!existsSync(file)) return failure ?? 'no report';
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  return report.runtimeError?.code ?? report;
}

/** Compares a page of each kind with an empty page that has the same headers, in turns, using Lighthouse. */
export async function* measurePainting(): AsyncGenerator<Figure> {
  const server = await runServer();
  const empty = await runEmptyPage(server);
  const urls = new Map([
    ['empty', `${empty.origin}/`],
    ...SHAPES.map((path) => [path, server.origin + path] as const),
  ]);
  const reports = new Map<string, Report[]>();
  const failed: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [page, url] of urls) {
      const report = await measure(url);
      if (typeof report === 'string') failed.push(`${page} ${report}`);
      else reports.set(page, [...(reports.get(page) ?? []), report]);
    }
  await Promise.all([server.stop(), empty.stop()]);
  for (const path of SHAPES) yield* compare(path, reports.get(path) ?? [], reports.get('empty') ?? []);
  const what = ['runs that failed', ...failed].join('; ');
  yield { what, measured: String(failed.length), goal: '0', isMet: failed.length === 0 };
}

function* compare(path: string, ours: Report[], empty: Report[]): Generator<Figure> {
  const of = (reports: Report[], audit: string) =>
    reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
  const ratio = (what: string, audit: string, atMost: number) =>
    ratioFigure(
      `${path}: ${what} against an empty page`,
      median(of(ours, audit)),
      median(of(empty, audit)),
      { atMost },
      ' ms',
    );
  const paints = of(ours, 'first-contentful-paint');
  const spread = (100 * (Math.max(...paints) - Math.min(...paints))) / median(paints);
  const blocking = median(of(ours, 'total-blocking-time')) - median(of(empty, 'total-blocking-time'));
  const shift = Math.max(...of(ours, 'cumulative-layout-shift'));
  const score = median(ours.map(({ categories }) => 100 * categories.performance.score));
  yield ratio('first paint', 'first-contentful-paint', 1.1);
  yield boundFigure(`${path}: spread of its first paint`, spread, 15, '%');
  yield ratio('largest paint', 'largest-contentful-paint', 1.5);
  yield boundFigure(`${path}: blocking, more than of an empty page`, blocking, 20, 'ms');
  yield { what: `${path}: layout shift`, measured: shift.toFixed(3), goal: '0', isMet: shift < 0.001 };
  yield { what: `${path}: score`, measured: score.toFixed(0), goal: '100', isMet: score === 100 };
}
