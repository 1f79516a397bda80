import type { Page } from '@playwright/test';
import { A_SERVICE } from '../support/first-pages.ts';
import { fillSender } from '../support/fill-forms.ts';
import { newPerson } from '../support/new-person.ts';
import { storedFrom } from '../support/operate.ts';
import { passTime } from '../support/pass-time.ts';
import { stopClock } from '../support/stop-clock.ts';
import { expect, hydrated, test, LONG } from './fixtures.ts';

const GROUPS = [
  ['Cyber Security Services', '/services/cyber-security-services'],
  ['Network Services', '/services/network-services'],
  ['VAPT', '/services/vulnerability-assessment-and-penetration-testing'],
  ['Cloud Services', '/services/cloud-services'],
  ['Cyber Security Awareness & Trainings', '/services/cyber-security-awarness-training'],
  ['Governance Risk & Counsalting (GRC)', '/services/governance-risk-counsalting'],
] as const;

const field = (page: Page) => page.getByPlaceholder('Search Services...').filter({ visible: true });
const box = (page: Page) => page.getByRole('search').filter({ visible: true });
const list = (page: Page) => box(page).getByRole('listbox');
const everyResult = (page: Page) => list(page).getByRole('option');
/** Of the six groups of the specification. */
const results = (page: Page) => list(page).getByRole('group', { name: 'Services' }).getByRole('option');
const result = (page: Page, label: string) => results(page).filter({ hasText: label });
/** What else the site has. */
const pages = (page: Page) => list(page).getByRole('group', { name: 'Pages' }).getByRole('option');

async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test('the results follow 500 ms after the last key', async ({ page }) => {
  await page.clock.install();
  await visit(page);
  await stopClock(page);

  await field(page).fill('clo');
  await passTime(page, 400);
  await field(page).fill('cloud');
  await passTime(page, 499);
  await expect(field(page)).toHaveValue('cloud');
  await expect(result(page, 'Cloud Services')).toHaveCount(0);

  await passTime(page, 1);
  await expect(result(page, 'Cloud Services')).toBeVisible();
});

test('the arrow keys go through the results and Enter opens the chosen one', async ({ page }) => {
  await visit(page);
  await field(page).fill('services');
  await expect(results(page)).toHaveCount(3);

  await field(page).press('ArrowDown');
  await expect(result(page, 'Cyber Security Services')).toHaveAttribute('aria-selected', 'true');
  await field(page).press('ArrowDown');
  await expect(result(page, 'Network Services')).toHaveAttribute('aria-selected', 'true');
  await expect(result(page, 'Cyber Security Services')).toHaveAttribute('aria-selected', 'false');
  await field(page).press('Enter');

  await expect(page).toHaveURL('/services/network-services');
  await expect(field(page)).toHaveValue('');
});

test('the number of results is told to screen readers', async ({ page }) => {
  await visit(page);

  await field(page).fill('services');

  await expect(box(page).getByRole('status')).toHaveText('3 services and 6 pages found');
});

test('below the groups stand pages with their kinds, and the arrow keys reach them', async ({ page }) => {
  await visit(page);
  await field(page).fill('network');
  await expect(results(page)).toHaveText([/Network Services/]);
  await expect(pages(page).filter({ hasText: 'Hardware & Networking' }).first()).toContainText('Course');
  expect((await everyResult(page).allTextContents())[0]).toContain('Network Services');

  await field(page).press('ArrowDown');
  await field(page).press('ArrowDown');

  await expect(pages(page).first()).toHaveAttribute('aria-selected', 'true');
  const chosen = await pages(page).first().getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', chosen!);
});

test('what the search looks through is fetched when the field has the focus, and once', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search-site')) fetched.push(request.url());
  });
  await visit(page);
  expect(fetched).toEqual([]);

  await field(page).focus();
  await expect.poll(() => fetched.length).toBe(1);
  await field(page).fill('firewall');
  await expect(pages(page).first()).toBeVisible();
  await field(page).blur();
  await field(page).focus();
  expect(fetched).toHaveLength(1);
});

test('the groups are found when the rest cannot be fetched', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource|ERR_FAILED/);
  await page.route('**/search-site*', (route) => route.abort());
  await visit(page);

  await field(page).fill('cloud');

  await expect(everyResult(page)).toHaveText([/Cloud Services/]);
});

test('Enter without a choice leads to all results', async ({ page }) => {
  await visit(page);
  await field(page).fill('DDoS & WAF');
  await field(page).press('Enter');

  await expect(page).toHaveURL('/search?q=DDoS+%26+WAF');
  await expect(page).toHaveTitle(/DDoS & WAF/);
  await expect(page.getByRole('main').getByRole('link', { name: /DDoS Protection/ })).toBeVisible();
});

test('what nothing answers leads to services and to the enquiry', async ({ page, site }) => {
  await visit(page);
  await field(page).fill('zeppelins');
  await expect(everyResult(page)).toHaveCount(0);
  await expect(box(page).getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/services');

  await box(page).getByRole('link', { name: 'Ask us about it' }).click();

  const person = newPerson();
  const form = page.locator('#ask form[method="post"]');
  await fillSender(form, person);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/sent/i);
  expect(storedFrom(site, 'enquiries', person.email).map(({ message }) => message)).toEqual([
    expect.stringContaining('zeppelins'),
  ]);
});

for (const [how, choose] of [
  ['a click', (page: Page) => pages(page).filter({ hasText: 'Contact' }).first().click()],
  ['Enter', (page: Page) => field(page).press('Enter')],
] as const) {
  test(`the form that is found on a page is about that page, by ${how}`, async ({ page }) => {
    await visit(page, A_SERVICE);
    await field(page).fill('phone number');
    await expect(pages(page).first()).toContainText('Contact');
    await field(page).press('ArrowDown');

    await choose(page);

    await expect(page).toHaveURL(`/contact?service=${A_SERVICE.replace('/services/', '')}`);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  const main = (page: Page) => page.getByRole('main');

  test('the box leads to a page of results, none for search engines', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('searchbox').fill('cloud');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/search?q=cloud');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “cloud”');
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
      'Services',
      'Pages',
      'Not what you were looking for?',
    ]);
    await expect(main(page).getByRole('listitem').first()).toContainText('/services/cloud-services');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

    await main(page).getByRole('searchbox').fill('job chahiye');
    await page.keyboard.press('Enter');
    await main(page).getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/careers/);
  });

  test('without a text it lists everything that is sold and taught', async ({ page }) => {
    await page.goto('/search');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
    for (const [label, path] of GROUPS)
      await expect(main(page).getByRole('link', { name: label, exact: true })).toHaveAttribute('href', path);
    await expect(main(page).getByRole('link', { name: 'DevOps' })).toBeVisible();
  });

  test('what nothing answers is in the message of the form, as it was typed', async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent('<zeppelins> "&')}`);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask us about “<zeppelins> "&”');
    await expect(main(page).getByLabel('Message')).toHaveValue(/<zeppelins> "&/);
    await expect(main(page).getByRole('link', { name: 'VAPT', exact: true })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** 15rem at 16 px, and the border of the list. */
  const TALLEST_LIST_PX = 15 * 16 + 4;

  async function openMenu(page: Page): Promise<void> {
    await visit(page, '/about');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(field(page)).toBeVisible();
  }

  test('choosing a result opens its page, clears the text and closes the menu', async ({ page }) => {
    await openMenu(page);
    await field(page).fill('cloud');

    await result(page, 'Cloud Services').tap();

    await expect(page).toHaveURL('/services/cloud-services');
    await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(field(page)).toHaveValue('');
  });

  test('the list of results is about 15rem high at most and scrolls', LONG, async ({ page }) => {
    await openMenu(page);
    await field(page).fill('s');
    await expect(results(page)).toHaveCount(5);

    const heights = await list(page).evaluate((element) => {
      const scroller = [element, element.parentElement].find(
        (part) => part && part.scrollHeight > part.clientHeight,
      );
      return { shown: scroller?.clientHeight, whole: scroller?.scrollHeight };
    });
    expect(heights.shown).toBeLessThanOrEqual(TALLEST_LIST_PX);
    expect(heights.shown).toBeGreaterThan(200);

    await results(page).last().scrollIntoViewIfNeeded();
    await expect(results(page).last()).toBeInViewport();
  });
});
