import type { Page } from '@playwright/test';
import { passTime } from '../support/pass-time.ts';
import { stopClock } from '../support/stop-clock.ts';
import { expect, hydrated, test, REST } from './fixtures.ts';

const GROUPS = [
  ['Cyber Security Services', '/services/cyber-security-services'],
  ['Network Services', '/services/network-services'],
  ['VAPT', '/services/vulnerability-assessment-and-penetration-testing'],
  ['Cloud Services', '/services/cloud-services'],
  ['Cyber Security Awareness & Trainings', '/services/cyber-security-awarness-training'],
  ['Governance Risk & Counsalting (GRC)', '/services/governance-risk-counsalting'],
] as const;
const [CYBER, NETWORK, VAPT, CLOUD, AWARENESS, GRC] = GROUPS.map(([label]) => label);

const field = (page: Page) => page.getByPlaceholder('Search Services...').filter({ visible: true });
const results = (page: Page) => page.getByRole('search').getByRole('option');
const result = (page: Page, label: string) => results(page).filter({ hasText: label });

async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test('the box reads Search Services... and lists nothing while it is empty', async ({ page }) => {
  await visit(page);
  await field(page).click();

  await expect(field(page)).toHaveValue('');
  await expect(results(page)).toHaveCount(0);
});

test('blanks alone list nothing', REST, async ({ page }) => {
  await page.clock.install();
  await visit(page);

  await field(page).fill('   ');
  await passTime(page, 1_000);

  await expect(results(page)).toHaveCount(0);
});

test('each group is found by its label and shown with its route', async ({ page }) => {
  await visit(page);
  for (const [label, path] of GROUPS) {
    await field(page).fill(label);

    await expect(result(page, label)).toBeVisible();
    await expect(results(page)).toHaveCount(1);
    await expect(results(page)).toContainText(path);
    await expect(results(page)).toHaveAttribute('href', path);
  }
});

const SEARCHES = [
  { typed: 'serv', found: [CYBER, NETWORK, CLOUD] },
  { typed: 'SECURITY', found: [CYBER, AWARENESS] },
  { typed: 'apt', found: [VAPT] },
  { typed: '&', found: [AWARENESS, GRC] },
  { typed: 'grc)', found: [GRC] },
  { typed: 'counsalting', found: [GRC] },
  { typed: 'Consulting', found: [GRC] },
  { typed: 'firewall', found: [] },
  { typed: 'cyber  security', found: [] },
  { typed: '.*', found: [] },
];

test('a text finds the labels it stands in, whatever its case and wherever it stands', async ({ page }) => {
  await page.clock.install();
  await visit(page);
  for (const { typed, found } of SEARCHES) {
    await field(page).fill(typed);
    await passTime(page, 1_000);

    await expect(results(page), typed).toHaveCount(found.length);
    for (const label of found) await expect(result(page, label ?? '')).toBeVisible();
    await expect(field(page)).toHaveValue(typed);
  }
});

test('the results follow 500 ms after the last key', async ({ page }) => {
  await page.clock.install();
  await visit(page);
  await stopClock(page);

  await field(page).fill('clo');
  await passTime(page, 400);
  await field(page).fill('cloud');
  await passTime(page, 499);
  await expect(field(page)).toHaveValue('cloud');
  await expect(results(page)).toHaveCount(0);

  await passTime(page, 1);
  await expect(result(page, 'Cloud Services')).toBeVisible();
});

test('emptying the box takes the results away at once', REST, async ({ page }) => {
  await page.clock.install();
  await visit(page);
  await field(page).fill('cloud');
  await expect(result(page, 'Cloud Services')).toBeVisible();
  await stopClock(page);

  await field(page).fill('');

  await expect(results(page)).toHaveCount(0);
});

test('choosing a result opens its page and clears the text', async ({ page }) => {
  await visit(page);
  await field(page).fill('vapt');

  await result(page, 'VAPT').click();

  await expect(page).toHaveURL('/services/vulnerability-assessment-and-penetration-testing');
  await expect(field(page)).toHaveValue('');
  await expect(results(page)).toHaveCount(0);
});

test('choosing the page that is already shown clears the text too', REST, async ({ page }) => {
  await visit(page, '/services/network-services');
  await field(page).fill('network');

  await result(page, 'Network Services').click();

  await expect(page).toHaveURL('/services/network-services');
  await expect(field(page)).toHaveValue('');
});

test('a navigation by any other link clears the text', REST, async ({ page }) => {
  await visit(page);
  await field(page).fill('network');
  await expect(result(page, 'Network Services')).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();

  await expect(page).toHaveURL('/about');
  await expect(field(page)).toHaveValue('');
  await expect(results(page)).toHaveCount(0);
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

test('Esc clears the text and its results', REST, async ({ page }) => {
  await visit(page);
  await field(page).fill('services');
  await expect(results(page)).toHaveCount(3);

  await field(page).press('Escape');

  await expect(results(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('');
});

test('the number of results is told to screen readers', async ({ page }) => {
  await visit(page);

  await field(page).fill('services');

  await expect(page.getByRole('search').getByRole('status')).toContainText('3');
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

  test('the list of results is about 15rem high at most and scrolls', REST, async ({ page }) => {
    await openMenu(page);
    await field(page).fill('s');
    await expect(results(page)).toHaveCount(5);
    const list = page.getByRole('search').getByRole('listbox');

    const heights = await list.evaluate((element) => {
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

  test('the arrow keys bring the chosen result into view', REST, async ({ page }) => {
    await openMenu(page);
    await field(page).fill('s');
    await expect(results(page)).toHaveCount(5);
    await expect(results(page).last()).not.toBeInViewport({ ratio: 0.5 });

    await field(page).press('ArrowUp');

    await expect(results(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(results(page).last()).toBeInViewport({ ratio: 0.9 });
  });
});
