import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, hydrated, test } from './fixtures.ts';

type Side = 'left' | 'bottom';

/** Tells whether a line runs along a side of what is shown; the bar draws one just below its entries. */
async function hasEdge(page: Page, part: Locator, side: Side): Promise<boolean> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not in the page');
  const middle = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const clip =
    side === 'left'
      ? { x: Math.round(box.x) - 6, y: middle.y, width: 12, height: 1 }
      : { x: middle.x, y: Math.floor(box.y + box.height) - 6, width: 1, height: 6 };
  const pixels = await sharp(await page.screenshot({ clip, animations: 'disabled' }))
    .greyscale()
    .raw()
    .toBuffer();
  return Math.max(...pixels) - Math.min(...pixels) > 60;
}

test.describe('in forced colours', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
  });

  test('buttons keep their edges', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const main = page.getByRole('main');

    for (const name of ['Our Services', 'Explore Trainings']) {
      expect(await hasEdge(page, main.getByRole('link', { name }).first(), 'left'), name).toBe(true);
    }
    const call = page
      .getByRole('navigation', { name: 'Quick contact' })
      .getByRole('link', { name: 'Call Us' });
    expect(await hasEdge(page, call, 'left')).toBe(true);
    const send = page.getByRole('contentinfo').getByRole('button', { name: 'Send Message' });
    expect(await hasEdge(page, send, 'left')).toBe(true);
  });

  test('the active route keeps its line, and it alone', async ({ page }) => {
    await page.goto('/careers');
    await hydrated(page);
    await page.mouse.move(5, 400);
    const entry = (name: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').filter({ hasText: name }).first();

    expect(await hasEdge(page, entry('Careers'), 'bottom')).toBe(true);
    expect(await hasEdge(page, entry('Contact'), 'bottom')).toBe(false);
  });

  test('the section that is read keeps its line in the list of sections', async ({ page }) => {
    await page.goto('/services/cyber-security-services/email-security');
    await hydrated(page);
    const sections = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const current = sections.and(page.locator('[aria-current]'));

    await expect(current).toHaveCount(1);
    const width = (link: Locator) =>
      link.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderLeftWidth));
    expect(await width(current)).toBeGreaterThan(await width(sections.last()));
  });

  test('the slide that is shown keeps its line', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const line = (name: string) =>
      page
        .getByRole('main')
        .getByText(name, { exact: true })
        .evaluate((label) => {
          const { backgroundColor, transform } = getComputedStyle(label, '::after');
          return backgroundColor + transform;
        });
    const page0 = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);

    expect(await line('Services')).not.toContain(page0);
  });
});

test.describe('where more contrast is wished for', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ contrast: 'more' });
  });

  /** WCAG 2.2: of two colours as they are painted. */
  function contrastWithPage(part: Locator, property: 'color' | 'borderTopColor'): Promise<number> {
    return part.evaluate((element, name) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
      const luminance = (colour: string) => {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
          const share = value / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const one = luminance(getComputedStyle(element)[name]);
      const other = luminance(getComputedStyle(document.body).backgroundColor);
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }, property);
  }

  for (const theme of ['dark', 'light']) {
    test(`quiet words are strong and fields have strong edges in the ${theme} theme`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.goto('/contact');
      const footer = page.getByRole('contentinfo');

      for (const quiet of [
        footer.getByText(/©/),
        footer.getByRole('link', { name: 'Careers' }),
        footer.getByText('Mobile', { exact: true }),
      ]) {
        expect(await contrastWithPage(quiet, 'color')).toBeGreaterThan(10);
      }
      expect(await contrastWithPage(footer.getByLabel('Mobile'), 'borderTopColor')).toBeGreaterThan(7);
    });
  }
});
