import { axeFindings } from '../support/axe-findings.ts';
import { expect, test, signIn } from './desk-fixtures.ts';

const HEADINGS = [
  'Enquiries by week',
  'Enquiries by page',
  'Time to the first answer',
  'Outcomes of enquiries',
  'Applications by opening and stage',
  'Certificate checks by answer',
  'Visits by page',
];
/** What was found, for anybody who cannot see the pictures. */
const FINDINGS = [
  /^\d+ enquiries in twelve weeks, most in the week of \d+ [A-Z][a-z]+$/,
  /^\d+ of \d+ enquiries came from the page [A-Z]/,
  /^\d+ of \d+ enquiries were answered within 24 hours$/,
  /^\d+ of \d+ enquiries joined$/,
  /^\d+ applications, most for SOC Analyst: \d+$/,
  /^\d+ of \d+ checks found a valid certificate$/,
  /^[\d,]+ visits, most to the page Home: [\d,]+$/,
];

test('each figure has a finding, a table and a file; samples are named', async ({ owner: page, desk }) => {
  await page.goto(desk.origin);
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByText(/^Samples are counted up to /)).toBeVisible();
  for (const [index, heading] of HEADINGS.entries()) {
    const panel = page.getByRole('region', { name: heading, exact: true });
    const finding = FINDINGS[index] as RegExp;
    await expect(panel.getByRole('img', { name: finding })).toBeVisible();
    await panel.getByText('Table', { exact: true }).click();
    await expect(panel.getByRole('table')).toBeVisible();
  }
  const table = page.getByRole('region', { name: 'Enquiries by week' }).getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(13);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the figures of a month fit on a sheet of A4', async ({ owner: page, desk }) => {
  await page.goto(`${desk.origin}/statistics`);
  await page.getByRole('link', { name: 'Month', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Statistics of [A-Z][a-z]+ \d{4}$/);
  await page.getByRole('navigation', { name: 'Months' }).getByRole('link').last().click();
  await expect(page.getByRole('table', { name: 'Enquiries by time to the first answer' })).toBeVisible();
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
});

test('without script the weeks are chosen and the tables opened', async ({ browser, ownerCookies, desk }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies(ownerCookies);
  const page = await context.newPage();
  await page.goto(`${desk.origin}/statistics`);
  await page.getByRole('link', { name: 'A year' }).click();
  const panel = page.getByRole('region', { name: 'Enquiries by week' });
  await expect(panel.getByRole('img', { name: /^\d+ enquiries in a year/ })).toBeVisible();
  await panel.getByText('Table', { exact: true }).click();
  await expect(panel.getByRole('row')).toHaveCount(53);
  await context.close();
});

test('a file that asks for a fresh proof is saved after it, with the figures', async ({ page, desk }) => {
  await signIn(page, desk, 'Nisha Verma', 'office');
  await page.goto(`${desk.origin}/statistics?weeks=4`);
  await desk.age('confirmed', 6);
  await page.getByRole('region', { name: 'Visits by page' }).getByRole('link', { name: /CSV/ }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Confirm with a passkey' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^visits-.+\.csv$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
  await expect(page.getByRole('status')).toContainText('The file is being saved.');
  await expect(page.getByRole('link', { name: '4 weeks' })).toHaveAttribute('aria-current', /./);
  const again = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save it again' }).click();
  expect((await again).suggestedFilename()).toBe(saved.suggestedFilename());
});

test('a page opened at the site is counted, without a cookie', async ({ page, context, desk }) => {
  const visits = () => {
    const { stdout } = desk.site.operator('statistics', 'export', '--kind', 'visits', '--json');
    const rows = JSON.parse(stdout) as { page: string; count: number }[];
    return rows.find((row) => row.page === '/accessibility')?.count ?? 0;
  };
  expect(visits()).toBe(0);
  await page.goto(`${desk.site.origin}/accessibility`);
  await expect.poll(visits, { timeout: 30_000 }).toBe(1);
  expect(await context.cookies(desk.site.origin)).toEqual([]);
});
