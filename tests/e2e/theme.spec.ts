import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, hydrated, test } from './fixtures.ts';

const root = (page: Page) => page.locator('html');
const themeSwitch = (page: Page) => page.getByRole('banner').getByRole('button', { name: /theme/i });

async function store(page: Page, value: string): Promise<void> {
  await page.addInitScript((theme) => {
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'yes');
    localStorage.setItem('theme', theme);
  }, value);
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** Of 255, as seen: 0 is black. */
async function brightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('No canvas');
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
  });
}

/** A sun looks the same after a quarter turn, a moon does not: their mean difference of 255 per pixel. */
async function differenceAfterQuarterTurn(icon: Locator): Promise<number> {
  const picture = sharp(await icon.screenshot())
    .resize(64, 64, { fit: 'fill' })
    .removeAlpha()
    .greyscale();
  const upright = await picture.clone().raw().toBuffer();
  const turned = await picture.clone().rotate(90).raw().toBuffer();
  return upright.reduce((sum, value, at) => sum + Math.abs(value - (turned[at] ?? 0)), 0) / upright.length;
}

async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test('a first visit is dark, and nothing is stored', async ({ page }) => {
  await visit(page);

  await expect(root(page)).toHaveClass(/\bdark\b/);
  expect(await brightness(page)).toBeLessThan(60);
  expect(await stored(page)).toBeNull();
});

for (const [value, isDark] of [
  ['dark', true],
  ['light', false],
  ['blue', false],
] as const) {
  test(`a stored “${value}” starts ${isDark ? 'dark' : 'light'}`, async ({ page }) => {
    await store(page, value);
    await visit(page);

    await expect(root(page)).toHaveClass(isDark ? /\bdark\b/ : /^(?!.*\bdark\b)/);
    if (isDark) expect(await brightness(page)).toBeLessThan(60);
    else expect(await brightness(page)).toBeGreaterThan(200);
  });
}

test('the stored theme stands before anything is painted', async ({ page }) => {
  await store(page, 'light');
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.body) seen.push(document.documentElement.classList.contains('dark'));
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await visit(page);

  const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(true);
});

test('the button switches the theme and stores the choice each time', async ({ page }) => {
  await visit(page);

  await themeSwitch(page).click();
  await expect(root(page)).not.toHaveClass(/\bdark\b/);
  await expect(themeSwitch(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await stored(page)).toBe('light');
  expect(await brightness(page)).toBeGreaterThan(200);

  await themeSwitch(page).click();
  await expect(root(page)).toHaveClass(/\bdark\b/);
  await expect(themeSwitch(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await stored(page)).toBe('dark');
});

test('the button shows a sun while it is dark and a moon otherwise', async ({ page }) => {
  await visit(page);
  const icon = themeSwitch(page).locator('svg').filter({ visible: true });
  await expect(icon).toHaveCount(1);
  const sun = await differenceAfterQuarterTurn(icon);

  await themeSwitch(page).click();
  await page.mouse.move(5, 400);

  await expect(icon).toHaveCount(1);
  expect(sun).toBeLessThan((await differenceAfterQuarterTurn(icon)) / 2);
});

test('the logo has a light and a dark variant', async ({ page }) => {
  await visit(page);
  const logo = page.getByRole('banner').getByRole('link', { name: /home$/ });
  const colours = () =>
    logo.evaluate((link) => {
      const parts = [link, ...link.querySelectorAll('svg *')];
      return parts.map((part) => getComputedStyle(part).color + getComputedStyle(part).fill).join();
    });
  const onDark = await colours();

  await themeSwitch(page).click();

  await expect.poll(colours).not.toBe(onDark);
});

test('with storage blocked the site is dark and the button works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await visit(page);
  await expect(root(page)).toHaveClass(/\bdark\b/);

  await themeSwitch(page).click();

  await expect(root(page)).not.toHaveClass(/\bdark\b/);
});

test('a theme that is switched in one tab is that of the others', async ({ page, context }) => {
  await visit(page);
  const other = await context.newPage();
  await other.goto('/about');
  for (const isDark of [false, true, false]) {
    await page.bringToFront();
    await themeSwitch(page).click();
    const expected = isDark ? /\bdark\b/ : /^(?!.*\bdark\b)/;
    await expect(root(page)).toHaveClass(expected);
    await expect(root(other)).toHaveClass(expected);
    await expect(themeSwitch(other)).toHaveAttribute('aria-pressed', String(isDark));
  }
  await page.evaluate(() => localStorage.clear());
  await expect(root(other)).toHaveClass(/\bdark\b/);
});
