import { axeFindings } from '../support/axe-findings.ts';
import { expect, test } from './desk-fixtures.ts';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 320, height: 700 };

const SCREENS = [
  '/',
  '/enquiries',
  '/enquiries/new',
  '/enquiries?who=mine',
  '/applications',
  '/applications?search=nobody',
  '/openings',
  '/openings/new',
  '/batches',
  '/batches/new',
  '/site',
  '/site/notices/new',
  '/site/hours',
  '/site/testimonials',
  '/site/testimonials/new',
  '/site/letters',
  '/site/letters/course-details',
  '/certificates',
  '/certificates/issue',
  '/certificates/class',
  '/figures',
  '/mail',
  '/people',
  '/account',
  '/trail',
  '/privacy',
  '/system',
];

for (const path of ['/sign-in', '/link', '/welcome']) {
  test(`axe finds nothing on ${path} before sign-in, in both themes`, async ({ page, desk }) => {
    await page.goto(desk.origin + path);

    expect(await axeFindings(page)).toEqual([]);
  });
}

for (const path of SCREENS) {
  test(`axe finds nothing on ${path}, in both themes and widths, and it fits 320 px`, async ({
    owner,
    desk,
  }) => {
    await owner.setViewportSize(WIDE);
    await owner.goto(desk.origin + path);
    await expect(owner).toHaveURL(desk.origin + path);
    const onDesktop = await axeFindings(owner);
    await owner.setViewportSize(NARROW);

    expect([...onDesktop, ...(await axeFindings(owner))]).toEqual([]);
    expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
  });
}

for (const [act, query] of [
  ['read', ''],
  ['rejected', '&act=reject'],
  ['invited to talk', '&act=advance&to=talk'],
]) {
  test(`axe finds nothing on an application that is ${act}, and it fits 320 px`, async ({ owner, desk }) => {
    await owner.goto(`${desk.origin}/applications?search=sanjana`);
    const address = await owner.getByRole('link', { name: 'Sanjana Hegde (sample)' }).getAttribute('href');
    await owner.setViewportSize(WIDE);
    await owner.goto(`${desk.origin}${address}${query}`);
    const onDesktop = await axeFindings(owner);
    await owner.setViewportSize(NARROW);

    expect([...onDesktop, ...(await axeFindings(owner))]).toEqual([]);
    expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
  });
}
