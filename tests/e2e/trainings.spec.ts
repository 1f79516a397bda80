import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test('the cards stand in four columns, in two and in one, by the width', async ({ page }) => {
  await page.goto('/it-trainings');
  for (const [width, columns] of [
    [1_440, 4],
    [800, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await page
      .getByRole('region', { name: 'Courses' })
      .getByRole('listitem')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));

    expect(new Set(lefts).size, `${width} px`).toBe(columns);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the start that is chosen lights the cards that fit and names them', async ({ page }) => {
    const titles = ['Cybersecurity Training', 'DevOps Automation'];
    await page.goto('/it-trainings');
    const courses = page.getByRole('region', { name: 'Courses' });
    const before = await groundOf(courses.getByRole('listitem').first().getByRole('link'));

    await courses.getByRole('group', { name: 'Where do I start?' }).getByLabel('I work in IT').check();

    await expect(
      courses
        .getByText(/^Start with/)
        .locator('visible=true')
        .getByRole('link'),
    ).toHaveText(titles);
    const lit: string[] = [];
    for (const card of await courses.getByRole('listitem').all()) {
      // Its colours change by a transition.
      await expect.poll(() => groundOf(card.getByRole('link'))).not.toBe(before);
      const isLit = (await shadowOf(card.getByRole('link'))) !== 'none';
      if (isLit) lit.push(await card.getByRole('heading').innerText());
    }
    expect(lit).toEqual(titles);
  });
});

const groundOf = (locator: Locator) => locator.evaluate((each) => getComputedStyle(each).backgroundColor);
const shadowOf = (locator: Locator) => locator.evaluate((each) => getComputedStyle(each).boxShadow);

test('the start is chosen by keyboard, and can be taken back', async ({ page }) => {
  await page.goto('/it-trainings');
  const start = page.getByRole('group', { name: 'Where do I start?' });
  await start.getByLabel('Show all').focus();

  await page.keyboard.press('ArrowUp');
  await expect(start.getByLabel('I work in IT')).toBeChecked();
  await expect(page.getByText(/^Start with/).locator('visible=true')).toHaveCount(1);

  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/^Start with/).locator('visible=true')).toHaveCount(0);
});

test('on a phone the table scrolls by keyboard and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/it-trainings');
  await page.getByRole('radio', { name: 'Side by side' }).check();
  const region = page.getByRole('region', { name: 'All eight courses side by side' });
  await region.focus();

  await page.keyboard.press('ArrowRight');

  await expect.poll(() => region.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the start that was chosen leaves its courses alone in the table', async ({ page }) => {
  await page.goto('/it-trainings');
  await page.getByLabel('I work in IT').check();
  await page.getByRole('radio', { name: 'Side by side' }).check();

  await expect(page.getByRole('rowheader')).toHaveText(['Cybersecurity Training', 'DevOps Automation']);
});
