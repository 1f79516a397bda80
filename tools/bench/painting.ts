import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../find-chromium.ts';
import { type Figure, median, ratioFigure } from './figure.ts';
import { runEmptyPage, runServer, temporaryFolder } from './run-server.ts';

const ROUNDS = 3;
const ATTEMPTS = 3;

/** One page of each shape. */
const SHAPES = [
  '/',
  '/about',
  '/it-trainings',
  '/it-trainings/cyber-security',
  '/it-trainings/certificate',
  '/services',
  '/services/vulnerability-assessment-and-penetration-testing',
  '/services/vulnerability-assessment-and-penetration-testing/web',
  '/careers',
  '/contact',
  '/privacy',
];

interface Report {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
}

/** Lighthouse now and then loses its own trace of a page load: it is asked again before that counts as a failure. */
async function lighthouse(url: string): Promise<Report> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await runLighthouse(url);
    } catch {
      // The last attempt says why.
    }
  }
  return runLighthouse(url);
}

/** In its own process, as a phone, simulated throttling. */
async function runLighthouse(url: string): Promise<Report> {
  const output = join(temporaryFolder(), 'report.json');
  const flags = [
    '--headless=new',
    '--disable-background-networking',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  const args = [
    'node_modules/lighthouse/cli/index.js',
    url,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--chrome-flags=${flags.join(' ')}`,
  ];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: findChromium({ isWhole: true }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk) => (complaint += chunk));
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status !== 0) throw new Error(`Lighthouse failed for ${url}: ${complaint.slice(-400)}`);
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

async function paintTimes(url: string): Promise<{ lcp: number; tbt: number; cls: number; scores: number[] }> {
  const reports: Report[] = [];
  for (let round = 0; round < ROUNDS; round += 1) reports.push(await lighthouse(url));
  const of = (audit: string) => median(reports.map((report) => report.audits[audit]?.numericValue ?? 0));
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((category) =>
    median(reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100))),
  );
  return {
    lcp: of('largest-contentful-paint'),
    tbt: of('total-blocking-time'),
    cls: of('cumulative-layout-shift'),
    scores,
  };
}

export async function* measurePainting(): AsyncGenerator<Figure> {
  const bare = await runEmptyPage();
  const empty = await paintTimes(`${bare.origin}/`);
  await bare.stop();

  const server = await runServer();
  for (const path of SHAPES) {
    const { lcp, tbt, cls, scores } = await paintTimes(server.origin + path);
    const bound = path === '/' ? 1.5 : 1.3;
    yield ratioFigure(
      `${path}: largest paint against an empty page`,
      lcp,
      empty.lcp,
      { atMost: bound },
      ' ms',
    );
    yield {
      what: `${path}: Lighthouse, blocking time, layout shift`,
      measured: `${scores.join('/')}, ${Math.round(tbt)} ms, ${cls.toFixed(3)}`,
      goal: '100s, <= 50, 0',
      isMet: scores.every((score) => score === 100) && tbt <= 50 && cls < 0.001,
    };
  }
  await server.stop();
}
