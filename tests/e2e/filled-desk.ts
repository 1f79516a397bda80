import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import type { DeskScreen } from '../support/desk-screens.ts';
import { type RunningDesk, runDesk } from '../support/running-desk.ts';
import { expect, test as base } from './desk-fixtures.ts';

/** One of each thing that has a page, beside the samples. */
const MADE = [
  'batches open --course devops --start 2927-01-09 --weeks 12 --days Sat,Sun --from 10:00 --to 13:00 --mode classroom --city Pune --seats 24 --fee 59000',
  'notices add --text Closed --until 2927-01-26',
  'testimonials add --name Anita --role DevOps --message Clear. --agreed-by Anita --agreed-on 2026-01-12 --agreed-to All',
  'certificates add-signatory --name Meera --role Director',
];

/** A desk that has one of each thing. */
export const test = base.extend<object, object>({
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

/** Goes to a screen, by its address or by a link in a list. */
export async function openScreen(page: Page, desk: RunningDesk, screen: DeskScreen): Promise<void> {
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
