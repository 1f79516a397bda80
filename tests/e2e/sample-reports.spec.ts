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
    const links = page.locator('#deliverables a[href^="/services/sample-reports/"]');
    await expect(links, path).toHaveCount(1);
    linked.add((await links.getAttribute('href')) ?? '');
  }
  expect([...linked].toSorted()).toEqual(
    REPORTS.map((name) => `/services/sample-reports/${name}`).toSorted(),
  );
});

for (const name of REPORTS) {
  test(`the sample report ${name} is marked as invented, kept out of search, and leads to its services`, async ({
    page,
    request,
  }) => {
    await page.goto(`/services/sample-reports/${name}`);

    await expect(page.getByRole('main').getByText(/^Sample: the firms.*invented/)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const entries = page.getByRole('article');
    const rows = page.getByRole('region', { name: 'Register' }).getByRole('listitem');
    expect(await entries.count()).toBeGreaterThan(1);
    await expect(rows).toHaveCount(await entries.count());
    for (const entry of await entries.all()) {
      const service = await entry.getByRole('link').first().getAttribute('href');
      expect(SERVICES).toContain(service);
    }

    const download = page.getByRole('link', { name: 'Download as PDF' });
    const address = await download.getAttribute('href');
    expect(address).toBe(`/services/sample-reports/${name}.pdf`);
    const file = await request.get(address ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect(file.headers()['x-robots-tag']).toBe('noindex');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
}

test('a line of the register leads to its entry', async ({ page }) => {
  await page.goto('/services/sample-reports/penetration-test');

  await page.getByRole('region', { name: 'Register' }).getByRole('link').nth(2).click();

  await expect(page.locator('#entry-network')).toBeInViewport();
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
