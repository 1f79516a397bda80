import { expect, hydrated, test } from './fixtures.ts';
import { expectImageCard } from './image-card.ts';
import { company } from '../../content/company.ts';

test('the intro offers the company profile under its fixed name', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const download = page.waitForEvent('download');

  await page.getByRole('link', { name: 'Download Company Profile' }).click();

  expect((await download).suggestedFilename()).toBe(company.profileFileName);
});

test('Who We Are, What We Do, Vision and Mission have their headings', async ({ page }) => {
  await page.goto('/about');

  for (const name of ['Who We Are', 'What We Do', 'Vision', 'Mission']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
});

for (const name of ['Our Expert Team', 'Advanced Security Operations', 'Client-Centric Approach']) {
  test(`${name} is a card with text and image`, async ({ page }) => {
    await page.goto('/about');

    await expectImageCard(page, name);
  });
}

test('there are three image cards', async ({ page }) => {
  await page.goto('/about');

  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
});

test('Get in Touch With Our Experts leads to /contact', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);

  await page.getByRole('link', { name: 'Get in Touch With Our Experts' }).click();

  await expect(page).toHaveURL('/contact');
});

test('the floating buttons are Call and WhatsApp, without Contact', async ({ page }) => {
  await page.goto('/about');
  const buttons = page.getByRole('navigation', { name: 'Quick contact' }).getByRole('link');

  await expect(buttons).toHaveText(['Call', 'WhatsApp']);
  await expect(buttons.first()).toHaveAttribute('href', 'tel:+910000012345');
  await expect(buttons.last()).toHaveAttribute('href', 'https://wa.me/910000012345');
});

for (const path of ['/services', '/it-trainings', '/careers', '/contact']) {
  test(`${path} has no floating buttons`, async ({ page }) => {
    await page.goto(path);

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Quick contact' })).toHaveCount(0);
  });
}
