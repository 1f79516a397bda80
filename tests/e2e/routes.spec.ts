import type { Page } from '@playwright/test';
import { ALIASES, PAGES } from './addresses.ts';
import { expect, hydrated, test } from './fixtures.ts';

const UNKNOWN_ADDRESSES = ['/nothing-here', '/services/nothing-here'];

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('each address is a page with one heading of its own, and the frame of the site', async ({ request }) => {
  for (const { path, heading: expected } of PAGES) {
    const answer = await request.get(path);
    const html = await answer.text();

    expect(answer.status(), path).toBe(200);
    const headings = [...html.matchAll(/<h1[ >].*?<\/h1>/gs)].map(([found]) => textOf(found));
    expect(headings, path).toEqual([
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    ]);
    expect(html, path).toMatch(/<header[ >].*<main[ >].*<footer[ >]/s);
  }
});

test.describe('as the server sends it', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of UNKNOWN_ADDRESSES) {
    test(`${path} is a 404 with navigation, search and footer`, async ({ page, expectedErrors }) => {
      expectedErrors.push(/status of 404/);
      const response = await page.goto(path);

      expect(response?.status()).toBe(404);
      await expect(heading(page)).toBeVisible();
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }),
      ).toBeVisible();
      await expect(page.getByRole('banner').getByRole('searchbox', { name: /search/i })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
});

test('each further address redirects on the server', async ({ request }) => {
  for (const { path, target } of ALIASES) {
    const answer = await request.get(path, { maxRedirects: 0 });

    expect([301, 302, 303, 307, 308], path).toContain(answer.status());
    expect(answer.headers().location).toBe(target);
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test.describe('in the browser', () => {
  test('Contact Us on three courses leads by /contactus to /contact about each', async ({ page }) => {
    for (const course of ['cyber-security', 'hardware-networking', 'android-app-development']) {
      await page.goto(`/it-trainings/${course}`);
      await hydrated(page);
      const link = page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first();
      await expect(link).toHaveAttribute('href', `/contactus?course=${course}`);

      await link.click();

      await expect(page).toHaveURL(`/contact?course=${course}`);
      await expect(heading(page)).toHaveText('Get In Touch');
    }
  });

  test('Back from the target of a redirect returns to the page that linked to it', async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'VAPT', exact: true }).click();
    await expect(page).toHaveURL(/penetration-testing$/);

    await page.goBack();

    await expect(page).toHaveURL('/about');
  });
});
