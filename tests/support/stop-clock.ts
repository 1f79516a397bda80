import type { Page } from '@playwright/test';

/** From here on the page's time only passes by `page.clock.runFor`. Needs `page.clock.install()` before the visit. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
}
