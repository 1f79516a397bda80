import { expect, hydrated, test } from './fixtures.ts';

const SERVICE = '/services/vulnerability-assessment-and-penetration-testing/web';
const TERM = 'At least 5 years of testing web applications';

test.use({ viewport: { width: 390, height: 844 } });

test('a folded section opens by heading, keyboard and list of sections', async ({ page }) => {
  await page.goto(SERVICE);
  await hydrated(page);
  const terms = page.getByText(TERM);
  await expect(terms).toBeHidden();

  const heading = page.getByRole('heading', { name: 'Before you sign' });
  await heading.scrollIntoViewIfNeeded();
  const { x, y } = (await heading.boundingBox())!;
  await page.mouse.click(x + 20, y + 24);
  await expect(terms).toBeVisible();

  await page.locator('#terms > details > summary').focus();
  await page.keyboard.press('Enter');
  await expect(terms).toBeHidden();

  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Before you sign' })
    .click();
  await expect(terms).toBeInViewport();
});

test('the address of a folded section opens it', async ({ page }) => {
  await page.goto(`${SERVICE}#terms`);
  await expect(page.getByText(TERM)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a folded section opens it too', async ({ page }) => {
    await page.goto(`${SERVICE}#terms`);
    await expect(page.getByText(TERM)).toBeVisible();
    await page.goto('/it-trainings#terms');
    await expect(page.getByRole('heading', { name: 'After a failed resit' })).toBeVisible();
  });
});

for (const media of ['screen', 'print'] as const) {
  test(`nothing is folded ${media === 'print' ? 'on paper' : 'where there is room'}`, async ({ page }) => {
    if (media === 'screen') await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(SERVICE);
    await page.emulateMedia({ media });
    await expect(page.getByText(TERM)).toBeVisible();
    await expect(page.locator('.phone-fold > summary').first()).toBeHidden();
  });
}
