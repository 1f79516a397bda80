import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { untilHydrated, visitBeforeHydration } from './hold-scripts.ts';

/** What is typed in a lab is not lost: not when its script arrives, not on reload, not after a visit elsewhere. */

const labOf = (course: string) => `/it-trainings/${course}/lab`;
const main = (page: Page) => page.getByRole('main');

interface Kind {
  kind: string;
  course: string;
  /** Where the first such step is. */
  step: number;
  enter: (main: Locator) => Promise<void>;
  holds: (main: Locator) => Promise<void>;
}

const box = (name: string, typed: string): Pick<Kind, 'enter' | 'holds'> => ({
  enter: (page) => page.getByRole('textbox', { name }).filter({ visible: true }).fill(typed),
  holds: (page) => expect(page.getByRole('textbox', { name }).filter({ visible: true })).toHaveValue(typed),
});
const option = (role: 'radio' | 'checkbox', name: string | RegExp): Pick<Kind, 'enter' | 'holds'> => ({
  enter: (page) => page.getByRole(role, { name }).check({ force: true }),
  holds: (page) => expect(page.getByRole(role, { name })).toBeChecked(),
});

const KINDS: Kind[] = [
  { kind: 'a choice', course: 'cyber-security', step: 1, ...option('radio', '203.0.113.77') },
  { kind: 'a line', course: 'web-development', step: 1, ...option('radio', /^Line 3:/) },
  { kind: 'a field', course: 'hardware-networking', step: 1, ...box('Address of the router', '10.20.30.7') },
  { kind: 'a query', course: 'data-science', step: 1, ...box('Your query', 'SELECT 77 -- mine') },
  { kind: 'lines', course: 'cyber-security', step: 4, ...option('checkbox', /^Line 16:/) },
];

for (const { kind, course, enter, holds } of KINDS.slice(0, 2)) {
  test(`${kind} that was entered before the script arrives stands after hydration`, async ({ page }) => {
    const load = await visitBeforeHydration(page, labOf(course));
    await enter(main(page));

    load();
    await untilHydrated(main(page).locator('react-island[name=lab]'));

    await holds(main(page));
  });
}

/** Opens a step by letting the answers of those before be shown. */
async function goTo(page: Page, step: number): Promise<void> {
  for (let before = 1; before < step; before++) {
    const open = main(page).locator('.lab-step:visible');
    await open.getByText('Show the answer').click();
    await open.getByRole('button', { name: 'Next step' }).click();
  }
  await expect(main(page).getByText(`Step ${step} of`)).toBeVisible();
}

test('who saw all answers has been through it, and the next lab is easy', async ({ page }) => {
  await page.goto(labOf('android-app-development'));
  const steps = main(page).locator('.lab-step');
  const count = await steps.count();
  for (let step = 1; step <= count; step++) {
    const open = main(page).locator('.lab-step:visible');
    await open.getByText('Show the answer').click();
    await open.getByRole('button', { name: step < count ? 'Next step' : 'Finish the lab' }).click();
  }

  await expect(main(page).locator('.lab-done').getByRole('listitem')).toHaveText([
    'You have been through the case.',
  ]);
  await expect(main(page).locator('.lab-next').getByRole('link')).toHaveAttribute(
    'href',
    labOf('digital-marketing'),
  );
});

for (const { kind, course, step, enter, holds } of KINDS) {
  test(`${kind} stands after a reload, at its step, until one starts again`, async ({ page }) => {
    await page.goto(labOf(course));
    await goTo(page, step);
    await enter(main(page));
    await untilHydrated(main(page).locator('react-island[name=lab]'));
    await holds(main(page));

    await page.reload();
    await expect(main(page).getByText(`You were at step ${step}.`)).toBeVisible();
    await expect(main(page).getByText(`Step ${step} of`)).toBeVisible();
    await holds(main(page));
    expect(await page.evaluate(() => document.cookie)).toBe('');

    await main(page).getByRole('button', { name: 'Start again' }).click();
    await expect(main(page).getByText('Step 1 of')).toBeVisible();
    await expect(main(page).getByText('You were at step')).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['subject']);
    await page.reload();
    await expect(main(page).getByText('You were at step')).toHaveCount(0);
  });
}

test('a visit to another page loses nothing, and each lab keeps its own', async ({ page }) => {
  await page.goto(labOf('hardware-networking'));
  await main(page).getByRole('textbox', { name: 'Address of the router' }).fill('10.20.30.7');
  await untilHydrated(main(page).locator('react-island[name=lab]'));
  await page.goto(labOf('web-development'));
  await expect(main(page).getByText('You were at step')).toHaveCount(0);

  await page.goto(labOf('hardware-networking'));

  await expect(main(page).getByRole('textbox', { name: 'Address of the router' })).toHaveValue('10.20.30.7');
});

test('what a step has shown, and at which try, is kept with it', async ({ page }) => {
  await page.goto(labOf('cyber-security'));
  await main(page).getByRole('radio', { name: '203.0.113.77' }).check();
  await main(page).getByRole('button', { name: 'Check the answer' }).click();
  await expect(main(page).getByRole('status').filter({ hasText: 'Not yet.' })).toBeVisible();
  await main(page).getByRole('radio', { name: '198.51.100.23' }).check();
  await main(page).getByRole('button', { name: 'Check the answer' }).click();
  await expect(main(page).locator('.lab-solved')).toBeVisible();

  await page.reload();

  await expect(main(page).locator('.lab-solved')).toContainText('198.51.100.23, lines 4 to 10.');
  await expect(main(page).getByRole('radio', { name: '198.51.100.23' })).toBeChecked();
  await expect(main(page).getByRole('button', { name: /^Step 1: .*Right at try 2$/ })).toBeVisible();
});

test('a lab goes on where the tab has no room to keep it', async ({ page }) => {
  await page.goto(labOf('data-science'));
  const query = main(page).getByRole('textbox', { name: 'Your query' }).filter({ visible: true });
  await query.focus();
  await untilHydrated(query);

  await query.fill(`SELECT 77 -- ${'x'.repeat(6_000_000)}`);
  await query.fill('SELECT 77');
  await main(page).getByRole('button', { name: 'Run the query' }).filter({ visible: true }).click();

  await expect(main(page).getByRole('status').filter({ hasText: 'Not yet' })).toBeVisible();
});

test('what the tab holds from another version of a lab is left aside', async ({ page }) => {
  const path = labOf('cyber-security');
  await page.goto(path);
  await page.evaluate((key) => sessionStorage.setItem(key, '{"progress":{"steps":[]},"answers":[]}'), path);
  await page.reload();
  await expect(main(page).locator('react-island[name=lab]')).toHaveAttribute('data-state', 'hydrated');
  await expect(main(page).getByText('Step 1 of 6')).toBeVisible();
  await expect(main(page).getByText('You were at step')).toHaveCount(0);
});
