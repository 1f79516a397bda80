import type { Page } from '@playwright/test';
import { passTime } from '../support/pass-time.ts';
import { stopClock } from '../support/stop-clock.ts';
import { expect, hydrated, test, LONG } from './fixtures.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const link = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const button = (page: Page, name: string) =>
  bar(page).getByRole('button', { name: `${name} menu`, exact: true });
const search = (page: Page) => page.getByPlaceholder('Search Services...').filter({ visible: true });

async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function visitAtStoppedClock(page: Page): Promise<void> {
  await page.clock.install();
  await visit(page);
  await stopClock(page);
}

/** Away from the bar and from every menu. */
async function leaveBar(page: Page): Promise<void> {
  await page.mouse.move(1_300, 850);
}

test.describe('on desktop', () => {
  test('Trainings opens under the pointer', async ({ page }) => {
    await visit(page);
    await expect(link(page, 'Certificate Validation')).toBeHidden();

    await link(page, 'Trainings').hover();

    await expect(link(page, 'Certificate Validation')).toBeVisible();
  });

  test('a leaf of a flyout can be reached with the mouse and chosen', async ({ page }) => {
    await visit(page);
    await link(page, 'Services').hover();
    await link(page, 'VAPT').hover();

    await link(page, 'Source Code Review').click();

    await expect(page).toHaveURL(
      '/services/vulnerability-assessment-and-penetration-testing/source-code-review',
    );
    await expect(link(page, 'VAPT')).toBeHidden();
  });

  test('a dropdown closes 1.5 s after the pointer has left it', async ({ page }) => {
    await visitAtStoppedClock(page);
    await link(page, 'Trainings').hover();
    await expect(link(page, 'DevOps')).toBeVisible();

    await leaveBar(page);
    await passTime(page, 1_499);
    await expect(button(page, 'Trainings')).toHaveAttribute('aria-expanded', 'true');
    await expect(link(page, 'DevOps')).toBeVisible();

    await passTime(page, 1);
    await expect(link(page, 'DevOps')).toBeHidden();
    await expect(button(page, 'Trainings')).toHaveAttribute('aria-expanded', 'false');
  });

  test('a pointer that comes back in time keeps the dropdown open', LONG, async ({ page }) => {
    await visitAtStoppedClock(page);
    await link(page, 'Trainings').hover();
    await expect(link(page, 'DevOps')).toBeVisible();
    await leaveBar(page);
    await passTime(page, 1_400);

    await link(page, 'DevOps').hover();
    await passTime(page, 5_000);

    await expect(button(page, 'Trainings')).toHaveAttribute('aria-expanded', 'true');
    await expect(link(page, 'DevOps')).toBeVisible();
  });

  test('choosing a link closes every menu and clears the search', async ({ page }) => {
    await visit(page);
    await search(page).fill('cloud');
    await link(page, 'Trainings').hover();

    await link(page, 'DevOps').click();

    await expect(page).toHaveURL('/it-trainings/devops');
    await expect(link(page, 'DevOps')).toBeHidden();
    await expect(search(page)).toHaveValue('');
  });
});

test.describe('by keyboard', () => {
  test('the arrow keys go along the bar, into a dropdown, into a flyout and back', async ({ page }) => {
    await visit(page);
    await link(page, 'Trainings').focus();
    await page.keyboard.press('ArrowRight');
    await expect(link(page, 'Services')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link(page, 'Cyber Security Services')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link(page, 'Network Services')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(link(page, 'Next-Gen Firewall')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(link(page, 'Network Services')).toBeFocused();
    await expect(link(page, 'Next-Gen Firewall')).toBeHidden();
  });

  test('Esc closes the open dropdown and leaves the focus on its entry', async ({ page }) => {
    await visit(page);
    await link(page, 'Trainings').focus();
    await page.keyboard.press('ArrowDown');
    await expect(link(page, 'Web Development')).toBeFocused();

    await page.keyboard.press('Escape');

    await expect(link(page, 'Web Development')).toBeHidden();
    await expect(link(page, 'Trainings')).toBeFocused();
  });
});

test.describe('by touch on a wide screen', () => {
  test.use({ hasTouch: true });

  test('the first tap on a link with a menu opens it, the second follows it', async ({ page }) => {
    await visit(page);
    await link(page, 'Services').tap();
    await expect(link(page, 'Network Services')).toBeVisible();
    await expect(page).toHaveURL('/');

    await link(page, 'Network Services').tap();
    await expect(link(page, 'DDoS Protection')).toBeVisible();
    await expect(page).toHaveURL('/');

    await link(page, 'Network Services').tap();
    await expect(page).toHaveURL('/services/network-services');
  });

  test('a tap beside the menu closes it', LONG, async ({ page }) => {
    await visit(page, '/about');
    await link(page, 'Trainings').tap();
    await expect(link(page, 'DevOps')).toBeVisible();

    await page.touchscreen.tap(1_300, 850);

    await expect(link(page, 'DevOps')).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });
  const entry = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
  const section = (page: Page, name: string) => menu(page).getByText(name, { exact: true });

  async function openMenu(page: Page, path = '/'): Promise<void> {
    await visit(page, path);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(menu(page)).toBeVisible();
  }

  test('the hamburger opens a menu that fills the screen, and closes it again', async ({ page }) => {
    await openMenu(page);
    for (const name of ['Home', 'About Us', 'Careers', 'Contact'])
      await expect(entry(page, name)).toBeVisible();
    for (const name of ['Trainings', 'Services']) await expect(section(page, name)).toBeVisible();

    await page.getByRole('button', { name: 'Close menu' }).tap();

    await expect(menu(page)).toBeHidden();
  });

  test('Services expands to its groups, and a group to its services', async ({ page }) => {
    await openMenu(page);
    await section(page, 'Services').tap();
    await expect(section(page, 'Governance Risk & Counsalting (GRC)')).toBeVisible();

    await section(page, 'VAPT').tap();

    await expect(entry(page, 'Source Code Review')).toBeVisible();
  });

  test('one section and one subsection are expanded at a time', LONG, async ({ page }) => {
    await openMenu(page);
    await section(page, 'Services').tap();
    await section(page, 'Cloud Services').tap();
    await expect(entry(page, 'Zero Trust Network Access')).toBeVisible();

    await section(page, 'Network Services').tap();
    await expect(entry(page, 'Zero Trust Network Access')).toBeHidden();
    await expect(entry(page, 'DDoS Protection')).toBeVisible();

    await section(page, 'Trainings').tap();
    await expect(section(page, 'Network Services')).toBeHidden();
    await expect(entry(page, 'DevOps')).toBeVisible();
  });

  test('choosing a link closes the menu', async ({ page }) => {
    await openMenu(page);
    await section(page, 'Trainings').tap();

    await entry(page, 'Data Science').tap();

    await expect(page).toHaveURL('/it-trainings/data-science');
    await expect(menu(page)).toBeHidden();
  });

  test('the page behind the open menu does not scroll', LONG, async ({ page }) => {
    await openMenu(page);
    await page.mouse.move(195, 600);

    await page.mouse.wheel(0, 1_000);
    await page.keyboard.press('End');
    await section(page, 'Services').tap();
    await expect(section(page, 'VAPT')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.getByRole('button', { name: 'Close menu' }).tap();
    await page.mouse.wheel(0, 1_000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('Esc closes the menu and returns the focus to the hamburger', async ({ page }) => {
    await openMenu(page);

    await page.keyboard.press('Escape');

    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });

  test('Esc closes the menu in the very moment in which it opens', LONG, async ({ page }) => {
    await visit(page);

    await page.getByRole('button', { name: 'Open menu' }).evaluate((hamburger: HTMLButtonElement) => {
      hamburger.click();
      hamburger.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });

    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });
});

test('a browser without popovers has a link to the lists of the footer in place of the menu', async ({
  context,
  site,
}) => {
  const errors: string[] = [];
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const { supports } = CSS;
    const { matches } = Element.prototype;
    CSS.supports = (...condition: [string]) => !condition[0].includes('popover') && supports(...condition);
    Object.assign(Element.prototype, {
      matches(this: Element, selector: string) {
        if (selector.includes(':popover-open')) throw new SyntaxError(`${selector} is not a valid selector`);
        return matches.call(this, selector);
      },
    });
  });
  // Renamed, as if the browser did not know it. The policy names the styles and scripts of the page by their text.
  const old = (text: string) =>
    text
      .replaceAll(':popover-open', ':popover-unknown')
      .replaceAll(/ popover(target)?=/g, ' data-popover$1=');
  await page.route(/[.]css$|[/]about$/, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: old(await response.text()) });
  });
  await page.goto(`${site.origin}/about`);
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Open menu' })).toBeHidden();
  const toLists = header.getByRole('link', { name: 'Menu', exact: true });
  await toLists.hover();
  await expect(page.locator('react-island[name="mobile-menu"]')).toHaveAttribute('data-state', 'hydrated');

  await toLists.click();

  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Careers' })).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(/careers/);
  // Files of that page are still on their way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(errors).toEqual([]);
});
