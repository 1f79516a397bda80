import { expect, test } from './fixtures.ts';

test('on a phone what every contract says is folded, and opens by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/cloud-services/waf');
  await page.locator('#terms > details > summary').click();
  const price = page.locator('#price');
  await expect(price.getByText('Fixed price per application')).toBeVisible();
  await expect(price.getByText('GST is added')).toBeHidden();

  await price.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(price.getByText('GST is added')).toBeVisible();
});

test('on paper a service page keeps its words alone and shows every answer', async ({ page }) => {
  await page.goto('/services/network-services/ddos');
  const main = page.getByRole('main');
  await expect(main.getByText('Ring your provider’s security desk: only they')).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText('Ring your provider’s security desk: only they')).toBeVisible();
  await expect(main.locator('img:visible')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
});
