import type { Page } from '@playwright/test';
import { fillSender } from '../support/fill-forms.ts';
import { newPerson } from '../support/new-person.ts';
import { stopClock } from '../support/stop-clock.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { A_SERVICE } from '../support/first-pages.ts';

/** What the browser does between pages: links are plain, and each page is loaded. */

const footer = (page: Page) => page.getByRole('contentinfo');
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const OFFLINE = 'You are offline. Try again once connected.';

test('pages name the rules by which the browser fetches the next one ahead', async ({ request }) => {
  for (const path of ['/', '/careers', A_SERVICE]) {
    expect((await request.get(path)).headers()['speculation-rules'], path).toBe('"/speculation-rules.json"');
  }
  const answer = await request.get('/speculation-rules.json');
  expect(answer.headers()['content-type']).toBe('application/speculationrules+json');
  const { prefetch, prerender } = await answer.json();
  expect(prefetch).toMatchObject([{ eagerness: 'moderate' }]);
  expect(prerender).toMatchObject([{ eagerness: 'conservative' }]);
  for (const [rule] of [prefetch, prerender]) {
    const excluded = JSON.stringify(rule.where.and.slice(1));
    for (const left of ['/api/*', '/company-profile.pdf', '/linkedin', '[download]']) {
      expect(excluded).toContain(left);
    }
  }
});

test('nothing is fetched ahead for a visitor who saves data', async ({ request }) => {
  const answer = await request.get('/speculation-rules.json', { headers: { 'save-data': 'on' } });

  expect(await answer.json()).toEqual({});
  expect(answer.headers().vary).toContain('Save-Data');
});

for (const [sign, give] of [
  ['a pointer that moves', (page: Page) => page.mouse.move(200, 500)],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
] as const) {
  test(`React is fetched at the first sign of a visitor, and not run: ${sign}`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('response', (response) => fetched.push(response.url()));
    const isReact = (url: string) => /static\/js\/react-/.test(url);
    await page.goto('/about', { waitUntil: 'networkidle' });
    expect(fetched.filter(isReact)).toEqual([]);

    await give(page);

    await expect.poll(() => fetched.filter(isReact)).toHaveLength(1);
    expect(await page.locator('react-island[data-state]').count()).toBe(0);
  });
}

test('React is not fetched ahead for who saves data, and comes at first use', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const fetched: string[] = [];
  page.on('response', (response) => fetched.push(response.url()));
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => /static\/js\/react-/.test(url))).toEqual([]);

  await footer(page).getByLabel('Name').focus();

  await expect.poll(() => fetched.filter((url) => /static\/js\/react-/.test(url))).toHaveLength(1);
});

test('only what the visitor comes near is hydrated', async ({ page }) => {
  await page.goto('/about');
  await footer(page).getByLabel('Name').focus();

  await expect(page.locator('react-island[name="enquiry-form"]')).toHaveAttribute('data-state', 'hydrated');
  await expect(page.locator('react-island[data-state]')).toHaveCount(1);
});

test('an island that acts once it is seen is hydrated when it is scrolled to', async ({ page }) => {
  await page.goto('/it-trainings');
  const section = page.locator('react-island[name="certificate-section"]');
  await expect(section).not.toHaveAttribute('data-state');

  await page.getByRole('heading', { name: 'Certificate Validation' }).scrollIntoViewIfNeeded();

  await expect(section).toHaveAttribute('data-state', 'hydrated');
});

for (const [path, name] of [
  ['/careers', 'job-openings'],
  ['/it-trainings/certificate?cert_number=0123', 'certificate-screen'],
]) {
  test(`an island that acts as its page opens is hydrated by itself: ${path}`, async ({ page }) => {
    await page.goto(path!);

    await expect(page.locator(`react-island[name="${name}"]`)).toHaveAttribute('data-state', 'hydrated');
  });
}

test('the certificate page hydrates nothing where its address asks nothing', async ({ page }) => {
  await page.goto('/it-trainings/certificate', { waitUntil: 'networkidle' });

  expect(await page.locator('react-island[data-state]').count()).toBe(0);
});

test('a typed message stands in the next page’s form, and is gone once sent', async ({ page }) => {
  await page.goto('/about');
  await footer(page).getByLabel('Message').fill('Two offices, forty people');

  await page.goto('/contact');
  const form = page.getByRole('main').getByRole('form');
  await expect(form.getByLabel('Message')).toHaveValue('Two offices, forty people');
  await fillSender(form, newPerson());
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Message sent successfully!')).toBeVisible();

  await page.goto('/about');
  await expect(footer(page).getByLabel('Message')).toHaveValue('');
});

test('another tab does not show what was typed in this one', async ({ page, context }) => {
  await page.goto('/about');
  await footer(page).getByLabel('Message').fill('Two offices, forty people');

  const other = await context.newPage();
  await other.goto('/about');

  await expect(footer(other).getByLabel('Message')).toHaveValue('');
});

test('a click while offline is answered by a toast', async ({ page, context, expectedErrors }) => {
  // What is fetched ahead as the pointer comes to the link.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/about');
  await hydrated(page);
  await context.setOffline(true);

  await footer(page).getByRole('link', { name: 'Careers' }).click();

  const toast = page.getByRole('alert').filter({ hasText: OFFLINE });
  await expect(toast).toBeVisible();
  await expect(page).toHaveURL('/about');
  await footer(page).getByRole('link', { name: 'Careers' }).click();
  await expect(toast).toHaveCount(1);
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
  await context.setOffline(false);
});

test('a visitor who has scrolled before the script runs stays there', async ({ page }) => {
  let runScript = () => {};
  const isWanted = new Promise<void>((resolve) => (runScript = resolve));
  await page.route('**/static/js/**', async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto('/it-trainings', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => scrolled(page)).toBe(900);

  runScript();
  await hydrated(page);

  expect(await scrolled(page)).toBe(900);
});

test('the trainings page keeps to the part of its address when reloaded', async ({ page }) => {
  await page.goto('/it-trainings#validation');
  await page.reload();
  await hydrated(page);

  await expect(page.getByRole('heading', { name: 'Certificate Validation' })).toBeInViewport();
});

test('a page that the browser brings back shows no open menu and no search', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  const field = page.getByRole('banner').getByRole('combobox');
  await field.fill('cloud');
  await bar.getByRole('button', { name: 'Trainings menu', exact: true }).press('Enter');
  await expect(bar.getByRole('link', { name: 'DevOps' })).toBeVisible();

  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));

  await expect(bar.getByRole('link', { name: 'DevOps' })).toBeHidden();
  await expect(field).toHaveValue('');
});

test('a page that the browser brings back takes the theme that was chosen meanwhile', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  await expect(page.getByRole('banner').getByRole('button', { name: /theme/i })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('a page that was prerendered takes the theme that was chosen before it is shown', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    document.dispatchEvent(new Event('prerenderingchange'));
  });

  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
});

test('nothing keeps a page out of the back and forward cache', async ({ page, request }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (...args: Parameters<typeof add>) {
      heard.push(args[0]);
      return add.apply(this, args);
    };
  });
  await page.goto('/careers');
  await hydrated(page);

  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard).toContain('pagehide');
  expect(heard).not.toContain('unload');
  expect(heard).not.toContain('beforeunload');
  expect((await request.get('/careers')).headers()['cache-control']).not.toContain('no-store');
});

test('a script that does not come is given up after 120 s, and the form sent', async ({ page }) => {
  await page.clock.install();
  let isFirst = true;
  await page.route('**/*.js', (route) => {
    const passes = isFirst;
    isFirst = false;
    return passes ? route.continue() : new Promise<void>(() => {});
  });
  await page.goto('/about');
  await stopClock(page);
  await fillSender(footer(page), newPerson());
  await footer(page).getByRole('button', { name: 'Send Message' }).click();
  await page.clock.runFor(119_000);
  await expect(page).toHaveURL('/about');

  await page.clock.runFor(2_000);

  await expect(page.getByRole('heading', { level: 1 })).toContainText(/sent/i);
});
