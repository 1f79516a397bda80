import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** As a wheel would: the page is where it was put, at once. One that is still arriving is not yet that high. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrolled(page)).toBe(top);
}

/** Playwright's own click would first scroll the page for a link of the sticky bar. */
async function clickInPlace(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not in the page');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test('the top is there at once, without a ride through the page', async ({ page }) => {
  await visit(page, '/');
  await scrollTo(page, 2_000);
  await page.addInitScript(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    addEventListener('scroll', () => tops.push(window.scrollY));
  });

  await clickInPlace(
    page,
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }),
  );
  await expect(page).toHaveURL('/about');
  await expect.poll(() => scrolled(page)).toBe(0);

  const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops);
  expect(tops.filter((top) => top > 0)).toEqual([]);
});

test('Back returns to the place on the page that was left, and Forward to the other', async ({ page }) => {
  await visit(page, '/services');
  await scrollTo(page, 700);
  await clickInPlace(
    page,
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }),
  );
  await expect(page).toHaveURL('/about');
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 300);

  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect.poll(() => scrolled(page)).toBe(700);

  await page.goForward();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => scrolled(page)).toBe(300);
});

test('the course list opens at its top, a reload included, and Back from a part of it leads back', async ({
  page,
}) => {
  await visit(page, '/it-trainings');
  await scrollTo(page, 900);
  await page.reload();
  await hydrated(page);
  expect(await scrolled(page)).toBe(0);

  await scrollTo(page, 300);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#validation"]')?.click());
  await expect.poll(() => scrolled(page)).toBeGreaterThan(2_000);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(300);

  await page.reload();
  await hydrated(page);
  expect(await scrolled(page)).toBe(0);
});

test('a reload keeps the place', async ({ page }) => {
  await visit(page, '/services');
  await scrollTo(page, 600);

  await page.reload();
  await hydrated(page);

  await expect.poll(() => scrolled(page)).toBe(600);
});

test('a link to a part of another page leads to that part', async ({ page }) => {
  await visit(page, '/services/cyber-security-awarness-training');

  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: 'Compliance & Policy Education' })
    .first()
    .click();

  await expect(page).toHaveURL(/#/);
  await expect(
    page.getByRole('heading', { level: 2, name: 'Compliance & Policy Education' }),
  ).toBeInViewport();
});

test('a link to a part of the same page moves there and keeps the menus as they are', async ({ page }) => {
  await visit(page, '/it-trainings');

  await page.getByRole('main').getByRole('link', { name: 'Check a certificate' }).click();

  await expect(page.getByRole('heading', { name: 'Certificate Validation' })).toBeInViewport();
  await expect(page).toHaveURL(/\/it-trainings#/);
});
