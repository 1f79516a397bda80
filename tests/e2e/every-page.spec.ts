import type { Page } from '@playwright/test';
import { axeFindingsInThisTheme } from '../support/axe-findings.ts';
import { BATCHES_PATH } from '../../contracts/paths.ts';
import { OWN_PAGES, PAGES, SHAPES } from './addresses.ts';
import { expect, hydrated, test, visitAtRest } from './fixtures.ts';
import { sidewaysFaults } from './sideways-faults.ts';

test.describe.configure({ mode: 'parallel' });

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

for (const path of [...PAGES.map((page) => page.path), ...OWN_PAGES]) {
  test(`nothing on ${path} is cut off at 720, 390 and 320 px, or with spaced text, and axe finds nothing`, async ({
    page,
  }) => {
    // 1440 at a zoom of 200 %.
    await page.setViewportSize({ width: 720, height: 450 });
    await visitAtRest(page, path);
    await scrollThrough(page);
    // The pages of `SHAPES` are in accessibility-of-shapes.spec.ts.
    const found = SHAPES.includes(path) ? [] : await axeFindingsInThisTheme(page);
    found.push(...(await sidewaysFaults(page)));

    await page.setViewportSize({ width: 390, height: 844 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (!ANY_HEIGHT.test(path)) expect(height).toBeLessThanOrEqual(MOST_HEIGHT);
    found.push(...(await wordsApart(page)), ...(await sidewaysFaults(page)));
    await page.setViewportSize({ width: 320, height: 640 });
    found.push(...(await sidewaysFaults(page)));
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
