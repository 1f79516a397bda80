import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A card under this heading, with a text and an image that is shown. */
export async function expectImageCard(page: Page, name: string): Promise<void> {
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(card.getByRole('paragraph')).not.toBeEmpty();
  await card.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      card
        .locator('img')
        .filter({ visible: true })
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
}
