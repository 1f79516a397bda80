import type { Locator, Page } from '@playwright/test';
import { passTime } from '../support/pass-time.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** The script starts at a clock that stands still, so that the first slide has its full time before it. */
async function visitAtStoppedClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00') });
  await page.clock.pauseAt(new Date('2026-11-21T10:00:01'));
  await page.goto('/');
  await hydrated(page);
}

const hero = (page: Page) => page.getByRole('main').getByLabel('Highlights', { exact: true });
const control = (page: Page, number: 1 | 2) =>
  hero(page)
    .getByRole('radio')
    .nth(number - 1);

/** A part of a slide, whether it is shown or not. */
function part(page: Page, number: 1 | 2, role: 'heading' | 'link', name?: string): Locator {
  return hero(page)
    .getByRole(role, { name, includeHidden: true })
    .nth(number - 1);
}

/** The links of a slide can be seen and reached while it is shown, and only then. */
async function expectShown(page: Page, shown: 1 | 2): Promise<void> {
  for (const name of ['Our Services', 'Explore Trainings']) {
    await expect(part(page, shown, 'link', name)).toBeVisible();
    await expect(part(page, shown === 1 ? 2 : 1, 'link', name)).toBeHidden();
  }
}

test.describe('the hero', () => {
  test('advances after 7 s and wraps after 14 s', async ({ page }) => {
    await visitAtStoppedClock(page);
    await expectShown(page, 1);

    await passTime(page, 6_999);
    await expect(control(page, 1)).toBeChecked();

    await passTime(page, 1);
    await expect(control(page, 2)).toBeChecked();
    await expectShown(page, 2);

    await passTime(page, 6_999);
    await expect(control(page, 2)).toBeChecked();

    await passTime(page, 1);
    await expect(control(page, 1)).toBeChecked();
    await expectShown(page, 1);
  });

  test('can be paused and played again', async ({ page }) => {
    await visitAtStoppedClock(page);
    await hero(page).getByRole('button', { name: /pause/i }).click();
    await page.mouse.move(5, 400);

    await passTime(page, 60_000);
    await expect(control(page, 1)).toBeChecked();

    await hero(page).getByRole('button', { name: /play/i }).click();
    await page.mouse.move(5, 400);
    await passTime(page, 7_000);
    await expect(control(page, 2)).toBeChecked();
  });

  test('waits while the pointer rests on it', async ({ page }) => {
    await visitAtStoppedClock(page);
    await hero(page).getByRole('paragraph').filter({ visible: true }).last().hover();

    await passTime(page, 60_000);
    await expect(control(page, 1)).toBeChecked();

    await page.mouse.move(5, 400);
    await passTime(page, 7_000);
    await expect(control(page, 2)).toBeChecked();
  });

  test('waits while the keyboard focus is in it', async ({ page }) => {
    await visitAtStoppedClock(page);
    await part(page, 1, 'link', 'Our Services').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');

    await passTime(page, 60_000);

    await expect(control(page, 1)).toBeChecked();
    await expect(part(page, 1, 'link', 'Our Services')).toBeFocused();
  });

  test('lets the visitor choose a slide, which then stays its 7 s', async ({ page }) => {
    await visitAtStoppedClock(page);
    await passTime(page, 5_000);

    await hero(page).getByText('Trainings', { exact: true }).click();
    await expectShown(page, 2);
    await page.mouse.move(5, 400);
    await passTime(page, 6_999);
    await expect(control(page, 2)).toBeChecked();
  });

  test('does not move for visitors who wish for reduced motion, until they play it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitAtStoppedClock(page);

    await passTime(page, 60_000);
    await expect(control(page, 1)).toBeChecked();

    await hero(page).getByRole('button', { name: /play/i }).click();
    await page.mouse.move(5, 400);
    await passTime(page, 7_000);
    await expect(control(page, 2)).toBeChecked();
  });
});

test('the largest thing that a phone paints is the heading, which waits for no picture', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const largest = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element };
          resolve(element.tagName);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest).toBe('H1');
});

test.describe('the floating buttons', () => {
  const buttons = (page: Page) => page.getByRole('navigation', { name: 'Quick contact' }).getByRole('link');

  test('stand at the side on desktop, in a column, and stay while one scrolls', async ({ page }) => {
    await page.goto('/');
    const before = await buttons(page).evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().toJSON()),
    );

    expect(new Set(before.map((box) => box.left)).size).toBe(1);
    expect(before.every((box) => box.right > 1_440 - 60 || box.left < 60)).toBe(true);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    for (const button of await buttons(page).all()) await expect(button).toBeInViewport({ ratio: 1 });
  });

  test('stand at the bottom on a phone, side by side, and cover nothing of the footer at the end', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const boxes = await buttons(page).evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().toJSON()),
    );

    expect(new Set(boxes.map((box) => box.top)).size).toBe(1);
    expect(boxes.every((box) => box.bottom > 844 - 60)).toBe(true);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const bar = await page.getByRole('navigation', { name: 'Quick contact' }).boundingBox();
    const last = await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});
