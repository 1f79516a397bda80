import { PAGES } from './addresses.ts';
import { expect, test } from './fixtures.ts';

const SERVICES = PAGES.map(({ path }) => path).filter((path) => /^\/services\/[^/]+\/[^/]+$/.test(path));

test('every service has a figure with a title and words, at 320 px and on a wide screen, and nothing is cut', async ({
  page,
}) => {
  test.setTimeout(180_000);
  expect(SERVICES.length).toBe(29);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of SERVICES) {
      await page.goto(path);
      const figure = page.getByRole('main').locator('figure.figure');
      await expect(figure.getByRole('heading', { level: 3 }), path).toBeVisible();
      await expect(figure.locator('figcaption p'), path).not.toBeEmpty();
      const cut = await figure.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        const words = [...element.querySelectorAll('li, th, td, b, p')].filter((each) => each.textContent);
        return words
          .filter((each) => {
            const box = each.getBoundingClientRect();
            return (
              box.width > 0 &&
              (box.left < left || box.right > right || each.scrollWidth > each.clientWidth + 1)
            );
          })
          .map((each) => each.textContent);
      });
      expect(cut, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('who does what is a table: each mark is said', async ({ page }) => {
  await page.goto('/services/cyber-security-services/cyber-security-manage-services');
  const row = page.getByRole('row', { name: /ask first/ });
  await expect(row.getByRole('img')).toHaveCount(4);
  await expect(row.getByRole('img', { name: 'Decides' })).toHaveCount(1);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Task',
    'Shift analyst',
    'Lead analyst',
    'Service manager',
    'You',
  ]);
});

test('the lines between zones run from above on a phone, and from left to right with room', async ({
  page,
}) => {
  for (const [width, axis] of [
    [390, 'y'],
    [1440, 'x'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/services/network-services/ddos');
    const zones = page.locator('.plan > ul');
    await expect(zones).toHaveCount(5);
    const [first, last] = [await zones.first().boundingBox(), await zones.last().boundingBox()];
    expect(last![axis]).toBeGreaterThan(first![axis] + 100);
    expect(Math.abs(last![axis === 'x' ? 'y' : 'x'] - first![axis === 'x' ? 'y' : 'x'])).toBeLessThan(2);
  }
});
