import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Lets the first script of the page through and holds the ones that it asks for until the returned function is called. */
export async function visitBeforeHydration(page: Page, path: string): Promise<() => void> {
  let load = () => {};
  const mayLoad = new Promise<void>((resolve) => {
    load = resolve;
  });
  let isFirst = true;
  await page.route('**/*.js', async (route) => {
    const waits = !isFirst;
    isFirst = false;
    if (waits) await mayLoad;
    await route.continue();
  });
  await page.goto(path);
  return load;
}

/** The island that holds the element is hydrated. */
export async function untilHydrated(part: Locator): Promise<void> {
  await expect(part.locator('xpath=ancestor-or-self::react-island')).toHaveAttribute(
    'data-state',
    'hydrated',
  );
}
