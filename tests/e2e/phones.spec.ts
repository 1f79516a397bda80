import type { APIRequestContext } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

/** The highest page, managed security, was 8,540 px at 390 as it last landed: a tenth more is a jump, a sentence is none. */
const MOST_HEIGHT = 9_390;

const SERVICE = '/services/vulnerability-assessment-and-penetration-testing/web';
const TERM = 'At least 5 years of testing web applications';

test.use({ viewport: { width: 390, height: 844 } });

/** As high as there are openings. */
const CAREERS = '/careers';
/** Documents: as long as what was tested. */
const REPORTS = '/services/sample-reports/';

async function pathsOfSitemap(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));
  expect(addresses.length).toBeGreaterThan(50);
  return addresses.map(({ pathname }) => pathname);
}

test('no page of the sitemap jumps in height, or is wider than the window', async ({ page, request }) => {
  test.setTimeout(180_000);
  const paths = await pathsOfSitemap(request);
  const tooHigh: string[] = [];
  for (const path of paths.filter((each) => each !== CAREERS)) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const { height, width } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      width: document.documentElement.scrollWidth,
    }));
    const isTooHigh = height > MOST_HEIGHT && !path.startsWith(REPORTS);
    if (isTooHigh || width > 390) tooHigh.push(`${path}: ${width} x ${height}`);
  }
  expect(tooHigh).toEqual([]);
});

test('what is kept on one line stays within its sentence', async ({ page, request }) => {
  test.setTimeout(180_000);
  const apart: string[] = [];
  for (const path of await pathsOfSitemap(request)) {
    await page.goto(path, { waitUntil: 'load' });
    // A box of columns would make a column of it, and of the words before and after; a rule for all its spans would style it.
    const sentences = await page.locator('.keep-together').evaluateAll((kept) =>
      kept.flatMap((words) => {
        const [own, around] = [words, words.parentElement!].map((element) => getComputedStyle(element));
        const isApart =
          /flex|grid/.test(around!.display) || own!.padding !== '0px' || own!.color !== around!.color;
        return isApart ? [words.parentElement!.textContent] : [];
      }),
    );
    apart.push(...sentences.map((sentence) => `${path}: ${sentence}`));
  }
  expect(apart).toEqual([]);
});

for (const path of ['/', '/services', SERVICE]) {
  test(`the closing call of ${path} has the whole width of its card`, async ({ page }) => {
    await page.goto(path);
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).last();
    const words = await heading.evaluate((h2) => h2.parentElement!.getBoundingClientRect().width);
    expect(words).toBe(350);
  });
}

test('a folded section opens from its heading, by keyboard and from the list of sections', async ({
  page,
}) => {
  await page.goto(SERVICE);
  await hydrated(page);
  const terms = page.getByText(TERM);
  await expect(terms).toBeHidden();

  const heading = page.getByRole('heading', { name: 'Before you sign' });
  await heading.scrollIntoViewIfNeeded();
  const { x, y } = (await heading.boundingBox())!;
  await page.mouse.click(x + 20, y + 24);
  await expect(terms).toBeVisible();

  await page.locator('#terms > details > summary').focus();
  await page.keyboard.press('Enter');
  await expect(terms).toBeHidden();

  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Before you sign' })
    .click();
  await expect(terms).toBeInViewport();
});

test('the address of a folded section opens it', async ({ page }) => {
  await page.goto(`${SERVICE}#terms`);
  await expect(page.getByText(TERM)).toBeVisible();
});

test('the link to the terms of every course opens them', async ({ page }) => {
  await page.goto('/it-trainings/devops');
  await page.locator('#teaching > details > summary').click();
  await page.getByRole('link', { name: 'If you fail, change course or stop' }).click();

  await expect(page).toHaveURL('/it-trainings#terms');
  await expect(page.getByRole('heading', { name: 'After a failed resit' })).toBeVisible();
});

test('a folded section says what is inside it', async ({ page }) => {
  await page.goto(SERVICE);
  await expect(page.locator('#approach > details > summary')).toContainText(
    ': Scope · Prepare · Map · Test · Alert · Report · Retest',
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a folded section opens it too', async ({ page }) => {
    await page.goto(`${SERVICE}#terms`);
    await expect(page.getByText(TERM)).toBeVisible();
    await page.goto('/it-trainings#terms');
    await expect(page.getByRole('heading', { name: 'After a failed resit' })).toBeVisible();
  });
});

for (const media of ['screen', 'print'] as const) {
  test(`nothing is folded ${media === 'print' ? 'on paper' : 'where there is room'}`, async ({ page }) => {
    if (media === 'screen') await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(SERVICE);
    await page.emulateMedia({ media });
    await expect(page.getByText(TERM)).toBeVisible();
    await expect(page.locator('.phone-fold > summary').first()).toBeHidden();
  });
}
