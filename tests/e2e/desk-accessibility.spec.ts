import type { Page } from '@playwright/test';
import { axeFindings, axeFindingsOfWidth } from '../support/axe-findings.ts';
import { DESK_SCREENS, SCREENS_OF_THE_DOOR } from '../support/desk-screens.ts';
import { expect, signIn } from './desk-fixtures.ts';
import { openScreen, test } from './filled-desk.ts';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 320, height: 700 };

/** In both themes and widths axe finds nothing, the page fits 320 px, and the keyboard reaches whatever can be used. */
async function expectGood(page: Page): Promise<void> {
  await page.setViewportSize(WIDE);
  const onDesktop = await axeFindings(page);
  await page.setViewportSize(NARROW);
  // A field with the focus scrolls the page, and what is below its head then counts as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const whenNarrow = await axeFindingsOfWidth(page);
  expect([...onDesktop, ...whenNarrow]).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
  const unreached = page.locator(
    'main :is(a[href], button, input, select, textarea, summary)[tabindex="-1"]:visible',
  );
  expect(await unreached.evaluateAll((all) => all.map((one) => one.outerHTML))).toEqual([]);
}

for (const path of SCREENS_OF_THE_DOOR) {
  test(`axe finds nothing on ${path} before sign-in, in both themes`, async ({ page, desk }) => {
    await page.goto(desk.origin + path);

    expect(await axeFindings(page)).toEqual([]);
  });
}

for (const [route, screens] of Object.entries(DESK_SCREENS)) {
  test(`${route} is good in both themes and widths, and by keyboard`, async ({ owner, desk }) => {
    for (const screen of screens) {
      await openScreen(owner, desk, screen);
      await expectGood(owner);
    }
  });
}

test('one’s own access and a second passkey are good in both themes and widths', async ({ page, desk }) => {
  await signIn(page, desk, 'Meera Nair', 'office');
  for (const path of ['/account', '/account/passkeys/new']) {
    await openScreen(page, desk, path);
    await expectGood(page);
  }
});

for (const [act, query] of [
  ['rejected', '&act=reject'],
  ['invited to talk', '&act=advance&to=talk'],
]) {
  test(`axe finds nothing on an application that is ${act}, and it fits 320 px`, async ({ owner, desk }) => {
    await owner.goto(`${desk.origin}/applications?search=sanjana`);
    const address = await owner.getByRole('link', { name: 'Sanjana Hegde (sample)' }).getAttribute('href');
    await owner.goto(`${desk.origin}${address}${query}`);
    await expectGood(owner);
  });
}
