import { expect, test } from './fixtures.ts';
import { PAGES } from './addresses.ts';

const REPORTS = [
  'penetration-test',
  'attack-exercise',
  'configuration-review',
  'gap-assessment',
  'rollout-acceptance',
  'managed-service',
];

const SERVICES = PAGES.map(({ path }) => path).filter((path) => /^\/services\/[^/]+\/[^/]+$/.test(path));

test('every service page links a sample report, beside what the client receives', async ({ page }) => {
  expect(SERVICES).toHaveLength(29);
  const linked = new Set<string>();
  for (const path of SERVICES) {
    await page.goto(path);
    const links = page.locator('#exhibit a[href^="/services/sample-reports/"]');
    await expect(links, path).toHaveCount(1);
    linked.add((await links.getAttribute('href')) ?? '');
  }
  expect([...linked].toSorted()).toEqual(
    REPORTS.map((name) => `/services/sample-reports/${name}`).toSorted(),
  );
});

for (const name of REPORTS) {
  test(`the sample report ${name} is marked, listed for search, and a PDF`, async ({ page, request }) => {
    await page.goto(`/services/sample-reports/${name}`);

    await expect(page.getByRole('main').getByText(/^Sample: the firms.*invented/)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(contents.first()).toHaveText('For management');
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    for (const entry of await contents.allTextContents()) {
      await expect(headings.filter({ hasText: entry }).first()).toBeAttached();
    }
    const service = page.getByRole('region', { name: 'Where it belongs' }).getByRole('link').first();
    expect(SERVICES).toContain(await service.getAttribute('href'));

    const download = page.getByRole('link', { name: 'Download as PDF' });
    const address = await download.getAttribute('href');
    expect(address).toBe(`/services/sample-reports/${name}.pdf`);
    const file = await request.get(address ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect(file.headers()).not.toHaveProperty('x-robots-tag');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
}

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
