import type { BrowserContext, Page, Route } from '@playwright/test';
import { A_COURSE, A_SERVICE } from '../support/first-pages.ts';
import { expect, hydrated, test, untilStyled } from './fixtures.ts';

/** A page while its style sheets, fonts and script are loading, or if they do not load. */

const SHEETS = '**/*.css';
const SCRIPTS = '**/static/js/*.js';
const never = () => {};
const isMissing = (route: Route) => route.fulfill({ status: 404, body: '' });

/** When the page asked for its style sheets, fonts and scripts, after its first paint with content; in milliseconds. */
const askedAfterPaint = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => /[.](css|woff2|js)$/.test(name))
      .map(({ startTime }) => startTime - paint!.startTime);
  });

for (const path of ['/', '/careers'])
  test(`${path} asks for styles, fonts and scripts after its first paint, and after its picture`, async ({
    page,
  }) => {
    await page.goto(path);

    const after = await askedAfterPaint(page);
    expect(after.length).toBeGreaterThan(3);
    expect(Math.min(...after)).toBeGreaterThanOrEqual(0);
    const [picture = 0, sheet] = await page.evaluate(() => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return [
        resources.find(({ name }) => name.endsWith('.avif'))?.responseEnd,
        Math.min(...resources.filter(({ name }) => name.endsWith('.css')).map(({ startTime }) => startTime)),
      ];
    });
    expect(sheet).toBeGreaterThanOrEqual(picture);
  });

test('a page that comes after another of the site asks for styles at once', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await hydrated(page);

  expect(Math.min(...(await askedAfterPaint(page)))).toBeLessThan(0);
});

/** A page whose files end as `routes` says; the HTML is read. */
async function openWith(
  context: BrowserContext,
  address: string,
  routes: Record<string, (route: Route) => unknown>,
): Promise<Page> {
  const page = await context.newPage();
  for (const [files, end] of Object.entries(routes)) await page.route(files, end);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return page;
}

/** Style sheets wait until the returned function is called. */
async function holdSheets(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(SHEETS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const parts = (page: Page) => page.locator('main > :not(link, script, style), main section, main ~ footer');

/** Parts of the page that have no box, or that nobody sees. */
const unseenParts = (page: Page, { opacityProperty = true } = {}) =>
  parts(page).evaluateAll(
    (all, opacity) =>
      all
        .filter((part) => !part.checkVisibility({ visibilityProperty: true, opacityProperty: opacity }))
        .map(({ id, tagName }) => id || tagName),
    opacityProperty,
  );

/** Three seconds later, by the clock of style sheets. */
async function passThreeSeconds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) {
      const { endTime = Infinity } = animation.effect?.getComputedTiming() ?? {};
      if (Number(endTime) <= 3_000) animation.finish();
    }
  });
}

for (const path of ['/', A_COURSE])
  test(`every part of ${path} is there before its style sheets`, async ({ context, site }) => {
    const page = await openWith(context, site.origin + path, { [SHEETS]: never });

    expect(await unseenParts(page, { opacityProperty: false })).toEqual([]);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Careers' })).toBeVisible();
    expect(
      await page.evaluate(() => (window as unknown as { find(text: string): boolean }).find('Careers')),
    ).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await unseenParts(page)).toEqual([]);
  });

for (const [what, routes] of [
  ['a style sheet is missing', { [SHEETS]: isMissing }],
  ['a style sheet never answers', { [SHEETS]: never }],
  ['the script is missing', { [SCRIPTS]: isMissing }],
  ['the script never answers', { [SCRIPTS]: never }],
  ['style sheet and script are missing', { [SHEETS]: isMissing, [SCRIPTS]: isMissing }],
  ['style sheet and script never answer', { [SHEETS]: never, [SCRIPTS]: never }],
  ['the fonts never answer', { '**/*.woff2': never }],
  ['the picture never answers', { '**/*.avif': never, [SHEETS]: never }],
] as const)
  test(`the page is whole within three seconds where ${what}`, async ({ context, site }) => {
    const page = await openWith(context, `${site.origin}/`, routes);

    await passThreeSeconds(page);

    await expect.poll(() => unseenParts(page)).toEqual([]);
    const menus = page.locator('header button + ul, .all-groups');
    expect(await menus.count()).toBeGreaterThan(2);
    expect(await menus.filter({ visible: true }).count()).toBe(0);
  });

for (const [what, silence] of [
  ['tells of no paint', () => void (PerformanceObserver.prototype.observe = () => {})],
  ['has no observer of paints', () => void Reflect.deleteProperty(window, 'PerformanceObserver')],
] as const)
  test(`a browser that ${what} has the page with its styles`, async ({ page }) => {
    await page.addInitScript(silence);
    await page.goto(A_SERVICE);

    await untilStyled(page);
  });

test('the page is whole at once where scripts in pages are blocked', async ({ context, site }) => {
  const page = await openWith(context, site.origin + A_SERVICE, {
    [site.origin + A_SERVICE]: async (route: Route) => {
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy'] ?? '';
      const headers = {
        ...response.headers(),
        'content-security-policy': policy.replace(/script-src [^;]*/, "script-src 'self'"),
      };
      await route.fulfill({ response, headers });
    },
  });

  expect(await unseenParts(page)).toEqual([]);
});

for (const [sign, give] of [
  ['turns the wheel', (page: Page) => page.mouse.wheel(0, 400)],
  ['presses a key', (page: Page) => page.keyboard.press('End')],
  ['follows a link', (page: Page) => page.getByRole('link', { name: 'See the syllabus' }).click()],
] as const)
  test(`who ${sign} sees the whole page at once`, async ({ context, site }) => {
    const page = await openWith(context, site.origin + A_COURSE, { [SHEETS]: never });
    expect(await unseenParts(page)).toContain('syllabus');

    await give(page);

    await expect.poll(() => unseenParts(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  });

for (const [what, place] of [
  ['a place on the page', '#audience'],
  ['words of the page', '#:~:text=Not%20the%20right%20course%20for'],
] as const)
  test(`${what} in the address is in view where the style sheets are late`, async ({ context, site }) => {
    const page = await context.newPage();
    const release = await holdSheets(page);
    await page.goto(site.origin + A_COURSE + place, { waitUntil: 'domcontentloaded' });
    release();
    await untilStyled(page);

    await expect(page.getByRole('heading', { name: 'Not the right course for' })).toBeInViewport();
    expect(await unseenParts(page)).toEqual([]);
  });

test('a page that is loaded again is painted, though its style sheets never answer', async ({
  context,
  site,
}) => {
  const page = await openWith(context, `${site.origin}/about`, {});
  await page.route(SHEETS, never);
  await page.reload({ waitUntil: 'domcontentloaded' });

  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0);
  await expect.poll(() => unseenParts(page)).toEqual([]);
});

test('a visitor who comes back is where they were, with late style sheets too', async ({ page }) => {
  await page.goto(A_COURSE);
  await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Careers' })
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL('/careers');
  const release = await holdSheets(page);
  await page.goBack({ waitUntil: 'domcontentloaded' });
  release();
  await untilStyled(page);

  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(2_000);
});

// 412 × 823 is Lighthouse's phone.
for (const [path, width, height] of [
  ['/', 1440, 900],
  ['/', 412, 823],
  ['/', 1440, 3000],
  [A_COURSE, 412, 823],
  [A_SERVICE, 1440, 900],
] as const)
  test(`nothing in the first view of ${path} moves as its style sheets come, ${width} × ${height}`, async ({
    context,
    site,
  }) => {
    const page = await context.newPage();
    await page.setViewportSize({ width, height });
    await page.route('**/*.woff2', never);
    const release = await holdSheets(page);
    await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
    const boxes = () =>
      // The button that pauses the hero comes with the script.
      page
        .locator('header *, main > :first-child *:not(.icon-button, .icon-button *)')
        .evaluateAll((elements) =>
          elements.flatMap((element) => {
            const box = element.getBoundingClientRect();
            const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
            const name = [element.tagName, element.getAttribute('class'), element.textContent?.slice(0, 20)];
            return isSeen && box.y < innerHeight
              ? [`${name.join(' ')}: ${[box.x, box.y, box.width, box.height].join(' ')}`]
              : [];
          }),
        );
    const before = await boxes();
    expect(before.length).toBeGreaterThan(20);

    release();
    await page.waitForSelector('html:not([data-unstyled])', { state: 'attached' });

    expect(await boxes()).toEqual(before);
    expect(await unseenParts(page)).toEqual([]);
  });
