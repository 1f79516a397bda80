import type { Locator, Page } from '@playwright/test';
import { fillEnquiry } from '../support/fill-forms.ts';
import { newPerson } from '../support/new-person.ts';
import { openJob, storedFrom } from '../support/operate.ts';
import { expect, hydrated, test } from './fixtures.ts';

const FORM = 'Subscribe to Our Email and Free Consultation';

const WEB = 'vulnerability-assessment-and-penetration-testing/web';

const cardOf = (page: Page) => page.getByRole('form', { name: FORM });
const aboutIn = (form: Locator) => form.getByRole('checkbox', { name: /^About: / });
const contactInMenu = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact', exact: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('what is taken off takes its question along, and what was typed stays', async ({ page }) => {
      await page.goto(`/contact?service=${WEB}`);
      const form = cardOf(page);
      await form.getByLabel('Name').fill('Asha Rao');
      const question = form.getByText('Tell us what the application must never do');
      await expect(question).toBeVisible();

      await form.getByLabel('About: Web Penetration Testing').uncheck();

      await expect(aboutIn(form)).not.toBeChecked();
      await expect(question).toBeHidden();
      await expect(form.getByLabel('Name')).toHaveValue('Asha Rao');
    });

    test('the menu of a page that one can ask about leads to the form about it', async ({ page }) => {
      await page.goto(`/services/${WEB}`);
      await contactInMenu(page).click();
      await expect(page).toHaveURL(`/contact?service=${WEB}`);
      await page.reload();
      await expect(cardOf(page).getByLabel('About: Web Penetration Testing')).toBeChecked();
      await page.goBack();
      await page.goForward();
      await expect(cardOf(page).getByLabel('About: Web Penetration Testing')).toBeChecked();
    });
  });
}

test('the subject is kept through other pages, until it is taken off', async ({ page }) => {
  await page.goto('/services/network-services/ddos');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await page.getByRole('link', { name: 'Get in Touch With Our Experts' }).click();
  await expect(page).toHaveURL('/contact?service=network-services/ddos');
  const about = aboutIn(cardOf(page));
  await expect(about).toBeChecked();

  await about.press('Space');
  await page.reload();
  await expect(about).not.toBeChecked();
  await page.goto('/about');
  await contactInMenu(page).click();
  await expect(page).toHaveURL('/contact');

  await page.goBack();
  await page.goBack();
  await expect(about).not.toBeChecked();
  await about.press('Space');
  await page.goto('/about');
  await contactInMenu(page).click();
  await expect(about).toBeChecked();
});

test('the last of two subjects is offered, and what was taken off stays off', async ({ page }) => {
  await page.goto('/it-trainings/devops');
  const footer = aboutIn(page.getByRole('contentinfo'));
  await footer.uncheck({ force: true });
  await page.goto('/it-trainings/aiml');
  await page.goto('/it-trainings/devops');

  await expect(footer).not.toBeChecked();
  await page.goto('/about');
  await contactInMenu(page).click();
  await expect(page).toHaveURL('/contact?course=aiml');
});

test('an enquiry names the source of the visit, on a later page of the same tab too', async ({
  page,
  site,
}) => {
  await page.goto('/about?utm_source=Newsletter');
  await hydrated(page);
  await contactInMenu(page).click();
  await hydrated(page);
  const form = cardOf(page);
  const person = newPerson();
  await fillEnquiry(form, person);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Message sent successfully!')).toBeVisible();
  expect(storedFrom(site, 'enquiries', person.email)).toMatchObject([
    { page: '/contact', utm_source: 'newsletter' },
  ]);
  expect(await page.context().cookies()).toEqual([]);
});

test('what was taken off is not sent, and stays off when the form is empty again', async ({ page, site }) => {
  await page.goto('/contact?course=data-science');
  await hydrated(page);
  const form = cardOf(page);
  const person = newPerson();
  await fillEnquiry(form, person);
  await aboutIn(form).press('Space');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Message sent successfully!')).toBeVisible();

  await expect(aboutIn(form)).not.toBeChecked();
  expect(storedFrom(site, 'enquiries', person.email)).toMatchObject([{ message: person.message }]);
});

test('the form in the footer of an opening names it', async ({ page, site }) => {
  const job = openJob(site);
  await page.goto(`/careers?job=${job.id}`);
  await expect(page.getByRole('contentinfo').getByLabel(`About: ${job.title}`)).toBeChecked();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the question for the next date is already in the form', async ({ page }) => {
    await page.goto('/it-trainings/web-development');

    await page.getByRole('link', { name: 'Ask for the next date' }).click();

    await expect(page).toHaveURL('/contact?course=web-development&ask=date');
    const main = page.getByRole('main');
    await expect(main.getByLabel('About: Full Stack Web Development')).toBeChecked();
    await expect(main.getByLabel('Message')).toHaveValue(
      'Please tell me the next date for Full Stack Web Development.',
    );
  });
});

test('the words about the next date leave the form with it', async ({ page }) => {
  await page.goto('/contact?course=devops&ask=date');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Name' }).fill('Asha Rao');
  await main.getByRole('textbox', { name: 'Mobile' }).fill('+91 98765 43210');
  await main.getByRole('textbox', { name: 'Email' }).fill('asha@example.org');

  await main.getByRole('button', { name: 'Send Message' }).click();

  await expect(main.getByText('Message sent successfully!')).toBeVisible();
  await expect(main.getByLabel('Message')).toHaveValue('');
});
