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

test('the findings of the penetration test are a CSV', async ({ page, request }) => {
  await page.goto('/services/sample-reports/penetration-test');

  const link = page.getByRole('link', { name: 'Findings as CSV' });
  await expect(link).toHaveAttribute('href', '/services/sample-reports/penetration-test.csv');
  const file = await request.get('/services/sample-reports/penetration-test.csv');
  expect(file.headers()['content-type']).toBe('text/csv; charset=utf-8');
  expect(await file.text()).toMatch(/^\ufeffId,Title,Severity,CVSS 4.0 score/);
});

test('at 390 the page of the report does not scroll sideways, and a finding opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/sample-reports/penetration-test');

  const finding = page.getByRole('article', { name: 'HB-02 A store clerk can make herself a manager' });
  await finding.locator('summary').click();
  await expect(finding.getByRole('heading', { name: 'Repair' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('printed, every sheet of a sample report says that it is a sample', async ({ page }) => {
  await page.goto('/services/sample-reports/gap-assessment');
  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.getByText(/^Sample: the firms/)).toBeVisible();
  const heads = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .map((rule) => rule.cssText)
      .join(' '),
  );
  expect(heads).toContain('sample-report');
});
