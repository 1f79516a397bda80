import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

test.describe('the fade-in', () => {
  /** So low that the last card lies below the window. */
  test.use({ viewport: { width: 1_440, height: 500 } });

  const last = (page: Page) =>
    page
      .getByRole('region', { name: 'Groups of services' })
      .getByRole('listitem')
      .filter({ hasText: 'Governance, Risk & Compliance (GRC)' });

  test('shows a card once it is scrolled into view', async ({ page }) => {
    await page.goto('/services');
    await hydrated(page);
    await expect(last(page)).toHaveCSS('opacity', '0');

    await last(page).scrollIntoViewIfNeeded();

    await expect(last(page)).toHaveCSS('opacity', '1');
  });

  test('happens once: a card that was seen stays', async ({ page }) => {
    await page.goto('/services');
    await hydrated(page);
    await last(page).scrollIntoViewIfNeeded();
    await expect(last(page)).toHaveCSS('opacity', '1');

    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();

    await expect(last(page)).toHaveCSS('opacity', '1');
  });

  test('never hides what was already seen', async ({ page }) => {
    await page.setViewportSize({ width: 1_440, height: 2_400 });
    await page.goto('/services');
    await hydrated(page);

    await expect(last(page)).toHaveCSS('opacity', '1');
  });

  test('is left out for visitors who wish for reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/services');
    await hydrated(page);

    await expect(last(page)).toHaveCSS('opacity', '1');
  });

  test('is left out on paper', async ({ page }) => {
    await page.goto('/services');
    await hydrated(page);
    await expect(last(page)).toHaveCSS('opacity', '0');

    await page.emulateMedia({ media: 'print' });

    await expect(last(page)).toHaveCSS('opacity', '1');
  });
});
