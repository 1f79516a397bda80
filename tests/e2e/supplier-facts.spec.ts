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
