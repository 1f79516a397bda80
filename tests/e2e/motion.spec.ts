import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

const GROUPS = [
  'Cyber Security Services',
  'Network Services',
  'VAPT',
  'Cloud Services',
  'Awareness & Training',
  'GRC',
];

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

const vault = (page: Page) => page.locator('.slide-art').first();
const lid = (page: Page) => vault(page).locator('picture img').filter({ visible: true });
const inside = (page: Page) => vault(page).locator('> img');
const names = (page: Page) => page.getByLabel('Highlights', { exact: true }).getByRole('listitem');

const topOf = async (part: ReturnType<typeof lid>) => Math.round((await part.boundingBox())!.y);

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`scrolling opens and closes the vault at ${width} px, and nothing shifts`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const isInside = (path: string) => path.includes('vault-inside');
    expect(fetched.filter(isInside)).toEqual([]);

    await scrollTo(page, 300);
    await expect(inside(page)).toHaveCount(1);
    const object = (await lid(page).boundingBox())!.height;
    await expect
      .poll(async () => (await topOf(inside(page))) - (await topOf(lid(page))))
      .toBeGreaterThan(object * 0.2);
    expect(fetched.filter(isInside)).toHaveLength(1);

    await scrollTo(page, 0);
    await expect.poll(async () => (await topOf(inside(page))) - (await topOf(lid(page)))).toBe(0);
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.01);
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the vault stays closed', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await expect(names(page)).toHaveText(GROUPS);
    const before = await topOf(lid(page));
    await scrollTo(page, 200);
    await expect.poll(() => topOf(lid(page))).toBe(before - 200);
    await expect(inside(page)).toHaveCount(0);
  });

  test('every part of a figure stands there at once', async ({ page }) => {
    await page.goto('/services/network-services/ddos');
    const dim = await page
      .locator('.figure *')
      .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).opacity !== '1').length);
    expect(dim).toBe(0);
  });
});

/** How opaque the faintest of all is in which the words of figures stand. */
const faintestWords = (page: Page) =>
  page.locator('.figure *').evaluateAll((parts) => {
    const withWords = parts.filter((part) => !part.closest('svg') && part.textContent.trim() !== '');
    return Math.min(...withWords.map((part) => Number(getComputedStyle(part).opacity)));
  });

for (const [kind, path] of [
  ['plan', '/services/network-services/ddos'],
  ['timeline', '/services/cloud-services/casb'],
  ['attack-path', '/services/cyber-security-awarness-training/phishing-simulization'],
] as const) {
  test(`the words of a figure can be read before one scrolls to it: ${kind}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator(`.figure .${kind}`)).toHaveCount(1);
    expect(await faintestWords(page)).toBe(1);
  });
}

test('what is drawn in a figure lights up as it comes into view', async ({ page }) => {
  await page.goto('/services/network-services/ddos');
  const opacity = () =>
    page
      .locator('.plan > svg')
      .last()
      .evaluate((part) => Number(getComputedStyle(part).opacity));
  expect(await opacity()).toBeLessThan(1);
  await page
    .locator('.plan')
    .evaluate((plan) => plan.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect.poll(opacity).toBe(1);
});
