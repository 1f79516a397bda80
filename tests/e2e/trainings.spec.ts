import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const TITLES = [
  'Full Stack Web Development',
  'Data Science & Analytics',
  'Cybersecurity Training',
  'Hardware & Networking',
  'Android App Development',
  'AI & Machine Learning',
  'Digital Marketing',
  'DevOps Automation',
];

for (const [width, columns] of [
  [1_440, 4],
  [800, 2],
  [390, 1],
] as const) {
  test(`the cards stand in ${columns} columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/it-trainings');

    const lefts = await page
      .getByRole('region', { name: 'Courses' })
      .getByRole('listitem')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));

    expect(new Set(lefts).size).toBe(columns);
  });
}

const STARTS = [
  [
    'I am new to IT',
    ['Full Stack Web Development', 'Data Science & Analytics', 'Hardware & Networking', 'Digital Marketing'],
  ],
  ['I work in IT', ['Cybersecurity Training', 'DevOps Automation']],
] as const;

for (const [javaScriptEnabled, [label, titles]] of [
  [true, STARTS[0]],
  [false, STARTS[1]],
] as const) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test(`"${label}" lights the cards that fit and names them`, async ({ page }) => {
      await page.goto('/it-trainings');
      const courses = page.getByRole('region', { name: 'Courses' });
      const before = await groundOf(courses.getByRole('listitem').first().getByRole('link'));

      await courses.getByRole('group', { name: 'Where do I start?' }).getByLabel(label).check();

      await expect(
        courses
          .getByText(/^Start with/)
          .locator('visible=true')
          .getByRole('link'),
      ).toHaveText([...titles]);
      const lit: string[] = [];
      for (const card of await courses.getByRole('listitem').all()) {
        // Its colours change by a transition.
        await expect.poll(() => groundOf(card.getByRole('link'))).not.toBe(before);
        const isLit = (await shadowOf(card.getByRole('link'))) !== 'none';
        if (isLit) lit.push(await card.getByRole('heading').innerText());
      }
      expect(lit).toEqual([...titles]);
    });
  });
}

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

test('each course stands there once, as a card or in the table', async ({ page }) => {
  await page.goto('/it-trainings');
  const courses = page.getByRole('region', { name: 'Courses' });

  for (const view of ['Cards', 'Side by side']) {
    await courses.getByRole('radio', { name: view }).check();
    for (const title of TITLES)
      await expect(courses.getByText(title, { exact: true }).locator('visible=true'), view).toHaveCount(
        title === 'Digital Marketing' && view === 'Cards' ? 2 : 1,
      );
  }
});

test('at 320 px no word of a course is cut, with letters as far apart as WCAG 1.4.12 asks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/it-trainings');
  const cards = page.locator('.card-grid');
  await cards.evaluate((list) => {
    list.style.letterSpacing = '0.12em';
    list.style.wordSpacing = '0.16em';
    for (const part of list.querySelectorAll<HTMLElement>('*')) part.style.letterSpacing = '0.12em';
  });
  const [shown, whole] = await cards.evaluate((list) => [list.clientWidth, list.scrollWidth]);
  expect(whole).toBeLessThanOrEqual(shown);
});

test('the start that was chosen leaves its courses alone in the table', async ({ page }) => {
  await page.goto('/it-trainings');
  await page.getByLabel('I work in IT').check();
  await page.getByRole('radio', { name: 'Side by side' }).check();

  await expect(page.getByRole('rowheader')).toHaveText(['Cybersecurity Training', 'DevOps Automation']);
});
