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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const [label, titles] of STARTS) {
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
    }
  });
}

test('who finds no course asks which one suits, with the question in the form', async ({ page }) => {
  await page.goto('/it-trainings');

  await page.getByRole('link', { name: 'Ask which course suits me' }).click();

  await expect(page).toHaveURL('/contact?course=any');
  const main = page.getByRole('main');
  await expect(main.getByLabel('About: which one suits me')).toBeChecked();
  await expect(main.getByLabel('Message')).toHaveValue('Which course suits me?');
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

test('all eight courses are compared in a table', async ({ page }) => {
  await page.goto('/it-trainings');
  await page.getByRole('radio', { name: 'Side by side' }).check();
  const table = page.getByRole('region', { name: 'All eight courses side by side' }).getByRole('table');

  await expect(table.getByRole('columnheader')).toHaveText([
    'Course',
    'You build',
    'Hours',
    'With your own time',
    'Entry level',
    'Laptop',
    'First jobs that ask for it',
    'Try it',
  ]);
  await expect(table.getByRole('rowheader')).toHaveText(TITLES);
  for (const cell of await table.getByRole('cell').all()) await expect(cell).not.toBeEmpty();
  const devops = table.getByRole('row').nth(8);
  await expect(devops).toContainText('140 in class');
  await expect(devops).toContainText('220 in all');
  await expect(devops).toContainText('10 h a week: about 22 weeks');
  await expect(devops).toContainText('30 h a week: about 8 weeks');
  await expect(devops).toContainText('DevOps trainee');
  await expect(devops.locator('svg')).toBeVisible();
});

test('the table is whole from 1,024 px on', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/it-trainings');
  await page.getByRole('radio', { name: 'Side by side' }).check();
  const region = page.getByRole('region', { name: 'All eight courses side by side' });

  expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'views with script' : 'views without script', () => {
    test.use({ javaScriptEnabled });

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
  });
}

test('the start that was chosen leaves its courses alone in the table', async ({ page }) => {
  await page.goto('/it-trainings');
  await page.getByLabel('I work in IT').check();
  await page.getByRole('radio', { name: 'Side by side' }).check();

  await expect(page.getByRole('rowheader')).toHaveText(['Cybersecurity Training', 'DevOps Automation']);
});

test('What We Offer leaves no hole in its grid', async ({ page }) => {
  await page.goto('/it-trainings');
  const list = page.getByRole('list').filter({ has: page.getByRole('heading', { name: 'Mentor Guidance' }) });
  const right = (locator: Locator) =>
    locator.evaluate((each) => Math.round(each.getBoundingClientRect().right));

  expect(await right(list.getByRole('listitem').nth(2))).toBe(await right(list));
  expect(await right(list.getByRole('listitem').nth(4))).toBe(await right(list));
  const half = (await list.evaluate((each) => each.getBoundingClientRect().width)) / 2;
  expect(
    await list
      .getByRole('listitem')
      .nth(4)
      .evaluate((each) => each.getBoundingClientRect().width),
  ).toBe(half);
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
