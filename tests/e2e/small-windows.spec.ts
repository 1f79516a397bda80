import type { Page } from '@playwright/test';
import { openJob } from '../support/operate.ts';
import { expect, hydrated, test } from './fixtures.ts';

const quickContact = (page: Page) => page.getByRole('navigation', { name: 'Quick contact' });

/** Goes through the page with the Tab key, and names what has the focus while the floating buttons lie over it. */
async function coveredOnTheWay(page: Page): Promise<string[]> {
  const covered = new Set<string>();
  const seen = new Set<string>();
  for (;;) {
    await page.keyboard.press('Tab');
    const { name, isCovered, isEnd } = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const bar = document.querySelector('nav[aria-label="Quick contact"]') as HTMLElement;
      const [one, other] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
      const overlaps =
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
      return {
        name: `${focused.tagName} ${focused.getAttribute('name') ?? focused.textContent?.trim()}`,
        isCovered: overlaps && !bar.contains(focused),
        isEnd: focused === document.body,
      };
    });
    if (isEnd) break;
    seen.add(name);
    if (isCovered) covered.add(name);
  }
  expect(seen).toContain('TEXTAREA message');
  return [...covered];
}

for (const [width, height] of [
  [390, 844],
  [900, 700],
  [1_200, 800],
] as const) {
  test(`on the home page at ${width} × ${height} the buttons cover no focus`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('main a')?.focus());

    expect(await coveredOnTheWay(page)).toEqual([]);
  });
}

for (const [width, height] of [
  [320, 256],
  [640, 360],
  [1_024, 300],
] as const) {
  test(`at ${width} × ${height} the floating buttons end the page`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');

    await expect(quickContact(page)).not.toBeInViewport();
    await quickContact(page).scrollIntoViewIfNeeded();
    for (const link of await quickContact(page).getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });
}

test('at 400 % zoom the application scrolls whole, with each field in view', async ({ page, site }) => {
  const job = openJob(site);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/careers');
  await hydrated(page);
  await page.getByRole('button', { name: `Apply Now: ${job.title}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toBeFocused();

  for (const label of ['Name', 'Email', 'Phone', 'Cover letter']) {
    await dialog.getByLabel(label).focus();
    await expect(dialog.getByLabel(label)).toBeInViewport({ ratio: 1 });
  }
  for (const name of ['Cancel', 'Submit Application']) {
    await dialog.getByRole('button', { name }).focus();
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await expect(dialog.getByRole('heading')).not.toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
