import { expect, test } from './fixtures.ts';

test('the register leads to a finding with its request and answer', async ({ page }) => {
  await page.goto('/services/sample-reports/penetration-test');

  const register = page.getByRole('table', { name: 'All findings, the gravest first' });
  await expect(register.getByRole('row')).toHaveCount(1 + 10);
  await register.getByRole('link', { name: 'HB-03' }).click();

  const finding = page.getByRole('article', { name: 'HB-03 A customer can read and change' });
  await expect(finding).toBeInViewport();
  const listing = finding.getByRole('figure', { name: 'Asha reads the order of Bina' });
  await expect(listing.locator('mark').first()).toHaveText('118207');
  await expect(listing).toContainText('GET /v2/orders/118207 HTTP/1.1');
  await expect(listing).toContainText('HTTP/1.1 200 OK');
});
