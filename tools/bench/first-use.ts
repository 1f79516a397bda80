import type { BrowserContextOptions, Page } from '@playwright/test';
import { type Figure, median, ratioFigure } from './figure.ts';
import { launchChromium } from './first-visit.ts';
import { runEmptyPage, runServer } from './run-server.ts';

const ROUNDS = 5;
/** A phone against the machine that measures. */
const SLOWDOWN = 4;
/** As Lighthouse has it: 1.6 Mbit/s, 150 ms a round trip. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const REST_MS = 3_000;
const SERVICE = '/services/cyber-security-services/it-infra';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

interface Visit {
  origin: string;
  window: BrowserContextOptions;
  isSlowLine?: boolean;
}

/** The median of what `measure` finds in a browser of its own each time. */
async function medianVisit(
  { origin, window, isSlowLine = false }: Visit,
  measure: (page: Page, origin: string) => Promise<number>,
): Promise<number> {
  const found: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const browser = await launchChromium();
    const context = await browser.newContext(window);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (isSlowLine) await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    found.push(await measure(page, origin));
    await browser.close();
  }
  return median(found);
}

const LARGEST_PAINT = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime))
    .observe({ type: 'largest-contentful-paint', buffered: true });
})`;

async function largestPaint(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/`, { waitUntil: 'load' });
  await page.waitForTimeout(1_000);
  return page.evaluate<number>(LARGEST_PAINT);
}

/** What tasks took beyond 50 ms, until the page rests. */
const BLOCKING = `new Promise((resolve) => {
  const beyond = (entries) => entries.reduce((sum, { duration }) => sum + duration - 50, 0);
  new PerformanceObserver((list) => resolve(beyond(list.getEntries()))).observe({ type: 'longtask', buffered: true });
  setTimeout(resolve, 500, 0);
})`;

const blocking = (path: string) => async (page: Page, origin: string) => {
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(REST_MS);
  return page.evaluate<number>(BLOCKING);
};

/** From the first paint until a click, repeated with each frame, has its effect. */
const usableAfterPaint = (control: string, effect: string) => async (page: Page, origin: string) => {
  await page.addInitScript(`new PerformanceObserver((list, observer) => {
    observer.disconnect();
    const [{ startTime }] = list.getEntries();
    const click = () => {
      document.querySelector('${control}')?.click();
      if (document.querySelector('${effect}')) performance.measure('usable', { start: startTime });
      else requestAnimationFrame(click);
    };
    click();
  }).observe({ type: 'paint', buffered: true })`);
  await page.goto(`${origin}/`);
  const measured = await page.waitForFunction(`performance.getEntriesByName('usable')[0]?.duration`);
  return Number(await measured.jsonValue());
};

/** From the click on the button of a menu until the menu is open. */
const OPENING = `new Promise((resolve) => {
  const button = document.querySelector('[aria-label="Services menu"]');
  const start = performance.now();
  new MutationObserver(() => button.ariaExpanded === 'true' && resolve(performance.now() - start))
    .observe(button, { attributes: true });
  button.click();
})`;

/** On a settled page; `before` may hydrate another island. */
const firstUse = (before: (page: Page) => Promise<void>) => async (page: Page, origin: string) => {
  await page.goto(`${origin}/`, { waitUntil: 'load' });
  await page.waitForTimeout(REST_MS);
  await before(page);
  return page.evaluate<number>(OPENING);
};

async function hydrateSearch(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('searchbox').focus();
  await page.locator('react-island[name="service-search"][data-state="hydrated"]').first().waitFor();
  await page.waitForTimeout(500);
}

export async function* measureFirstUse(): AsyncGenerator<Figure> {
  const empty = await runEmptyPage();
  const slowEmpty = { origin: empty.origin, window: PHONE, isSlowLine: true };
  const slowPaint = await medianVisit(slowEmpty, largestPaint);
  const paint = await medianVisit({ origin: empty.origin, window: PHONE }, largestPaint);
  await empty.stop();

  const { origin, stop } = await runServer();
  const phone = { origin, window: PHONE };
  const slow = { ...phone, isSlowLine: true };
  const desktop = { origin, window: DESKTOP };
  /** Beside the paint of an empty page in the same run; the goal in milliseconds is that of a machine at rest. */
  const within = (what: string, ms: number, goal: number, reference = paint): Figure => ({
    what,
    measured: `${Math.round(ms)}/${Math.round(reference)} ms = ${(ms / reference).toFixed(2)}`,
    goal: `<= ${goal} ms`,
    isMet: ms <= goal,
  });

  yield ratioFigure(
    'slow line: largest paint of the home page against an empty page',
    await medianVisit(slow, largestPaint),
    slowPaint,
    { atMost: 1.5 },
    ' ms',
  );
  yield within('home: blocking over 50 ms', await medianVisit(phone, blocking('/')), 30);
  yield within('service page: blocking over 50 ms', await medianVisit(phone, blocking(SERVICE)), 30);
  const theme = usableAfterPaint('.theme-switch', 'html:not(.dark)');
  yield within(
    'slow line: theme switch after the first paint',
    await medianVisit(slow, theme),
    900,
    slowPaint,
  );
  const menu = usableAfterPaint('[aria-label="Open menu"]', ':popover-open');
  yield within('slow line: mobile menu after the first paint', await medianVisit(slow, menu), 100, slowPaint);
  const first = firstUse(async () => {});
  yield within('settled page: first use of a menu', await medianVisit(desktop, first), 300);
  const next = firstUse(hydrateSearch);
  yield within('settled page: first use after another island', await medianVisit(desktop, next), 100);
  await stop();
}
