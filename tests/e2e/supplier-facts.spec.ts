import { fillEnquiry } from '../support/fill-forms.ts';
import { newPerson } from '../support/new-person.ts';
import { expect, hydrated, test } from './fixtures.ts';

const FACTS = '/services/supplier-facts';

test('the terms of a service lead to the supplier facts and their workbook', async ({ page }) => {
  await page.goto('/services/network-services/ddos#terms');
  await page
    .getByRole('region', { name: 'Before you sign' })
    .getByRole('link', { name: 'For your supplier file' })
    .click();
  await expect(page).toHaveURL(FACTS);
  await expect(page.getByRole('heading', { level: 1, name: 'Facts for your supplier file' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText('Services');

  const downloaded = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as workbook' }).click();
  expect((await downloaded).suggestedFilename()).toBe('Keelward-supplier-facts.xlsx');
});

test('the answer to an enquiry leads to them', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  const form = page.getByRole('main').getByRole('form');
  await fillEnquiry(form, newPerson());
  await form.getByRole('button', { name: 'Send Message' }).click();
  await form.getByRole('status').getByRole('link', { name: 'For your supplier file' }).click();
  await expect(page).toHaveURL(FACTS);
});

test('on a phone an answer stands below its question, and nothing is too wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(FACTS);
  await page.locator('#firm summary').click();
  const question = page.getByText('Office address');
  const answer = page.getByText('12 Sample Street, Bengaluru 560001, India');
  const [above, below] = [(await question.boundingBox())!, (await answer.boundingBox())!];
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
  expect(below.x).toBe(above.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
