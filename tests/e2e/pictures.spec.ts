import { globSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const PAGES = ['/', '/services/cyber-security-services'];

const hasLightRender = (name: string) => globSync(`build/client/assets/${name}-light-*.avif`).length > 0;

/** Names of the renders that a visit to the whole page fetches, without size and hash. */
async function fetchedRenders(page: Page, path: string): Promise<string[]> {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/([\w-]+?)(?:-\d+)?-[\w-]{8}\.(?:avif|webp)$/.exec(
      new URL(request.url()).pathname,
    )?.[1];
    if (name) fetched.push(name);
  });
  await page.goto(path);
  const pictures = page.locator('main img').filter({ visible: true });
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(await pictures.count()).toBeGreaterThan(0);
  return fetched;
}

for (const path of PAGES) {
  test(`${path} fetches the dark renders alone in the dark theme`, async ({ page }) => {
    const fetched = await fetchedRenders(page, path);

    expect(fetched.filter((name) => name.endsWith('-light'))).toEqual([]);
    expect(fetched).not.toEqual([]);
  });

  test(`${path} fetches the light renders alone in the light theme, each once`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));

    const fetched = await fetchedRenders(page, path);

    expect(fetched.filter(hasLightRender)).toEqual([]);
    const light = fetched.filter((name) => name.endsWith('-light'));
    expect(light).toEqual([...new Set(light)]);
  });
}

test('the theme switch fetches the other renders only once it is used', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/about');
  await expect.poll(() => fetched.filter((url) => url.endsWith('.avif')).length).toBeGreaterThan(0);
  expect(fetched.filter((url) => url.includes('-light-'))).toEqual([]);

  await page.getByRole('banner').getByRole('button', { name: /theme/i }).click();

  await expect.poll(() => fetched.filter((url) => url.includes('-light-')).length).toBeGreaterThan(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the dark renders come alone', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/about', { waitUntil: 'networkidle' });

    expect(fetched.filter((url) => url.endsWith('.avif'))).not.toEqual([]);
    expect(fetched.filter((url) => url.includes('-light-'))).toEqual([]);
  });
});
