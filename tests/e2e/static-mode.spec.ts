import { fillApplication, fillEnquiry } from '../support/fill-forms.ts';
import { newPerson } from '../support/new-person.ts';
import { type PhpBackend, startPhpBackend } from '../support/php-backend.ts';
import { buildStaticSite, type StaticSite } from '../support/static-site.ts';
import { expect, hydrated, test as base } from './fixtures.ts';
import { A_COURSE, A_SERVICE } from '../support/first-pages.ts';

const BUILD_TIMEOUT_MS = 300_000;
const JOBS = [
  {
    id: 7,
    title: 'Network Engineer',
    type: 'Contract',
    location: 'Chennai',
    description: 'Label every cable.',
  },
  { id: 9, title: 'SOC Analyst', type: 'Full-time', location: 'Pune', description: 'Watch, triage, call.' },
];

const test = base.extend<{ backend: PhpBackend }, { runningBackend: PhpBackend; staticSite: StaticSite }>({
  runningBackend: [
    async ({}, use) => {
      const backend = await startPhpBackend();
      await use(backend);
      await backend.close();
    },
    { scope: 'worker' },
  ],
  staticSite: [
    async ({ runningBackend }, use) => {
      const site = await buildStaticSite(runningBackend.host);
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: BUILD_TIMEOUT_MS },
  ],
  backend: async ({ runningBackend }, use) => {
    Object.assign(runningBackend, { jobs: JOBS, received: [], before: async () => undefined });
    await use(runningBackend);
  },
  baseURL: async ({ staticSite }, use) => use(staticSite.origin),
  origins: async ({ staticSite, runningBackend }, use) => use([staticSite.origin, runningBackend.origin]),
});

test('the openings come from the backend', async ({ page, backend }) => {
  await page.goto('/careers');
  await hydrated(page);

  for (const { title, type, location, description } of JOBS) {
    const card = page.getByRole('article').filter({ hasText: title });
    for (const text of [type, location, description]) await expect(card).toContainText(text);
    await expect(card.getByRole('button', { name: /^Apply Now/ })).toBeVisible();
  }
  expect(backend.received.map(({ call }) => call)).toEqual(['GET get_open_positions.php']);
});

test('the page says that the openings are being loaded until they are there', async ({ page, backend }) => {
  let release = () => {};
  const released = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  backend.before = () => released;
  await page.goto('/careers');
  await hydrated(page);

  await expect(page.getByRole('status').filter({ hasText: /loading/i })).toBeAttached();
  await expect(page.getByRole('article')).toHaveCount(0);
  release();
  await expect(page.getByRole('article').filter({ hasText: 'SOC Analyst' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /loading/i })).toHaveCount(0);
});

test('a backend without openings gives a page that says so', async ({ page, backend }) => {
  backend.jobs = [];
  await page.goto('/careers');
  await hydrated(page);

  await expect(page.getByRole('heading', { name: /no open positions/i })).toBeVisible();
});

test('a backend that fails brings a toast', async ({ page, backend, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  backend.before = async () => ({ status: 500, body: 'Fatal error: Uncaught PDOException' });
  await page.goto('/careers');
  await hydrated(page);
  const text = 'Failed to load job listings. Please try again later.';
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();

  backend.before = async () => undefined;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'SOC Analyst' })).toBeVisible();
});

test('an application is sent as a multipart form with the six fields', async ({ page, backend }) => {
  const person = newPerson();
  await page.goto('/careers');
  await hydrated(page);
  await page
    .getByRole('article')
    .filter({ hasText: 'SOC Analyst' })
    .getByRole('button', { name: /^Apply Now/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Apply for SOC Analyst' });
  await fillApplication(dialog, person);
  await dialog.getByRole('button', { name: 'Submit Application' }).click();

  await expect(dialog.getByText('Application received by HR.')).toBeVisible();
  const sent = backend.received.find(({ call }) => call === 'POST apply_job1.php');
  expect(sent?.type).toMatch(/^multipart\/form-data/);
  expect(sent?.body).toEqual({
    name: person.name,
    email: person.email,
    phone: person.phone,
    cover_letter: person.message,
    job_title: 'SOC Analyst',
    resume: 'asha-rao.pdf',
  });
});

test('an enquiry is sent as JSON of four fields, and any body is success', async ({ page, backend }) => {
  const person = newPerson();
  await page.goto('/contact');
  await hydrated(page);
  const form = page.getByRole('main').getByRole('form');
  await fillEnquiry(form, person);
  await form.getByRole('button', { name: 'Send Message' }).click();

  await expect(form.getByText('Message sent successfully!')).toBeVisible();
  const { name, phone: mobile, email, message } = person;
  expect(backend.received).toMatchObject([
    { call: 'POST contact.php', type: 'application/json', body: { name, mobile, email, message } },
  ]);
});

test('the section asks by POST and, after a 400, by GET', async ({ page, backend, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await page.goto('/it-trainings');
  await hydrated(page);
  await page.getByPlaceholder('Enter Certificate Number').fill('123456789012');
  await page.getByRole('main').getByRole('button', { name: 'Validate' }).click();

  await expect(page.getByText('Certificate is valid and verified!')).toBeVisible();
  expect(backend.received).toMatchObject([
    { call: 'POST certificate.php', body: { cert_number: '123456789012' } },
    { call: 'GET certificate.php', body: { cert_number: '123456789012' } },
  ]);
});

test('the certificate screen asks the backend by POST alone', async ({ page, backend }) => {
  backend.before = async () => ({ status: 200, body: JSON.stringify({ valid: true }) });
  await page.goto('/it-trainings/certificate');
  await hydrated(page);
  await page.getByPlaceholder('Enter Certificate Number').fill('123456789012');
  await page.getByRole('main').getByRole('button', { name: 'Validate' }).click();

  await expect(page.getByText('Certificate Verified!')).toBeVisible();
  expect(backend.received).toMatchObject([
    { call: 'POST certificate.php', body: { cert_number: '123456789012' } },
  ]);
});

test('every page is a file, opened directly and by a link', async ({ page, request, backend }) => {
  backend.jobs = [];
  for (const path of ['/', '/about', A_SERVICE, A_COURSE, '/careers', '/privacy']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  await page.goto('/about');
  await hydrated(page);
  for (const [label, heading] of [
    ['Careers', 'Join Our Team'],
    ['Contact', 'Get In Touch'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('the search has no page of results: Enter opens the first result', async ({ page }) => {
  await page.goto(A_SERVICE);
  await hydrated(page);
  const search = page.getByRole('banner').getByRole('search');
  const field = search.getByPlaceholder('Search Services...');
  await field.fill('zeppelins');
  await expect(search.getByRole('link', { name: 'Ask us about it' })).toHaveAttribute('href', /^\/contact/);
  await expect(search.getByRole('link', { name: 'All services' })).toBeVisible();

  await field.fill('waf');
  await expect(search.getByRole('option').first()).toContainText('Web Application Firewall');
  await expect(search.getByRole('link', { name: 'All results' })).toHaveCount(0);
  await field.press('Enter');

  await expect(page).toHaveURL(/\/services\/cloud-services\/waf$/);
});

test('a further address leads to its page', async ({ page, expectedErrors }) => {
  // The bare page that leads on names no icon, so the browser asks for /favicon.ico.
  expectedErrors.push(/Failed to load resource/);
  await page.goto('/services/vapt');

  await expect(page).toHaveURL(/\/vulnerability-assessment-and-penetration-testing$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unknown address has navigation, search and footer', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await page.goto('/no-such-page');

  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
