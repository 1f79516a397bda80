import type { Page } from '@playwright/test';
import { fillEnquiry } from '../support/fill-forms.ts';
import { newPerson } from '../support/new-person.ts';
import { storedFrom } from '../support/operate.ts';
import { expect, test } from './fixtures.ts';
import { untilHydrated, visitBeforeHydration } from './hold-scripts.ts';

async function fillFooter(page: Page): Promise<string> {
  const person = newPerson();
  await fillEnquiry(page.getByRole('contentinfo').getByRole('form', { name: 'Free Consultation' }), person);
  return person.email;
}

const send = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Send Message' }).click();

test('a click on the button of a menu leaves the menu open', async ({ page }) => {
  const load = await visitBeforeHydration(page, '/');
  await page.getByRole('button', { name: 'Trainings menu', exact: true }).click();

  load();
  await untilHydrated(page.getByRole('button', { name: 'Trainings menu', exact: true }));

  await expect(page.getByRole('button', { name: 'Trainings menu', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(page.getByRole('link', { name: 'Certificate Validation' }).first()).toBeVisible();
});

test('an enquiry that is sent meanwhile is sent once, without a page load', async ({ page, site }) => {
  const load = await visitBeforeHydration(page, '/about');
  const email = await fillFooter(page);
  await send(page);

  load();

  await expect(page.getByRole('contentinfo').getByText('Message sent successfully!')).toBeVisible();
  await expect(page).toHaveURL('/about');
  expect(storedFrom(site, 'enquiries', email)).toHaveLength(1);
});

test('a certificate number that is sent meanwhile is checked on the same page', async ({ page }) => {
  await page.route('**/api/certificate.php', (route) => route.fulfill({ json: { valid: true } }));
  const load = await visitBeforeHydration(page, '/it-trainings/certificate');
  await page.getByPlaceholder('Enter Certificate Number').fill('123456789012');
  await page.getByRole('main').getByRole('button', { name: 'Validate', exact: true }).click();

  load();

  await expect(page.getByText('Certificate Verified!')).toBeVisible();
  await expect(page).toHaveURL('/it-trainings/certificate');
});

test.describe('a focus that came before the first script', () => {
  async function visitBeforeScript(page: Page, path: string): Promise<() => Promise<void>> {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/entry-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    return async () => {
      release();
      await page.waitForSelector('html[data-script-ready]', { state: 'attached' });
    };
  }

  test('finds the services that are typed then', async ({ page }) => {
    const load = await visitBeforeScript(page, '/about');
    const search = page.getByRole('banner').getByRole('search');
    await search.getByPlaceholder('Search Services...').focus();

    await load();
    await page.keyboard.type('cloud');

    await expect(search.getByRole('group', { name: 'Services' }).getByRole('option')).toHaveText([
      /Cloud Services/,
    ]);
  });

  test('keeps its slide', async ({ page }) => {
    await page.clock.install();
    const load = await visitBeforeScript(page, '/');
    const link = page.getByRole('main').getByRole('link', { name: 'Our Services' }).first();
    await link.focus();

    await load();
    await page.clock.runFor(8_000);

    await expect(page.getByRole('main').getByRole('radio', { name: 'Services' })).toBeChecked();
    await expect(link).toBeFocused();
  });
});

test.describe('keys pressed meanwhile', () => {
  test('the arrow chooses a result of the search, and Enter opens it', async ({ page }) => {
    const load = await visitBeforeHydration(page, '/');
    const search = page.getByRole('banner').getByRole('search');
    await search.getByRole('searchbox').fill('services');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');

    load();

    await expect(search.getByRole('option', { name: /Network Services/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/services/network-services');
  });
});

test('an enquiry reaches the firm without the script', async ({ page, site, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource|ERR_FAILED|dynamically imported module/);
  let isFirst = true;
  await page.route('**/*.js', (route) => {
    const fails = !isFirst;
    isFirst = false;
    return fails ? route.abort() : route.continue();
  });
  await page.goto('/about');
  const email = await fillFooter(page);

  await send(page);

  await expect(page.getByRole('heading', { level: 1 })).toContainText(/sent/i);
  expect(storedFrom(site, 'enquiries', email)).toHaveLength(1);
});

test('scripts that did not come are asked for again', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const search = page.getByRole('banner').getByRole('search');
  await page.goto('/about');
  await context.setOffline(true);
  await search.getByPlaceholder('Search Services...').click();
  await expect(page.locator('react-island[name="service-search"]')).toHaveAttribute('data-state', 'failed');

  await context.setOffline(false);
  await page.getByRole('main').click();
  await search.getByPlaceholder('Search Services...').fill('cloud');

  await expect(search.getByRole('group', { name: 'Services' }).getByRole('option')).toHaveText([
    /Cloud Services/,
  ]);
});

test('an enquiry stays in its form while the server is gone', async ({ page, site, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.goto('/about');
  await page.route('**/*', (route) => route.abort());
  const email = await fillFooter(page);
  for (const attempt of ['first', 'second']) {
    await test.step(attempt, () => send(page));
    await expect(page.getByRole('alert').getByText('Failed to send. Try again.')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }

  await page.unroute('**/*');
  await send(page);

  await expect(page.getByRole('contentinfo').getByText('Message sent successfully!')).toBeVisible();
  await expect(page).toHaveURL('/about');
  expect(storedFrom(site, 'enquiries', email)).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the hamburger opens the menu at once, and it stays open after hydration', async ({ page }) => {
    const load = await visitBeforeHydration(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible();

    load();

    await untilHydrated(page.getByRole('navigation', { name: 'Menu', exact: true }));
    await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  });
});
