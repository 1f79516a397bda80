import { spawnSync } from 'node:child_process';
import { axeFindings } from '../support/axe-findings.ts';
import { runDesk } from '../support/running-desk.ts';
import { test as base, expect } from './desk-fixtures.ts';

const NARROW = { width: 320, height: 700 };

/** A desk beside a server that reads a mailbox, to which somebody has answered, and somebody has written of nothing known. */
const test = base.extend<object, { reference: string }>({
  desk: [
    async ({}, use) => {
      const desk = await runDesk({
        IMAP_URL: 'imaps://office:secret@mail.firm.example/INBOX',
        REPLY_TO: 'office@firm.example',
      });
      await use(desk);
      await desk.close();
    },
    { scope: 'worker' },
  ],
  reference: [
    async ({ desk }, use) => {
      const { stdout, stderr } = spawnSync(process.execPath, ['tests/support/fill-replies.ts'], {
        env: desk.site.settings,
        encoding: 'utf8',
      });
      if (stdout === '') throw new Error(stderr);
      await use(stdout);
    },
    { scope: 'worker' },
  ],
});

test('replies are text, quotes folded, attachments to save', async ({ owner, desk, reference }) => {
  await owner.goto(desk.origin);
  const replied = owner.locator('section', { hasText: 'They replied' });
  await replied.getByRole('link', { name: 'Asha Rao' }).click();
  await expect(owner).toHaveURL(`${desk.origin}/enquiries/${reference}`);
  const replies = owner.getByRole('region', { name: 'Their replies' });
  await expect(replies.getByText('<img src=x onerror="document.title=1">And the fee?')).toBeVisible();
  await expect(replies.locator('img')).toHaveCount(0);
  await expect(replies.getByText('The class begins on Monday.')).toBeHidden();
  await replies.getByText('Earlier text').first().click();
  await expect(replies.getByText('The class begins on Monday.')).toBeVisible();
  const saved = owner.waitForEvent('download');
  await replies.getByRole('link', { name: /Resume\.pdf/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Attachment-E-.*\.pdf$/);

  expect(await axeFindings(owner)).toEqual([]);
  await owner.setViewportSize(NARROW);
  expect(await axeFindings(owner)).toEqual([]);
  expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
});
