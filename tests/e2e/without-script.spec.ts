import type { Page } from '@playwright/test';
import { expect, test, LONG } from './fixtures.ts';
import { sidewaysFaults } from './sideways-faults.ts';

test.use({ javaScriptEnabled: false });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const link = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });

test('a dropdown and a flyout open under the pointer, and a leaf can be chosen', async ({ page }) => {
  await page.goto('/');
  await expect(link(page, 'Network Services')).toBeHidden();

  await link(page, 'Services').hover();
  await expect(link(page, 'Network Services')).toBeVisible();
  await link(page, 'Network Services').hover();
  await link(page, 'DDoS Protection').click();

  await expect(page).toHaveURL('/services/network-services/ddos');
});

test('the search offers all six groups, which lead to their pages', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('banner').getByRole('search');
  await expect(search.getByRole('link')).toHaveCount(0);

  await search.getByRole('searchbox').focus();

  await expect(search.getByRole('link')).toHaveText([
    /Cyber Security Services/,
    /Network Services/,
    /VAPT/,
    /Cloud Services/,
    /Cyber Security Awareness & Trainings/,
    /Governance Risk & Counsalting \(GRC\)/,
  ]);
  await search.getByRole('link', { name: /Cloud Services/ }).click();
  await expect(page).toHaveURL('/services/cloud-services');
});

test('every card of the services page can be seen without scrolling it in', LONG, async ({ page }) => {
  await page.goto('/services');
  const cards = page.getByRole('region', { name: 'Groups of services' }).getByRole('listitem');

  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) await expect(card).toHaveCSS('opacity', '1');
});

test('the hero shows its first slide and, when chosen, its second', LONG, async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('main').getByLabel('Highlights', { exact: true });
  const links = hero.getByRole('link', { name: 'Our Services', includeHidden: true });
  await expect(links.first()).toBeVisible();
  await expect(links.last()).toBeHidden();

  await hero.getByText('Trainings', { exact: true }).click();

  await expect(links.last()).toBeVisible();
  await expect(links.first()).toBeHidden();
});

test('nothing is offered that does nothing: no pause button, no theme switch', LONG, async ({ page }) => {
  await page.goto('/');

  await expect(page.getByRole('button', { name: /pause|play/i })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: /theme/i })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });

  test('the menu opens, its sections expand, and a link leads on', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu(page).getByText('Services', { exact: true }).click();
    await menu(page).getByText('Cloud Services', { exact: true }).click();

    await menu(page).getByRole('link', { name: 'Zero Trust Network Access' }).click();

    await expect(page).toHaveURL('/services/cloud-services/ztna');
    await expect(menu(page)).toBeHidden();
  });
});

for (const course of ['web-development', 'cyber-security', 'data-science', 'hardware-networking']) {
  test(`the lab of ${course} can be read whole, and its forms send nothing`, LONG, async ({ page }) => {
    const requests: string[] = [];
    await page.goto(`/it-trainings/${course}/lab`);
    const steps = page.getByRole('main').locator('.lab-step');
    expect(await steps.count()).toBeGreaterThanOrEqual(4);
    await expect(page.getByRole('button', { name: 'Check the answer' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'What you have done at the end' })).toBeVisible();

    // A sign that is new on the page may bring its font.
    page.on('request', (request) => {
      if (request.resourceType() !== 'font') requests.push(request.url());
    });
    for (const step of await steps.all()) {
      await expect(step.locator('legend')).toBeVisible();
      await step.getByText('Hint', { exact: true }).click();
      await step.getByText('Show the answer').click();
      await expect(step.locator('.lab-answer')).toBeVisible();
      const field = step.locator('input').first();
      if (await field.count()) await field.press('Enter');
    }
    expect(requests).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await sidewaysFaults(page)).toEqual([]);
  });
}
