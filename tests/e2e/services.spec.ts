import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

const CARDS = [
  ['Cyber Security Services', '/services/cyber-security-services'],
  ['Network Services', '/services/network-services'],
  ['VAPT (Pen Testing)', '/services/vulnerability-assessment-and-penetration-testing'],
  ['Cloud Security & Services', '/services/cloud-services'],
  ['Awareness & Training', '/services/cyber-security-awarness-training'],
  ['Governance, Risk & Compliance (GRC)', '/services/governance-risk-counsalting'],
] as const;

const cards = (page: Page) => page.getByRole('region', { name: 'Groups of services' }).getByRole('listitem');
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('the page is headed Services and has six cards in their order', async ({ page }) => {
  await page.goto('/services');

  await expect(page.getByRole('heading', { level: 1, name: 'Services', exact: true })).toBeVisible();
  await expect(cards(page).getByRole('heading')).toHaveText(CARDS.map(([title]) => title));
});

test('each card has icon, title and short description, and leads to its page', async ({ page }) => {
  await page.goto('/services');
  for (const [title, path] of CARDS) {
    await expect(card(page, title).locator('svg').first()).toBeVisible();
    await expect(card(page, title).getByRole('paragraph')).not.toBeEmpty();
    await expect(card(page, title).getByRole('link')).toHaveAttribute('href', path);
  }
  await card(page, CARDS[0][0]).getByRole('link').click();

  await expect(page).toHaveURL(CARDS[0][1]);
});

test.describe('the fade-in', () => {
  /** So low that the last card lies below the window. */
  test.use({ viewport: { width: 1_440, height: 500 } });

  const last = (page: Page) => card(page, 'Governance, Risk & Compliance (GRC)');

  test('shows a card once it is scrolled into view', async ({ page }) => {
    await page.goto('/services');
    await hydrated(page);
    await expect(last(page)).toHaveCSS('opacity', '0');

    await last(page).scrollIntoViewIfNeeded();

    await expect(last(page)).toHaveCSS('opacity', '1');
  });

  test('happens once: a card that was seen stays', async ({ page }) => {
    await page.goto('/services');
    await hydrated(page);
    await last(page).scrollIntoViewIfNeeded();
    await expect(last(page)).toHaveCSS('opacity', '1');

    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();

    await expect(last(page)).toHaveCSS('opacity', '1');
  });

  test('never hides what was already seen', async ({ page }) => {
    await page.setViewportSize({ width: 1_440, height: 2_400 });
    await page.goto('/services');
    await hydrated(page);

    await expect(last(page)).toHaveCSS('opacity', '1');
  });

  test('is left out for visitors who wish for reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/services');
    await hydrated(page);

    await expect(last(page)).toHaveCSS('opacity', '1');
  });

  test('is left out on paper', async ({ page }) => {
    await page.goto('/services');
    await hydrated(page);
    await expect(last(page)).toHaveCSS('opacity', '0');

    await page.emulateMedia({ media: 'print' });

    await expect(last(page)).toHaveCSS('opacity', '1');
  });
});

test('Why Robust Security is Your Business Lifeline has an intro and six explanations', async ({ page }) => {
  await page.goto('/services');
  const heading = page.getByRole('heading', { name: 'Why Robust Security is Your Business Lifeline' });
  await expect(heading).toBeVisible();
  const section = page.getByRole('main').locator('section').filter({ has: heading });

  await expect(section.getByRole('paragraph').first()).not.toBeEmpty();
  await expect(section.getByRole('listitem')).toHaveCount(6);
  await expect(section.getByRole('listitem').getByRole('heading')).toHaveCount(6);
  for (const name of ['ISO 27001', 'GDPR', 'HIPAA', 'AWS', 'Azure', 'Google Cloud'])
    await expect(section.getByRole('list')).toContainText(name);
});
