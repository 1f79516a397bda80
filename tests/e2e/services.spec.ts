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
