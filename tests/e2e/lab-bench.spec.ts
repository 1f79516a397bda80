import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

const LAB = '/it-trainings/cyber-security/lab';
const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) => main(page).getByRole('region', { name: 'Your steps' });

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the question stays beside the log while one reads it', async ({ page }) => {
    await page.goto(LAB);
    await hydrated(page);
    await main(page).getByRole('row').filter({ hasText: '13:05:12' }).scrollIntoViewIfNeeded();

    await expect(panel(page).getByRole('heading', { name: 'Set the noise aside' })).toBeInViewport();
    await expect(panel(page).getByRole('button', { name: 'Check the answer' })).toBeInViewport();
  });

  test('a session that is marked, or pointed at, is tinted in both logs', async ({ page }) => {
    await page.goto(LAB);
    await hydrated(page);
    const tinted = main(page).locator('tr.is-marked');
    await main(page).getByRole('button', { name: '4f1a' }).click();
    await expect(tinted).toHaveCount(11);
    for (const row of await tinted.all()) await expect(row).toContainText('4f1a');

    await main(page).getByRole('row').filter({ hasText: '12:03:44' }).hover();
    await expect(tinted).toHaveCount(2);
    await main(page).getByRole('heading', { level: 1 }).hover();
    await expect(tinted).toHaveCount(11);
    await main(page).getByRole('button', { name: '4f1a' }).click();
    await main(page).getByRole('heading', { level: 1 }).hover();
    await expect(tinted).toHaveCount(0);
  });
});

test('on paper the steps are as long as they are, with the hint and the answer', async ({ page }) => {
  for (const width of [718, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/it-trainings/data-science/lab');
    await hydrated(page);

    await page.emulateMedia({ media: 'print' });
    const [shown, whole] = await panel(page).evaluate((part) => [part.clientHeight, part.scrollHeight]);
    expect(whole).toBeLessThanOrEqual(shown);
    await page.emulateMedia({ media: 'screen' });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the question is a sheet from below that makes room for the log', async ({ page }) => {
    await page.goto(LAB);
    await hydrated(page);
    const line = main(page).getByRole('row').filter({ hasText: '11:15:09' });
    await line.scrollIntoViewIfNeeded();
    const toggle = panel(page).getByRole('button', { name: 'The question of step 1' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page).getByRole('radio').first()).toBeInViewport();

    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(panel(page).getByRole('radio')).toHaveCount(0);
    await expect(line).toBeInViewport();

    await toggle.click();
    await expect(panel(page).getByRole('radio').first()).toBeInViewport();
  });

  test('a line that is focused in the log is not under the sheet', async ({ page }) => {
    await page.goto('/it-trainings/web-development/lab');
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 0));
    const line = main(page).getByRole('radio', { name: /^Line 8:/ });
    await line.focus();

    const covered = await line.evaluate((input) => {
      const { x, y, width, height } = input.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top?.closest('.lab-panel, header') !== null;
    });
    expect(covered).toBe(false);
  });
});

test('steps that were opened can be looked at again, those to come cannot', async ({ page }) => {
  await page.goto(LAB);
  await main(page).getByText('Show the answer').filter({ visible: true }).click();
  await main(page).getByRole('button', { name: 'Next step' }).click();
  await expect(main(page).getByRole('heading', { name: 'One session, two places' })).toBeFocused();
  await expect(main(page).getByRole('button', { name: /^Step 3:/ })).toBeDisabled();

  await main(page)
    .getByRole('button', { name: /^Step 1: Set the noise aside. Answer shown/ })
    .click();
  await expect(main(page).getByRole('heading', { name: 'Set the noise aside' })).toBeFocused();
  await expect(main(page).getByRole('button', { name: /^Step 2:/ })).toBeEnabled();
});

test('the end has what was shown, the next lab, the course and a card to save', async ({ page }) => {
  await page.goto(LAB);
  for (const button of [...Array(5).fill('Next step'), 'Finish the lab'] as string[]) {
    await main(page).getByText('Show the answer').filter({ visible: true }).click();
    await main(page).getByRole('button', { name: button }).click();
  }
  await expect(main(page).getByRole('heading', { name: 'You have finished the lab' })).toBeFocused();
  await expect(main(page).getByText('Answer shown')).toHaveCount(6);
  await expect(main(page).getByRole('link', { name: 'Count October’s visits' })).toHaveAttribute(
    'href',
    '/it-trainings/data-science/lab',
  );
  await expect(
    main(page).locator('.lab-closing').getByRole('link', { name: 'Cybersecurity Training' }),
  ).toBeVisible();
  await expect(main(page).getByRole('img', { name: /0 of 6 steps right at the first try/ })).toBeVisible();

  const saved = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Save or share the card' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('cyber-security-lab.png');
  const picture = await readFile(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);

  await main(page).getByRole('button', { name: 'The first ten minutes' }).click();
  await expect(main(page).getByRole('heading', { name: 'The first ten minutes' })).toBeFocused();
});
