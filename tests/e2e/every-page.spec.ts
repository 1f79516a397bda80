import type { Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { axeFindingsInThisTheme } from '../support/axe-findings.ts';
import { BATCHES_PATH } from '../../contracts/paths.ts';
import { OWN_PAGES, PAGES, SHAPES } from './addresses.ts';
import { isLong } from '../faults/short-and-long.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { sidewaysFaults } from './sideways-faults.ts';

test.describe.configure({ mode: 'parallel' });
// Letters as wide as on a phone: without a window Chromium makes each as wide as whole pixels.
const { args = [], ...options } = config.use!.launchOptions!;
test.use({ launchOptions: { ...options, args: [...args, '--font-render-hinting=none'] } });

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** Half of a desktop: its zoom of 200 %. */
const ZOOMED = { width: 720, height: 450 };
const NARROWEST = { width: 320, height: 640 };

/** The limit, as Lighthouse counts. A line of a lead that comes or goes is above it. */
const MOST_SHIFT = 0.01;
/** The highest page, managed security, was 8,540 px at 390 as it last landed: a tenth more is a jump, a sentence is none. */
const MOST_HEIGHT = 9_390;
/** As high as there are openings; documents, as long as what was tested. */
const ANY_HEIGHT = /^\/careers$|^\/services\/sample-reports\//;

/** Brings on what is loaded late. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      // Not the next frame: the headless shell now and then draws none.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
}

/** As WCAG 1.4.12 asks; the policy of the page allows no style element. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets.push(style);
  });
}

/** Sets the browser's own size of letters, from "very large" on, where a phone, a laptop and a desktop have least room. */
async function sidewaysFaultsOfLargeLetters(page: Page): Promise<string[]> {
  const found: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  for (const standard of [24, 32, 16]) {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
    for (const width of [1280, 1024, NARROWEST.width]) {
      await page.setViewportSize({ ...NARROWEST, width });
      for (const fault of await sidewaysFaults(page))
        found.push(`letters of ${standard} px, ${width} px: ${fault}`);
    }
  }
  return found;
}

/** A box of columns would make a column of it, and of the words around; a rule for all spans there would style it. */
async function wordsApart(page: Page): Promise<string[]> {
  return await page.locator('.keep-together').evaluateAll((kept) =>
    kept.flatMap((words) => {
      const [own, around] = [words, words.parentElement!].map((element) => getComputedStyle(element));
      const isApart =
        /flex|grid/.test(around!.display) || own!.padding !== '0px' || own!.color !== around!.color;
      return isApart ? [`apart from its sentence: ${words.parentElement!.textContent}`] : [];
    }),
  );
}

/** Parts of the first view that are drawn in another order than they arrive in: what arrives later would push them down. */
async function reordered(page: Page): Promise<string[]> {
  return await page.locator('main > :first-child *').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { order, flexDirection } = getComputedStyle(element);
      return order !== '0' || flexDirection.endsWith('-reverse') ? [`reordered: ${element.className}`] : [];
    }),
  );
}

/** Loads a page, and sums how far its parts moved while the fonts came. */
async function visitAndExpectNoShift(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  const { shift, families } = await page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return { shift: sum, families: loaded.map(({ family }) => family) };
  });
  expect(families).toEqual(expect.arrayContaining(['Funnel Display', 'Hanken Grotesk']));
  expect(shift, `${page.viewportSize()?.width} px`).toBeLessThan(MOST_SHIFT);
}

for (const path of SHAPES)
  test(`nothing of ${path} moves as its fonts come on a desktop`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await visitAndExpectNoShift(page, path);
  });

/** A page of each shape; with FAULTS=long every page. */
const CHECKED = isLong ? [...PAGES.map((page) => page.path), ...OWN_PAGES] : SHAPES;

for (const path of CHECKED) {
  test(`nothing on ${path} moves as its fonts come, or is cut off at any width, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await visitAndExpectNoShift(page, path);
    await hydrated(page);
    await scrollThrough(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (!ANY_HEIGHT.test(path)) expect(height).toBeLessThanOrEqual(MOST_HEIGHT);
    const found = [...(await wordsApart(page)), ...(await reordered(page)), ...(await sidewaysFaults(page))];

    await page.setViewportSize(ZOOMED);
    // The pages of `SHAPES` are in accessibility-of-shapes.spec.ts.
    if (!SHAPES.includes(path)) found.push(...(await axeFindingsInThisTheme(page)));
    found.push(...(await sidewaysFaults(page)));

    await page.setViewportSize(NARROWEST);
    found.push(...(await sidewaysFaults(page)));
    found.push(...(await sidewaysFaultsOfLargeLetters(page)));
    await spaceText(page);
    expect([...found, ...(await sidewaysFaults(page))]).toEqual([]);
  });
}

test('no page says an error when it is reached by a link of another, with motion', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await hydrated(page);
  // Pages lead to the batches once there are some.
  const left = new Set([...PAGES.map(({ path }) => path), ...OWN_PAGES]);
  for (const path of ['/', BATCHES_PATH]) left.delete(path);
  while (left.size > 0) {
    const links = page.locator('a[href^="/"]:not([target])');
    const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    // A lab or a report has a link on few pages: it comes first.
    const next =
      paths.find((path) => left.has(path) && OWN_PAGES.includes(path)) ??
      paths.find((path) => left.has(path));
    if (next === undefined) break;
    await links.nth(paths.indexOf(next)).dispatchEvent('click');
    await expect(page).toHaveURL((url) => url.pathname === next);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('domcontentloaded');
    left.delete(next);
  }
  expect([...left], 'no link leads there').toEqual([]);
});
