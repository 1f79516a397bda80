import type { Page } from '@playwright/test';
import { fillSender } from '../support/fill-forms.ts';
import { newPerson } from '../support/new-person.ts';
import { canReadText, readText } from '../support/read-text.ts';
import { expect, hydrated, test } from './fixtures.ts';

const cards = (page: Page) =>
  page.getByRole('region', { name: 'Services in this group' }).getByRole('listitem');

test('Role-Based Training and Compliance Education lead to their part', async ({ page }) => {
  for (const title of ['Role-Based Security Training', 'Compliance & Policy Education']) {
    await page.goto('/services/cyber-security-awarness-training');
    await hydrated(page);

    await cards(page).filter({ hasText: title }).getByRole('link').click();

    await expect(page).toHaveURL(/\/awarness-training#/);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  }
});

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

test('in forced colours, too, a fold has its plus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/services/network-services/ddos');
  const fold = page.locator('#questions summary').last();
  await fold.scrollIntoViewIfNeeded();
  expect(await fold.evaluate((part) => getComputedStyle(part, '::after').backgroundImage)).toMatch(
    /gradient/,
  );
});

test('on paper no heading is the last line of a sheet', async ({ page }) => {
  test.skip(!canReadText(), 'needs poppler-utils');
  await page.goto('/services/governance-risk-counsalting/iso-readiness');
  const headings = await page.locator('.document h2:not(.visually-hidden)').allTextContents();
  expect(headings.length).toBeGreaterThan(5);

  const sheets = readText(
    await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '10mm', right: '10mm' } }),
  ).split('\f');

  expect(sheets.length).toBeGreaterThan(3);
  for (const sheet of sheets) expect(headings).not.toContain(sheet.trim().split('\n').at(-1));
});

test('what one receives lies over the whole width, on white paper in both themes', async ({ page }) => {
  for (const theme of ['dark', 'light']) {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await page.goto('/services/vulnerability-assessment-and-penetration-testing/web');
    const sheet = page.locator('#exhibit .sheet');
    expect((await sheet.boundingBox())!.width).toBe(1240);
    for (const paper of await page.locator('.paper').all())
      await expect(paper).toHaveCSS('background-color', 'rgb(251, 250, 246)');
  }
});

for (const [path, subject] of [
  ['/services/cloud-services/waf', 'Web Application Firewall'],
  ['/it-trainings/devops', 'DevOps Automation'],
] as const) {
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

test('the list beside the page ends where the terms begin, over all columns', async ({ page }) => {
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/services/vulnerability-assessment-and-penetration-testing/web#terms');
    const list = page.getByRole('navigation', { name: 'On this page' });
    const edges = async () => [
      (await list.locator('xpath=..').boundingBox())!,
      (await page.locator('#terms').boundingBox())!,
    ];
    const [rail, terms] = await edges();
    expect(rail!.y + rail!.height, `${width}`).toBeLessThanOrEqual(terms!.y);
  }
});
