import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';
import { company } from '../../content/company.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

test('a page that was built in an earlier year shows the year of the visit', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01T12:00:00'));
  await page.goto('/about');
  await hydrated(page);

  await expect(footer(page).getByText(`© 2031 ${company.name}`)).toBeVisible();
});
