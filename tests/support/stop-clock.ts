import type { Page } from '@playwright/test';

/**
 * From here on the page's time only passes by `page.clock.runFor`. Needs `page.clock.install()` before the visit. The
 * page is taken ten seconds ahead, as its clock runs on until the browser hears of it.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 10_000);
}
