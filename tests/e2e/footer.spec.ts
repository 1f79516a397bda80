import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';
import { company } from '../../content/company.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

test('a page that was built in an earlier year shows the year of the visit', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01T12:00:00'));
  await page.goto('/about');
  await hydrated(page);

  await expect(footer(page).getByText(`© 2031 ${company.name}`)).toBeVisible();
});

test('the footer leads to the privacy page and the accessibility statement', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);

  await footer(page).getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await footer(page).getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL('/accessibility');
});

for (const width of [1024, 1920]) {
  test(`at ${width} px the form stands in one row, and its answer below it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/privacy');
    const form = footer(page).getByRole('form', { name: 'Free Consultation' });
    const boxes = await Promise.all(
      ['Name', 'Mobile', 'Email', 'Message'].map(
        async (label) => (await form.getByLabel(label).boundingBox())!,
      ),
    );
    const send = (await form.getByRole('button', { name: 'Send Message' }).boundingBox())!;

    for (const box of [...boxes, send]) expect(Math.abs(box.y - boxes[0]!.y)).toBeLessThan(2);
    expect((await footer(page).boundingBox())!.height).toBeLessThan(560);
  });
}
