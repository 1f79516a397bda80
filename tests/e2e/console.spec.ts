import type { Page } from '@playwright/test';
import { onUncaughtError } from '../support/uncaught-errors.ts';
import { BATCHES_PATH } from '../../contracts/paths.ts';
import { OWN_PAGES, PAGES } from './addresses.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** Linked by services, and not in the navigation. */
const REPORTS = '/services/sample-reports/';
const PATHS = [...PAGES.map(({ path }) => path), ...OWN_PAGES];

/** Everything of error and warning, uncaught exceptions and failed requests included, with the page it came from. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  const note = (text: string) => heard.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type())) note(message.text());
  });
  onUncaughtError(page, note);
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`);
  });
  return heard;
}

async function follow(page: Page, path: string): Promise<void> {
  // A way to the form names the page that it starts from.
  await page.locator(`a[href="${path}"], a[href^="${path}?"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('domcontentloaded');
}

const isService = (path: string) => path.startsWith('/services');

for (const [part, paths] of [
  ['services', PATHS.filter(isService)],
  ['other pages', PATHS.filter((path) => !isService(path))],
] as const) {
  test(`${part} say no error and no warning when they are reached from another page`, async ({ page }) => {
    test.slow();
    const heard = listen(page);
    await page.goto('/');
    await hydrated(page);

    const reports = new Set(paths.filter((path) => path.startsWith(REPORTS)));
    const labs = new Set(paths.filter((path) => path.endsWith('/lab')));
    // Pages lead to the batches once there are some.
    const linked = paths.filter((path) => !reports.has(path) && !labs.has(path) && path !== BATCHES_PATH);
    for (const path of linked) {
      await follow(page, path);
      const report = page.locator(`#exhibit a[href^="${REPORTS}"]`);
      const address = (await report.count()) === 1 ? await report.getAttribute('href') : null;
      if (address && reports.delete(address)) await follow(page, address);
      if (labs.delete(`${path}/lab`)) await follow(page, `${path}/lab`);
    }
    expect(reports, 'reports that no service leads to').toEqual(new Set());
    expect(labs, 'labs without a course').toEqual(new Set());

    expect(heard).toEqual([]);
  });
}

test('the page for unknown addresses says nothing but its status', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  const heard = listen(page);
  await page.goto('/nothing-here');
  await hydrated(page);

  expect(heard.filter((text) => !text.includes('404'))).toEqual([]);
});
