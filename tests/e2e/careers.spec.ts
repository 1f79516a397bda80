import type { Locator, Page } from '@playwright/test';
import { fillApplication } from '../support/fill-forms.ts';
import { newPerson } from '../support/new-person.ts';
import { openJob, storedFrom } from '../support/operate.ts';
import { seenColour } from '../support/seen-colour.ts';
import { stopClock } from '../support/stop-clock.ts';
import { expect, hydrated, test, REST } from './fixtures.ts';

const CALL = '**/api/get_open_positions.php';
const LOAD_FAILURE = 'Failed to load job listings. Please try again later.';

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const toast = (page: Page) => page.getByRole('alert').filter({ hasText: LOAD_FAILURE });

/** The objects of schema.org that stand in a page. */
async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text)).flatMap((object) => object['@graph'] ?? [object]);
}

async function expectJob(
  shown: Locator,
  job: { title: string; type: string; location: string; description: string },
) {
  for (const text of [job.title, job.type, job.location, job.description]) {
    await expect(shown).toContainText(text);
  }
}

test('the page has its words, and a card with Apply Now for each job', async ({ page, site }) => {
  const job = openJob(site);
  await page.goto('/careers');
  await hydrated(page);

  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible();
  await expect(page.getByText('Help shape the future of cybersecurity education')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Current Openings' })).toBeVisible();
  await expectJob(card(page, job.title), job);
  await expect(card(page, job.title).getByRole('button', { name: /^Apply Now/ })).toBeVisible();
});

test('a job opened by command is there at the next visit, and gone once closed', async ({ page, site }) => {
  await page.goto('/');
  await hydrated(page);
  const job = openJob(site);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(card(page, job.title)).toBeVisible();

  site.operator('openings', 'close', job.id);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Current Openings' })).toBeVisible();
  await expect(card(page, job.title)).toBeHidden();
});

test(
  'a call that fails shows a red toast at the bottom centre for 3 seconds and keeps the openings',
  REST,
  async ({ page, site, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    const job = openJob(site);
    await page.clock.install();
    await page.route(CALL, (route) => route.abort());
    await page.goto('/about');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).hover();
    await stopClock(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();

    await expect(toast(page)).toBeVisible();
    expect(await seenColour(toast(page))).toBe('red');
    const { x, y, width, height } = (await toast(page).boundingBox())!;
    expect(Math.abs(x + width / 2 - 720)).toBeLessThan(12);
    expect(y + height).toBeGreaterThan(700);
    await expect(card(page, job.title)).toBeVisible();

    await page.clock.runFor(2_900);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(100);
    await expect(toast(page)).toBeHidden();
  },
);

test('the address of a job opens it with its form and its JobPosting data', async ({ page, site }) => {
  const job = openJob(site);
  await page.goto(`/careers?job=${job.id}`);
  await hydrated(page);

  const shown = page.getByRole('region', { name: job.title });
  await expectJob(shown, job);
  await expect(shown).toBeInViewport();
  await expect(shown.getByRole('button', { name: 'Submit Application' })).toBeVisible();

  const posting = (await structuredData(page)).find((object) => object['@type'] === 'JobPosting');
  expect(posting).toMatchObject({ title: job.title, description: job.description });
  // What search engines ask of a posting besides: developers.google.com/search/docs/appearance/structured-data/job-posting
  for (const property of ['datePosted', 'hiringOrganization', 'jobLocation'])
    expect(posting).toHaveProperty(property);
});

test('a job can be applied for at its own address', async ({ page, site }) => {
  const job = openJob(site);
  const person = newPerson();
  await page.goto(`/careers?job=${job.id}`);
  await hydrated(page);
  const shown = page.getByRole('region', { name: job.title });
  await fillApplication(shown, person);
  await shown.getByRole('button', { name: 'Submit Application' }).click();

  await expect(shown.getByText('Application submitted successfully!')).toBeVisible();
  expect(storedFrom(site, 'applications', person.email)).toMatchObject([{ job_title: job.title }]);
});

test('a closed job says so at its address, without form and JobPosting data', async ({ page, site }) => {
  const job = openJob(site);
  site.operator('openings', 'close', job.id);
  await page.goto(`/careers?job=${job.id}`);
  await hydrated(page);

  await expect(page.getByRole('main').getByText(/has closed/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Application' })).toHaveCount(0);
  expect((await structuredData(page)).map((object) => object['@type'])).not.toContain('JobPosting');
});

test('a demo opening is marked, and not for search engines', REST, async ({ page, request, site }) => {
  const [, id = ''] = /careers\?job=(\S+)/.exec(site.output()) ?? [];
  const real = openJob(site);
  await page.goto(`/careers?job=${id}`);
  await hydrated(page);

  await expect(page.getByRole('region', { name: 'IT Trainer, Cyber Security' })).toContainText(
    'Sample opening',
  );
  expect((await structuredData(page)).map((object) => object['@type'])).not.toContain('JobPosting');
  await expect(card(page, 'IT Trainer, Cyber Security')).toContainText('Sample opening');
  await expect(card(page, real.title)).not.toContainText('Sample');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(`careers?job=${id}<`);
});
