import type { Locator, Page } from '@playwright/test';
import { fillApplication, fillEnquiry } from '../support/fill-forms.ts';
import { holdCalls } from '../support/held-calls.ts';
import { issueCertificate } from '../support/issue-certificate.ts';
import { newPerson } from '../support/new-person.ts';
import { openJob, storedFrom } from '../support/operate.ts';
import { translate, translateOnLoad } from './changed-by-others.ts';
import { expect, hydrated, test } from './fixtures.ts';

const send = (form: Locator) => form.getByRole('button', { name: 'Send Message' }).click();

const formOf = (page: Page) => page.getByRole('contentinfo').getByRole('form');

test('a form is sent on a page that was translated before it is used', async ({ page, site }) => {
  const person = newPerson();
  await translateOnLoad(page);
  await page.goto('/it-trainings/devops');
  await fillEnquiry(formOf(page), person);
  await expect(formOf(page).getByLabel('Name')).toHaveValue(person.name);
  await expect(formOf(page)).toContainText('«Name»');
  await send(formOf(page));

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Message sent successfully!');
  expect(storedFrom(site, 'enquiries', person.email)).toMatchObject([
    { name: person.name, message: expect.stringContaining(person.message) },
  ]);
});

test('a form is sent on a page that is translated while it is used', async ({ page, site }) => {
  const person = newPerson();
  await page.goto('/it-trainings/devops');
  await hydrated(page);
  await translate(page);
  await fillEnquiry(formOf(page), person);
  const release = await holdCalls(page, '**/api/contact.php');
  await send(formOf(page));
  await expect(formOf(page).getByRole('button')).toBeDisabled();
  await translate(page);
  release();

  await expect(formOf(page).getByText('Message sent successfully!')).toBeVisible();
  await expect(formOf(page).getByLabel('Name')).toHaveValue('');
  expect(storedFrom(site, 'enquiries', person.email)).toHaveLength(1);
});

test('an application is sent from a page that was translated before it is used', async ({ page, site }) => {
  const [job, person] = [openJob(site), newPerson()];
  await translateOnLoad(page);
  await page.goto('/careers');
  await page
    .getByRole('article')
    .filter({ hasText: job.title })
    .getByRole('link', { name: /^Apply Now/ })
    .click();
  const form = page.getByRole('region', { name: job.title });
  await fillApplication(form, person);
  await form.getByRole('button', { name: 'Submit Application' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Application submitted');
  expect(storedFrom(site, 'applications', person.email)).toHaveLength(1);
});

test('the dialog of an application stays whole through errors, sending and the next job', async ({
  page,
  site,
}) => {
  const [job, next, person] = [openJob(site), openJob(site), newPerson()];
  const apply = ({ title }: { title: string }) =>
    page
      .getByRole('article')
      .filter({ hasText: title })
      .getByRole('button', { name: /^Apply Now/ })
      .click();
  const dialog = page.getByRole('dialog');
  const submit = () => dialog.getByRole('button', { name: 'Submit Application' }).click();
  await page.goto('/careers');
  await hydrated(page);
  await translate(page);
  await apply(job);
  const again = () => translate(page);
  await again();
  await submit();
  for (const error of [
    'Name is required',
    'Email is required',
    'Phone number is required',
    'Resume is required',
  ])
    await expect(dialog.getByText(error)).toBeVisible();
  await again();
  await dialog.getByLabel('Email').fill('asha@');
  await expect(dialog.getByText('Email is required')).toBeHidden();
  await dialog.getByLabel('Phone').fill('12');
  await submit();
  await expect(dialog.getByText('Please enter a valid email')).toBeVisible();
  await expect(dialog.getByText('Please enter a valid phone number')).toBeVisible();
  await again();
  await fillApplication(dialog, person);
  await expect(dialog.getByText('asha-rao.pdf')).toBeVisible();
  await again();
  const release = await holdCalls(page, '**/api/apply_job1.php');
  await submit();
  await expect(dialog.getByText('Submitting...')).toBeVisible();
  await again();
  release();

  await expect(dialog.getByText(/Application submitted/)).toBeVisible();
  await again();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  expect(storedFrom(site, 'applications', person.email)).toMatchObject([{ job_title: job.title }]);
  await apply(next);
  await expect(dialog.getByRole('heading', { name: `Apply for ${next.title}` })).toBeVisible();
});

test('the certificate screen answers one check after another on a translated page', async ({
  page,
  site,
}) => {
  const number = issueCertificate(site);
  await page.goto('/it-trainings/certificate');
  await hydrated(page);
  const again = () => translate(page);
  await again();
  const main = page.getByRole('main');
  const field = main.getByPlaceholder('Enter Certificate Number');
  const check = async (typed: string) => {
    await field.fill(typed);
    await field.press('Enter');
  };
  for (const round of [1, 2]) {
    await test.step(`round ${round}`, async () => {
      await check(number);
      await expect(page.getByText('Certificate Verified!')).toBeVisible();
      await expect(main.locator('.paper-holder')).toHaveText('A•••• S•••••');
      await again();
      await check('100000000000');
      await expect(page.getByText('Verification Failed')).toBeVisible();
      await expect(main.locator('.record')).toContainText('Not found');
      await again();
      await check(' ');
      await expect(main.getByText('Please enter a certificate number')).toBeVisible();
      await again();
    });
  }
  const release = await holdCalls(page, '**/api/certificate.php');
  await check(number);
  await expect(main.getByRole('button', { name: 'Validating' })).toBeDisabled();
  await again();
  release();
  await expect(page.getByText('Certificate Verified!')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Validate', exact: true })).toBeEnabled();
});

test('the search finds, finds nothing and finds again on a translated page', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  const again = () => translate(page);
  await again();
  const search = page.getByRole('banner').getByRole('search');
  for (const [typed, found] of [
    ['cloud', 'Cloud Services'],
    ['zeppelins', 'No page has these words.'],
    ['network', 'Network Services'],
    ['services', 'Cloud Services'],
  ] as const) {
    await search.getByRole('combobox').fill(typed);
    await expect(search.locator('.search-results')).toContainText(found);
    await again();
  }
  await search.getByRole('combobox').fill('');
  await expect(search.locator('.search-results')).toBeHidden();
});

for (const width of [1440, 390]) {
  test(`menus open, close and lead on at ${width} px on a translated page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const when of ['before', 'after']) {
      await test.step(`translated ${when} hydration`, async () => {
        await page.goto('/about');
        if (when === 'after') await hydrated(page);
        await translate(page);
        if (width === 390) await page.getByRole('button', { name: 'Open menu' }).click();
        else await page.getByRole('button', { name: 'Trainings menu', exact: true }).click();
        const scope =
          width === 390 ? page.locator('.mobile-menu') : page.getByRole('navigation', { name: 'Main' });
        if (width === 390) await scope.locator('summary').filter({ hasText: 'Trainings' }).first().click();
        await translate(page);
        await scope.getByRole('link', { name: 'DevOps' }).click();
        await expect(page).toHaveURL('/it-trainings/devops');
      });
    }
  });
}

for (const when of ['before', 'after'] as const) {
  test(`a lab is worked on in a page that was translated ${when} hydration`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/changed before it was ready/);
    await page.goto('/it-trainings/data-science/lab');
    if (when === 'after') await hydrated(page);
    await translate(page);
    if (when === 'before') await hydratedLab(page);
    const panel = page.getByRole('region', { name: 'Your steps' });
    for (let press = 0; press < 4; press++) {
      await translate(page);
      await panel.getByRole('button', { name: /Check the answer|Run the query/ }).click();
    }
    await translate(page);
    await panel.getByText('Show the answer').first().click();
    await translate(page);
    await panel.getByRole('button', { name: 'Next step' }).click();
    await expect(panel.getByText('Step 2 of')).toBeVisible();
  });
}

async function hydratedLab(page: Page): Promise<void> {
  await page.waitForFunction(() => 'scriptReady' in document.documentElement.dataset);
  const lab = page.locator('react-island[name="lab"]');
  await lab.dispatchEvent('pointerover');
  await expect(lab).toHaveAttribute('data-state', 'hydrated');
}

test('an Edge that translates text in its place is known by its marks', async ({ page, site }) => {
  const person = newPerson();
  await translateOnLoad(page, 'Edge');
  await page.goto('/contact');
  const form = page.getByRole('main').getByRole('form');
  await fillEnquiry(form, person);
  await expect(form).toContainText('«Name»');
  await send(form);

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Message sent successfully!');
  expect(storedFrom(site, 'enquiries', person.email)).toHaveLength(1);
});
