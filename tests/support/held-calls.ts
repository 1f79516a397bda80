import type { Page } from '@playwright/test';

/** Holds the page's calls to this address back until the returned function is called. */
export async function holdCalls(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
