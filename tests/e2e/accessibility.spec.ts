import type { Locator, Page } from '@playwright/test';
import { axeFindings, axeFindingsOfWidth } from '../support/axe-findings.ts';
import { fillSender } from '../support/fill-forms.ts';
import { newPerson } from '../support/new-person.ts';
import { expect, test, visitAtRest as visit } from './fixtures.ts';
import { sidewaysFaults } from './sideways-faults.ts';

test.describe.configure({ mode: 'parallel' });

const PHONE = { width: 390, height: 844 };
const JOB = {
  id: 'soc',
  title: 'SOC Analyst',
  type: 'Full-time',
  location: 'Pune',
  description: 'You read alerts.',
};
const CALLS = { jobs: '**/api/get_open_positions.php', certificate: '**/api/certificate.php*' };

/** Popups and toasts stay: axe needs the clock, which therefore cannot be stopped. */
async function keepWhatLeaves(page: Page): Promise<void> {
  await page.addInitScript((shortest) => {
    const wait = window.setTimeout.bind(window);
    const waitUnlessLong = (act: TimerHandler, ms = 0) => (ms >= shortest ? 0 : wait(act, ms));
    Object.assign(window, { setTimeout: waitUnlessLong });
  }, 3_000);
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const search = (page: Page) => page.getByPlaceholder('Search Services...').filter({ visible: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });

async function openApplication(page: Page): Promise<Locator> {
  await page.route(CALLS.jobs, (route) => route.fulfill({ json: [JOB] }));
  await visit(page, '/careers');
  await page
    .getByRole('article')
    .filter({ hasText: JOB.title })
    .getByRole('button', { name: /^Apply Now/ })
    .click();
  return page.getByRole('dialog', { name: `Apply for ${JOB.title}` });
}

test.describe('axe finds nothing', () => {
  test('on the list of courses with a start chosen, and on a course with all unfolded', async ({ page }) => {
    await visit(page, '/it-trainings');
    await page.getByLabel('I can write code').check();
    const chosen = await axeFindings(page);
    await page.getByRole('radio', { name: 'Side by side' }).check();
    chosen.push(...(await axeFindings(page)));
    await visit(page, '/it-trainings/cyber-security');
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('details')) each.open = true;
    });

    expect([...chosen, ...(await axeFindings(page))]).toEqual([]);
  });

  test('on each state of what one has built', async ({ page }) => {
    await visit(page, '/it-trainings/devops');
    const states = page.getByRole('group', { name: 'in three states' }).getByRole('radio');
    await expect(states).toHaveCount(3);
    const found: string[] = [];
    for (const state of await states.all()) {
      await state.check();
      found.push(...(await axeFindings(page)));
    }

    expect(found).toEqual([]);
  });

  test('on the page of search results, which fits into 320 px', async ({ page }) => {
    await visit(page, '/search?q=cloud');
    expect(await axeFindings(page)).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    expect([...(await axeFindingsOfWidth(page)), ...(await sidewaysFaults(page))]).toEqual([]);
  });

  test('with a search that nothing answers', async ({ page }) => {
    await visit(page, '/');
    await search(page).fill('zeppelins');
    await expect(page.getByRole('link', { name: 'Ask us about it' })).toBeVisible();

    expect(await axeFindings(page)).toEqual([]);
  });

  test('on the page for unknown addresses', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 404/);
    await visit(page, '/nothing-here');

    expect(await axeFindings(page)).toEqual([]);
  });

  test('with a dropdown and a flyout open', async ({ page }) => {
    await visit(page, '/services/network-services/ddos');
    await bar(page).getByRole('link', { name: 'Services' }).hover();
    await bar(page).getByRole('link', { name: 'Network Services' }).hover();
    await expect(bar(page).getByRole('link', { name: 'DDoS Protection' })).toBeVisible();

    expect(await axeFindings(page)).toEqual([]);
  });

  test('with the menu of a phone open, down to its third level', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, '/services/network-services/ddos');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu(page).getByText('Services', { exact: true }).click();
    await menu(page).getByText('Network Services', { exact: true }).click();
    await expect(menu(page).getByRole('link', { name: 'DDoS Protection' })).toBeVisible();

    expect(await axeFindings(page)).toEqual([]);
  });

  test('with search results shown', async ({ page }) => {
    await visit(page, '/');
    await search(page).fill('s');
    await expect(page.getByRole('option')).not.toHaveCount(0);
    await search(page).press('ArrowDown');

    expect(await axeFindings(page)).toEqual([]);
  });

  test('with search results shown in the menu of a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await search(page).fill('s');
    await expect(page.getByRole('option')).not.toHaveCount(0);
    await search(page).press('ArrowDown');

    expect(await axeFindings(page)).toEqual([]);
  });

  test('with every error of the application shown', async ({ page }) => {
    const dialog = await openApplication(page);
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await expect(dialog.getByText('Resume is required')).toBeVisible();
    const found = await axeFindings(page);
    // A phone has the same parts at another width.
    await page.setViewportSize(PHONE);

    expect([...found, ...(await axeFindingsOfWidth(page))]).toEqual([]);
  });

  test('with each answer of the certificate screen', async ({ page }) => {
    await keepWhatLeaves(page);
    await visit(page, '/it-trainings/certificate');
    const validate = page.getByRole('main').getByRole('button', { name: 'Validate', exact: true });
    await validate.click();
    await expect(page.getByText('Please enter a certificate number')).toBeVisible();
    const found = await axeFindings(page);
    for (const [valid, text] of [
      [false, 'Verification Failed'],
      [true, 'Certificate Verified!'],
    ] as const) {
      await page.route(CALLS.certificate, (route) => route.fulfill({ json: { valid } }));
      await page.getByPlaceholder('Enter Certificate Number').fill('123456789012');
      await validate.click();
      await expect(page.getByText(text)).toBeVisible();
      found.push(...(await axeFindings(page)));
    }
    await page.setViewportSize(PHONE);

    expect([...found, ...(await axeFindingsOfWidth(page))]).toEqual([]);
  });

  test('with each answer of the check on the trainings page', async ({ page }) => {
    await visit(page, '/it-trainings');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Validate', exact: true }).click();
    await expect(page.getByText('Please enter a certificate number')).toBeVisible();
    const found = await axeFindings(page);
    for (const [answer, text] of [
      [{ valid: true, message: '' }, 'Certificate is valid and verified!'],
      [{ valid: false, message: '' }, /not found/],
    ] as const) {
      await page.route(CALLS.certificate, (route) => route.fulfill({ json: answer }));
      await main.getByPlaceholder('Enter Certificate Number').fill('123456789012');
      await main.getByRole('button', { name: 'Validate', exact: true }).click();
      await expect(page.getByText(text)).toBeVisible();
      found.push(...(await axeFindings(page)));
    }

    expect(found).toEqual([]);
  });

  test('with an enquiry that failed, and then was sent', async ({ page, expectedErrors }) => {
    expectedErrors.push(/./);
    await visit(page, '/contact');
    const form = page.getByRole('main').locator('form');
    await fillSender(form, newPerson());
    const found: string[] = [];
    for (const [status, json, text] of [
      [503, { success: false }, 'Failed to send. Try again.'],
      [200, { success: true, reference: 'E-1' }, 'Message sent successfully!'],
    ] as const) {
      await page.route('**/api/contact.php', (route) => route.fulfill({ status, json }));
      await form.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText(text)).toBeVisible();
      found.push(...(await axeFindings(page)));
    }

    expect(found).toEqual([]);
  });

  test('with a toast shown', async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await keepWhatLeaves(page);
    await page.route(CALLS.jobs, (route) => route.fulfill({ status: 503 }));
    await visit(page, '/careers');
    await expect(
      page.getByText('Failed to load job listings. Please try again later.').first(),
    ).toBeVisible();

    expect(await axeFindings(page)).toEqual([]);
  });
});

test.describe('by keyboard', () => {
  test('Tab goes through the bar in the order in which it is read, then into the page', async ({ page }) => {
    await visit(page, '/about');
    await page.evaluate(() => window.scrollTo(0, 0));
    const expected = [
      /skip to content/i,
      /home$/,
      'Home',
      'About Us',
      'Trainings',
      'Trainings menu',
      'Services',
      'Services menu',
      'Careers',
      'Contact',
      /search services/i,
      /theme/i,
      'Download Company Profile',
    ];

    for (const name of expected) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAccessibleName(name);
    }
  });

  test('the skip link is seen when it has the focus and leads to the content', async ({ page }) => {
    await visit(page, '/about');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).not.toBeInViewport();

    await page.keyboard.press('Tab');
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');

    await expect(page.getByRole('link', { name: 'Download Company Profile' })).toBeFocused();
  });

  test('a navigation is a page load: the title is said, and Tab goes on from the start', async ({ page }) => {
    await visit(page, '/services');
    const titleBefore = await page.title();
    await bar(page).getByRole('link', { name: 'About Us' }).press('Enter');
    await expect(page).toHaveURL('/about');
    await expect(page).not.toHaveTitle(titleBefore);
    await expect(page.locator('body')).toBeFocused();

    await page.keyboard.press('Tab');

    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  });

  test('every stop of the focus can be seen', async ({ page }) => {
    await visit(page, '/it-trainings/certificate');
    const unseen: string[] = [];

    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await focusedPlace(page);
      if (!stop) break;
      const focused = await page.screenshot({ clip: stop.clip, caret: 'initial' });
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      const blurred = await page.screenshot({ clip: stop.clip });
      if (focused.equals(blurred)) unseen.push(stop.name);
      await page.evaluate(() =>
        (window as unknown as { focused: HTMLElement }).focused.focus({ preventScroll: true }),
      );
    }

    expect(unseen).toEqual([]);
  });
});

/** Where the focus stands, with what surrounds it; nothing once it has left the page. */
async function focusedPlace(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    Object.assign(window, { focused: element });
    const { left, top, width, height } = (element.closest('label') ?? element).getBoundingClientRect();
    const x = Math.max(0, left - 8);
    const y = Math.max(0, top - 8);
    const clip = {
      x,
      y,
      width: Math.min(window.innerWidth - x, width + 16),
      height: Math.min(window.innerHeight - y, height + 16),
    };
    return { name: element.outerHTML.slice(0, 120), clip };
  });
}

test.describe('in a small window', () => {
  test('the menu of a phone fits into 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu(page).getByText('Services', { exact: true }).click();
    await menu(page).getByText('VAPT', { exact: true }).click();

    expect(await sidewaysFaults(page)).toEqual([]);
  });

  test('the application modal fits into 320 px, and its buttons can be reached', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const dialog = await openApplication(page);

    expect(await sidewaysFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Submit Application' }).scrollIntoViewIfNeeded();
    await expect(dialog.getByRole('button', { name: 'Submit Application' })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the buttons of the bar, of the hero and of the forms are 44 px high', async ({ page }) => {
    await visit(page, '/');

    const targets = [
      page.getByRole('button', { name: 'Open menu' }),
      page.getByRole('banner').getByRole('button', { name: /theme/i }),
      page.getByRole('button', { name: /play|pause/i }),
      page.getByRole('link', { name: 'Our Services' }).first(),
      page.getByRole('contentinfo').getByLabel('Name'),
      page.getByRole('contentinfo').getByRole('button', { name: 'Send Message' }),
      page.getByRole('navigation', { name: 'Quick contact' }).getByRole('link').first(),
    ];
    for (const target of targets) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});
