import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings.ts';
import { DESK_SCREENS, type DeskScreen, SCREENS_OF_THE_DOOR } from '../support/desk-screens.ts';
import { type RunningDesk, runDesk } from '../support/running-desk.ts';
import { expect, test as base, signIn } from './desk-fixtures.ts';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 320, height: 700 };

/** One of each thing that has a page, beside the samples. */
const MADE = [
  'batches open --course devops --start 2927-01-09 --weeks 12 --days Sat,Sun --from 10:00 --to 13:00 --mode classroom --city Pune --seats 24 --fee 59000',
  'notices add --text Closed --until 2927-01-26',
  'testimonials add --name Anita --role DevOps --message Clear. --agreed-by Anita --agreed-on 2026-01-12 --agreed-to All',
  'certificates add-signatory --name Meera --role Director',
];

const test = base.extend<object, object>({
  desk: [
    async ({}, use) => {
      const desk = await runDesk({
        IMAP_URL: 'imaps://office:secret@mail.firm.example/INBOX',
        REPLY_TO: 'office@firm.example',
      });
      for (const command of MADE) {
        const { status, stderr } = desk.site.operator(...command.split(' '));
        if (status !== 0) throw new Error(stderr);
      }
      spawnSync(process.execPath, ['tests/support/fill-replies.ts'], { env: desk.site.settings });
      await use(desk);
      await desk.close();
    },
    { scope: 'worker' },
  ],
});

async function open(page: Page, desk: RunningDesk, screen: DeskScreen): Promise<void> {
  if (typeof screen === 'string') {
    await page.goto(desk.origin + screen);
    await expect(page).toHaveURL(desk.origin + screen);
    return;
  }
  await page.goto(desk.origin + screen.list);
  const links = await page
    .locator('main a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
  const address = links.find((href) => screen.link.test(href));
  expect(address, `a link in ${screen.list}`).toBeDefined();
  const answer = await page.goto(`${desk.origin}${address}${screen.below ?? ''}`);
  expect(answer?.status()).toBe(200);
}

/** In both themes and widths axe finds nothing, the page fits 320 px, and the keyboard reaches whatever can be used. */
async function expectGood(page: Page): Promise<void> {
  await page.setViewportSize(WIDE);
  const onDesktop = await axeFindings(page);
  await page.setViewportSize(NARROW);
  expect([...onDesktop, ...(await axeFindings(page))]).toEqual([]);
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
      await open(owner, desk, screen);
      await expectGood(owner);
    }
  });
}

test('one’s own access and a second passkey are good in both themes and widths', async ({ page, desk }) => {
  await signIn(page, desk, 'Meera Nair', 'office');
  for (const path of ['/account', '/account/passkeys/new']) {
    await open(page, desk, path);
    await expectGood(page);
  }
});

for (const [act, query] of [
  ['read', ''],
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
