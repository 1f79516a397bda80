import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { fillApplication, fillEnquiry } from '../support/fill-forms.ts';
import { newPerson } from '../support/new-person.ts';
import { openJob, storedFrom } from '../support/operate.ts';
import { pdfResume } from '../support/resume-files.ts';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

const REFUSAL_IN_CONSOLE = /Failed to load resource/;

/** From the list of openings to the form of one of them, as a visitor without script goes. */
async function openApplication(page: Page, title: string): Promise<Locator> {
  await page.goto('/careers');
  await page
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('link', { name: /^Apply Now/ })
    .click();
  await expect(page).toHaveURL(/\/careers\?job=/);
  return page.getByRole('region', { name: title });
}

/** The answer is a page of the site: it says so in its heading and has the site's frame. */
async function expectAnswer(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveTitle(heading);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
}

test('an enquiry from the footer is answered with a page that gives its reference', async ({
  page,
  site,
}) => {
  const person = newPerson();
  await page.goto('/services');
  const form = page.getByRole('contentinfo').getByRole('form');
  await fillEnquiry(form, person);
  await form.getByRole('button', { name: 'Send Message' }).click();

  await expectAnswer(page, 'Message sent successfully!');
  const [row] = storedFrom(site, 'enquiries', person.email);
  expect(row).toMatchObject({ name: person.name, mobile: person.phone, message: person.message });
  await expect(page.getByRole('main')).toContainText(row!.reference);
});

test('an enquiry keeps its service, also after a refusal', async ({ page, site, expectedErrors }) => {
  expectedErrors.push(REFUSAL_IN_CONSOLE);
  const person = newPerson();
  await page.goto('/services/network-services/ddos');
  await page.getByRole('main').getByRole('link', { name: 'Get in Touch' }).first().click();
  await fillEnquiry(page.getByRole('main').getByRole('form'), { ...person, name: '   ' });
  await page.getByRole('main').getByRole('button', { name: 'Send Message' }).click();

  const main = page.getByRole('main');
  await expect(main.getByLabel(/^About: .*DDoS/)).toBeChecked();
  await main.getByLabel('Name').fill(person.name);
  await main.getByRole('button', { name: 'Send Message' }).click();
  await expectAnswer(page, 'Message sent successfully!');
  const [row] = storedFrom(site, 'enquiries', person.email);
  expect(row?.message).toMatch(/^Service: .*DDoS.*\n\nHow long/);
});

test('what was taken off is not sent', async ({ page, site }) => {
  const person = newPerson();
  await page.goto('/contact?course=devops');
  const form = page.getByRole('main').getByRole('form');
  await fillEnquiry(form, person);
  await form.getByLabel('About: DevOps Automation').uncheck();
  await form.getByRole('button', { name: 'Send Message' }).click();

  await expectAnswer(page, 'Message sent successfully!');
  expect(storedFrom(site, 'enquiries', person.email)).toMatchObject([{ message: person.message }]);
});

test('an application is answered with a page that gives its reference', async ({ page, site }) => {
  const job = openJob(site);
  const person = newPerson();
  const form = await openApplication(page, job.title);
  await fillApplication(form, person);
  await form.getByRole('button', { name: 'Submit Application' }).click();

  await expectAnswer(page, 'Application submitted successfully!');
  const [row] = storedFrom(site, 'applications', person.email);
  expect(row).toMatchObject({ name: person.name, job_title: job.title, cover_letter: person.message });
  await expect(page.getByRole('main')).toContainText(row!.reference);
  const saved = join(site.dataFolder, `${row!.reference}.pdf`);
  site.operator('applications', 'resume', row!.reference, '--out', saved);
  expect(readFileSync(saved).equals(pdfResume().buffer)).toBe(true);
});
