import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const LAB = '/it-trainings/data-science/lab';
const DATABASE = /\/static\/js\/sql-asm-/;
const runButton = (page: Page) => page.getByRole('button', { name: 'Run the query' });

test('the database comes once a query is run, and not before', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(LAB);
  await page.getByRole('textbox', { name: 'Your query' }).focus();
  await expect(page.locator('react-island[name=lab]')).toHaveAttribute('data-state', 'hydrated');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((address) => DATABASE.test(address))).toEqual([]);

  await runButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Not yet.' })).toBeVisible();
  expect(loaded.filter((address) => DATABASE.test(address))).toHaveLength(1);
});

test('what the query returned is shown, also where it is wrong', async ({ page }) => {
  await page.goto(LAB);
  const query = page.getByRole('textbox', { name: 'Your query' });
  await query.fill('SELECT city AS town, amount FROM visits WHERE visit = 1007');
  await expect(page.locator('react-island[name=lab]')).toHaveAttribute('data-state', 'hydrated');
  await query.press('Control+Enter');
  const result = page.getByRole('region', { name: 'Rows and visits: what the query returned' });
  await expect(result.getByRole('columnheader')).toHaveText(['town', 'amount']);
  await expect(result.getByRole('cell')).toHaveText(['NULL', '1200']);
});

test('a database that cannot be loaded is named, and loads later', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.route(DATABASE, (route) => route.abort());
  await page.goto(LAB);
  await runButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'could not be loaded' })).toContainText(
    'The answer below can be read without it.',
  );
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();

  await page.unroute(DATABASE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Not yet.' })).toBeVisible();
});
