import type { Locator } from '@playwright/test';
import { fillApplication, fillEnquiry } from '../support/fill-forms.ts';
import { holdCalls } from '../support/held-calls.ts';
import { issueCertificate } from '../support/issue-certificate.ts';
import { newPerson } from '../support/new-person.ts';
import { openJob, storedFrom } from '../support/operate.ts';
import { addForeignElements, withForeignElements } from './changed-by-others.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { untilHydrated, visitBeforeHydration } from './hold-scripts.ts';

/** Tells whoever looks after the site; visitors see and lose nothing. */
test.use({ expectedErrors: [/^The part [\w-]+ changed before it was ready/] });

const send = (form: Locator) => form.getByRole('button', { name: 'Send Message' }).click();

test('typing at once into the form of the footer loses no letter, and it is sent', async ({ page, site }) => {
  const person = newPerson();
  await withForeignElements(page);
  await page.goto('/about');
  const form = page.getByRole('contentinfo').getByRole('form');
  await form.getByLabel('Name').click();
  await page.keyboard.type(person.name, { delay: 40 });
  await untilHydrated(form);
  await expect(form.getByLabel('Name')).toHaveValue(person.name);
  await expect(form.getByLabel('Name')).toBeFocused();
  await fillEnquiry(form, person);
  await page.evaluate(addForeignElements);
  const release = await holdCalls(page, '**/api/contact.php');
  await send(form);
  await expect(form.getByText('Sending...')).toBeVisible();
  await page.evaluate(addForeignElements);
  release();

  await expect(form.getByText('Message sent successfully!')).toBeVisible();
  expect(storedFrom(site, 'enquiries', person.email)).toHaveLength(1);
});

test('fields, ticks, focus and selection from before hydration stay', async ({ page }) => {
  await withForeignElements(page);
  const load = await visitBeforeHydration(page, '/contact?course=devops');
  const form = page.getByRole('main').getByRole('form');
  const person = newPerson();
  await fillEnquiry(form, person);
  await form.getByRole('checkbox').uncheck({ force: true });
  await form.getByLabel('Message').evaluate((field: HTMLTextAreaElement) => {
    field.focus();
    field.setSelectionRange(4, 8);
  });
  load();
  await untilHydrated(form);

  await expect(form.getByLabel('Name')).toHaveValue(person.name);
  await expect(form.getByLabel('Mobile')).toHaveValue(person.phone);
  await expect(form.getByLabel('Email')).toHaveValue(person.email);
  await expect(form.getByLabel('Message')).toHaveValue(person.message);
  await expect(form.getByRole('checkbox')).not.toBeChecked();
  await expect(form.getByLabel('Message')).toBeFocused();
  const selection = await form
    .getByLabel('Message')
    .evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd]);
  expect(selection).toEqual([4, 8]);
});

test('a resume that was chosen before hydration stays chosen, and is sent', async ({ page, site }) => {
  const [job, person] = [openJob(site), newPerson()];
  await withForeignElements(page);
  const load = await visitBeforeHydration(page, `/careers?job=${job.id}`);
  const form = page.getByRole('region', { name: job.title });
  await fillApplication(form, person);
  load();
  await untilHydrated(form);

  await expect(form.getByText('asha-rao.pdf')).toBeVisible();
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect(form.getByText(/Application submitted/)).toBeVisible();
  expect(storedFrom(site, 'applications', person.email)).toHaveLength(1);
});

test('the dialog of an application answers beside what others put into it', async ({ page, site }) => {
  const [job, person] = [openJob(site), newPerson()];
  await withForeignElements(page);
  await page.goto('/careers');
  await hydrated(page);
  await page
    .getByRole('article')
    .filter({ hasText: job.title })
    .getByRole('button', { name: /^Apply Now/ })
    .click();
  const dialog = page.getByRole('dialog');
  await page.evaluate(addForeignElements);
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(dialog.getByText('Resume is required')).toBeVisible();
  await fillApplication(dialog, person);
  const release = await holdCalls(page, '**/api/apply_job1.php');
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(dialog.getByText('Submitting...')).toBeVisible();
  await page.evaluate(addForeignElements);
  release();

  await expect(dialog.getByText(/Application submitted/)).toBeVisible();
  expect(storedFrom(site, 'applications', person.email)).toHaveLength(1);
});

test('a number that is typed at once is checked', async ({ page, site }) => {
  const number = issueCertificate(site);
  await withForeignElements(page);
  await page.goto('/it-trainings');
  const field = page.getByRole('main').getByPlaceholder('Enter Certificate Number');
  await field.click();
  await page.keyboard.type(number, { delay: 20 });
  await page.keyboard.press('Enter');

  await expect(page.getByText('Certificate is valid and verified!')).toBeVisible();
  await expect(field).toHaveValue(number);
});

test('a search that is typed at once finds its services', async ({ page }) => {
  await withForeignElements(page);
  await page.goto('/about');
  const search = page.getByRole('banner').getByRole('search');
  await search.getByPlaceholder('Search Services...').click();
  await page.keyboard.type('cloud', { delay: 40 });

  await expect(search.getByRole('group', { name: 'Services' }).getByRole('option')).toHaveText([
    /Cloud Services/,
  ]);
});

test('answers typed into a lab before it is ready stay, and it goes on', async ({ page }) => {
  await withForeignElements(page);
  const load = await visitBeforeHydration(page, '/it-trainings/data-science/lab');
  const step = page.getByRole('main').locator('.lab-step').first();
  const field = step.locator('textarea, input[type="text"]').first();
  await field.fill('12');
  load();
  await untilHydrated(step);

  await expect(field).toHaveValue('12');
  await step.getByRole('button', { name: /Check the answer|Run the query/ }).click();
  await expect(step.getByText(/Not yet|Right|Loading/).first()).toBeVisible();
});

test.describe('where a script of others has taken away what a form needs', () => {
  test.use({ expectedErrors: [/^The part [\w-]+ is plain HTML again/] });

  const breakStatus = (form: Locator) =>
    form.locator('.form-foot [role="status"]').evaluate((part) => part.replaceChildren('Taken away'));

  test('what was typed stands in the plain form, which is sent', async ({ page, site, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource|The enquiry was not sent/);
    const person = newPerson();
    await page.goto('/contact?course=devops');
    await hydrated(page);
    const form = page.getByRole('main').getByRole('form');
    await fillEnquiry(form, person);
    await form.getByRole('checkbox').uncheck({ force: true });
    await page.route('**/api/contact.php', (route) => route.fulfill({ status: 500 }));
    await send(form);
    await expect(form.getByText('Failed to send. Try again.')).toBeVisible();
    await breakStatus(form);
    await send(form);

    await expect(page.locator('main react-island[name="enquiry-form"]')).toHaveAttribute(
      'data-state',
      'failed',
    );
    await expect(form.getByLabel('Name')).toHaveValue(person.name);
    await expect(form.getByLabel('Message')).toHaveValue(person.message);
    await expect(form.getByRole('checkbox')).not.toBeChecked();
    await page.unroute('**/api/contact.php');
    await send(form);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent successfully!');
    expect(storedFrom(site, 'enquiries', person.email)).toHaveLength(1);
  });
});
