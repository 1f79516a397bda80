import type { Page } from '@playwright/test';
import { newPerson } from '../support/new-person.ts';
import { storedFrom } from '../support/operate.ts';
import { expect, test } from './fixtures.ts';

/** Lets the first script of the page through and holds the ones that it asks for until the returned function is called. */
async function visitBeforeStart(page: Page, path: string): Promise<() => void> {
  let start = () => {};
  const mayStart = new Promise<void>((resolve) => {
    start = resolve;
  });
  let isFirst = true;
  await page.route('**/*.js', async (route) => {
    const waits = !isFirst;
    isFirst = false;
    if (waits) await mayStart;
    await route.continue();
  });
  await page.goto(path);
  return start;
}

async function untilStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => 'started' in document.documentElement.dataset);
}

async function fillEnquiry(page: Page): Promise<string> {
  const person = newPerson();
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Free Consultation' });
  await form.getByLabel('Name').fill(person.name);
  await form.getByLabel('Mobile').fill(person.phone);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Message').fill(person.message);
  return person.email;
}

const send = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Send Message' }).click();

test('an address that names a part leads to that part, where it stays when the script starts', async ({
  page,
}) => {
  const start = await visitBeforeStart(page, '/it-trainings#validation');
  const part = page.getByRole('heading', { name: 'Certificate Validation' });
  await expect(part).toBeInViewport();

  start();
  await page.mouse.move(5, 400);
  await untilStarted(page);

  await expect(part).toBeInViewport();
});

test.describe('what lies below the window', () => {
  /** One of the reading text: a fallback font that is found late may move the last word of a paragraph. */
  const LINE_PX = 32;

  // They would move more than a word.
  const withoutFonts = (page: Page) => page.route('**/*.woff2', (route) => route.abort());

  const parts = (page: Page) => page.locator('main section, body > footer');
  const resting = (page: Page) =>
    parts(page).evaluateAll(
      (all) => all.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    );
  const heights = (page: Page) =>
    parts(page).evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().height)));

  for (const path of ['/', '/it-trainings/cyber-security']) {
    test(`keeps its size while it is left alone, and is drawn once the script has started, on ${path}`, async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/ERR_FAILED/);
      await withoutFonts(page);
      const start = await visitBeforeStart(page, path);
      await expect.poll(() => resting(page)).toBeGreaterThan(1);
      const whileResting = await heights(page);

      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('* { content-visibility: visible !important }');
        document.adoptedStyleSheets = [sheet];
      });
      const drawn = await heights(page);
      expect(whileResting).toHaveLength(drawn.length);
      const changes = drawn.map((height, index) => Math.abs(height - (whileResting[index] ?? 0)));
      expect(Math.max(...changes)).toBeLessThan(LINE_PX);

      start();
      await untilStarted(page);
      await expect.poll(() => page.locator('[style*="content-visibility"]').count()).toBe(0);
    });
  }
});

test('a click on the theme switch takes effect once the script has started', async ({ page }) => {
  const start = await visitBeforeStart(page, '/');
  await page.getByRole('banner').getByRole('button', { name: /theme/i }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);

  start();

  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
});

test('a click on the button of a menu leaves the menu open', async ({ page }) => {
  const start = await visitBeforeStart(page, '/');
  await page.getByRole('button', { name: 'Trainings menu', exact: true }).click();

  start();
  await untilStarted(page);

  await expect(page.getByRole('button', { name: 'Trainings menu', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(page.getByRole('link', { name: 'Certificate Validation' }).first()).toBeVisible();
});

test('menus open under the pointer meanwhile, and a link in them leads on', async ({ page }) => {
  await visitBeforeStart(page, '/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Services', exact: true }).hover();
  await bar.getByRole('link', { name: 'Cloud Services' }).hover();

  await bar.getByRole('link', { name: 'Zero Trust Network Access' }).click();

  await expect(page).toHaveURL('/services/cloud-services/ztna');
});

test('a menu that the pointer had opened stays open when the script starts', async ({ page }) => {
  const start = await visitBeforeStart(page, '/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Services', exact: true }).hover();
  await expect(bar.getByRole('link', { name: 'Cloud Services' })).toBeVisible();

  start();
  await untilStarted(page);

  await expect(bar.getByRole('link', { name: 'Cloud Services' })).toBeVisible();
});

test('an enquiry that is sent meanwhile is sent once, by the script, without a page load', async ({
  page,
  site,
}) => {
  const start = await visitBeforeStart(page, '/about');
  const email = await fillEnquiry(page);
  await send(page);

  start();

  await expect(page.getByRole('contentinfo').getByText('Message sent successfully!')).toBeVisible();
  await expect(page).toHaveURL('/about');
  expect(storedFrom(site, 'enquiries', email)).toHaveLength(1);
});

test('what was typed meanwhile stands after the start', async ({ page }) => {
  const start = await visitBeforeStart(page, '/about');
  const email = await fillEnquiry(page);

  start();
  await untilStarted(page);

  await expect(page.getByRole('contentinfo').getByLabel('Email')).toHaveValue(email);
});

test('a certificate number that is sent meanwhile is checked on the same page', async ({ page }) => {
  await page.route('**/api/certificate.php', (route) => route.fulfill({ json: { valid: true } }));
  const start = await visitBeforeStart(page, '/it-trainings/certificate');
  await page.getByPlaceholder('Enter Certificate Number').fill('123456789012');
  await page.getByRole('main').getByRole('button', { name: 'Validate', exact: true }).click();

  start();

  await expect(page.getByText('Certificate Verified!')).toBeVisible();
  await expect(page).toHaveURL('/it-trainings/certificate');
});

test('what was typed into the search finds its services after the start', async ({ page }) => {
  const start = await visitBeforeStart(page, '/');
  const search = page.getByRole('banner').getByRole('search');
  await search.getByRole('searchbox').fill('cloud');
  await expect(search.getByRole('link', { name: /Network Services/ })).toBeVisible();

  start();

  await expect(search.getByRole('option')).toHaveText([/Cloud Services/]);
});

test('the slide that was chosen meanwhile stays chosen', async ({ page }) => {
  const start = await visitBeforeStart(page, '/');
  const hero = page.getByRole('main').getByLabel('Highlights', { exact: true });
  await hero.getByText('Trainings', { exact: true }).click();

  start();
  await untilStarted(page);

  await expect(hero.getByRole('radio').nth(1)).toBeChecked();
});

test('an enquiry still reaches the firm when the script cannot be loaded', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|ERR_FAILED|dynamically imported module/);
  let isFirst = true;
  await page.route('**/*.js', (route) => {
    const fails = !isFirst;
    isFirst = false;
    return fails ? route.abort() : route.continue();
  });
  await page.goto('/about');
  const email = await fillEnquiry(page);

  await send(page);

  await expect(page.getByRole('heading', { level: 1 })).toContainText(/sent/i);
  expect(storedFrom(site, 'enquiries', email)).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a click on the hamburger opens the menu once the script has started, if not before', async ({
    page,
  }) => {
    const start = await visitBeforeStart(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();

    start();

    await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible();
    await untilStarted(page);
    await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  });
});
