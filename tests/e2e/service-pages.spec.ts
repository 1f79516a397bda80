import { fillSender } from '../support/fill-forms.ts';
import { newPerson } from '../support/new-person.ts';
import { expect, hydrated, test } from './fixtures.ts';

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

for (const [path, subject] of [['/services/cloud-services/waf', 'Web Application Firewall']] as const) {
  test(`${path} ends with one call: the form about it, which can be sent`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const main = page.getByRole('main');
    const closing = main.locator('.call-to-action');
    const form = closing.getByRole('form', { name: await closing.getByRole('heading').innerText() });
    await expect(form.getByText(`About: ${subject}`)).toBeVisible();
    await expect(closing.getByRole('link')).toHaveText(['What we store, and for how long']);

    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByLabel('Name')).toBeFocused();

    await fillSender(form, newPerson());
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByText('Message sent successfully!')).toBeVisible();
  });
}
