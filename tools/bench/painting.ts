import type { Browser } from '@playwright/test';
import { type Figure, median, ratioFigure } from './figure.ts';
import { launchChromium, PHONE, SLOWDOWN } from './first-visit.ts';
import { runEmptyPage, runServer } from './run-server.ts';

const ROUNDS = 9;
const REST_MS = 1_000;
/** As Lighthouse has it: 1.6 Mbit/s, 150 ms a round trip. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** One page of each shape. */
const SHAPES = [
  '/',
  '/about',
  '/it-trainings',
  '/it-trainings/cyber-security',
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

interface Paint {
  first: number;
  largest: number;
  /** By how much what was painted has moved since. */
  shift: number;
}

const PAINTED = `new Promise((resolve) => {
  const paint = { first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN, largest: 0, shift: 0 };
  new PerformanceObserver((list) => { paint.largest = list.getEntries().at(-1).startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) paint.shift += value; })
    .observe({ type: 'layout-shift', buffered: true });
  setTimeout(resolve, 200, paint);
})`;

async function visit(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(REST_MS);
  const paint = await page.evaluate<Paint>(PAINTED);
  await context.close();
  return paint;
}

/** First and largest paint of each shape of page against an empty page, in turns, on a phone with a slow line. */
export async function* measurePainting(): AsyncGenerator<Figure> {
  const [empty, server, browser] = [await runEmptyPage(), await runServer(), await launchChromium()];
  for (const path of SHAPES) {
    const visits: [Paint, Paint][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      visits.push([await visit(browser, server.origin + path), await visit(browser, `${empty.origin}/`)]);
    }
    const compare = (what: string, of: (paint: Paint) => number, atMost: number) => {
      const [ours, reference] = [
        median(visits.map(([paint]) => of(paint))),
        median(visits.map(([, paint]) => of(paint))),
      ];
      return ratioFigure(`${path}: ${what} against an empty page`, ours, reference, { atMost }, ' ms');
    };
    yield compare('first paint', ({ first }) => first, 1.1);
    yield compare('largest paint', ({ largest }) => largest, 1.5);
    const shift = Math.max(...visits.map(([paint]) => paint.shift));
    yield { what: `${path}: layout shift`, measured: shift.toFixed(3), goal: '0', isMet: shift < 0.001 };
  }
  await browser.close();
  await Promise.all([server.stop(), empty.stop()]);
}
