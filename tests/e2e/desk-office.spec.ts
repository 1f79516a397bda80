import type { Page } from '@playwright/test';
import { axeFindings, axeFindingsOfWidth } from '../support/axe-findings.ts';
import { expect, press, test, signIn } from './desk-fixtures.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.locator('.desk-notice');

/** In both widths axe finds nothing and nothing stands beside the window. */
async function expectGood(page: Page): Promise<void> {
  for (const [size, find] of [
    [WIDE, axeFindings],
    [PHONE, axeFindingsOfWidth],
  ] as const) {
    await page.setViewportSize(size);
    expect(await find(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  }
}

test('from Today an enquiry is answered in three clicks', async ({ owner, desk }) => {
  await owner.goto(desk.origin);
  await owner.getByRole('link', { name: 'Harpreet Gill (sample)' }).click();
  await owner.getByRole('link', { name: 'Ask for details' }).click();
  await owner.getByRole('button', { name: 'Send the answer' }).click();
  await expect(notice(owner)).toContainText('answered by email');
});

test('without script, on a phone: three answers, taken back', async ({ browser, desk, ownerCookies }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  await context.addCookies(ownerCookies);
  const page = await context.newPage();
  await page.goto(`${desk.origin}/enquiries?state=new`);
  await page.getByText('Select several').click();
  const names: string[] = [];
  for (const row of (await page.locator('.who').all()).slice(0, 3)) {
    names.push(await row.getByRole('link').innerText());
    await row.getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: 'Email them…' }).click();
  await expect(heading(page)).toHaveText('Answer several');
  await page.getByLabel('Template').selectOption('call');
  await page.getByRole('button', { name: 'Show the emails' }).click();
  await page.getByLabel('Day').fill('Monday, 30 November');
  await page.getByRole('button', { name: 'Send 3 emails' }).click();
  await expect(page.getByRole('alert')).toContainText('Fill in: time');
  await expect(page.getByLabel('Day')).toHaveValue('Monday, 30 November');
  await page.getByLabel('Time').fill('11:00');
  await page.getByRole('button', { name: 'Send 3 emails' }).click();
  await expect(heading(page)).toHaveText('Answered by email: 3 enquiries');
  const leftOf = async (part: string) => (await page.locator(part).first().boundingBox())?.x ?? 0;
  expect(await leftOf('table .reference'), 'beside “To”, as the name').toBeGreaterThanOrEqual(
    await leftOf('table .row-link'),
  );
  await page.getByRole('button', { name: 'Undo for 3' }).click();
  await expect(notice(page)).toHaveText(/Undone: 3 enquiries\.$/);
  await page.getByRole('link', { name: names[0] }).click();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/Monday, 30 November at 11:00 IST/);
  await context.close();
});

test('the pages of several letters are good in both widths', async ({ owner, desk }) => {
  await owner.goto(`${desk.origin}/enquiries?state=new`);
  await press(owner, 'v');
  for (const box of (await owner.getByRole('checkbox', { name: /^Choose/ }).all()).slice(0, 2))
    await box.check();
  await owner.getByRole('button', { name: 'Email them…' }).press('Enter');
  await owner.getByLabel('Template').selectOption('not-offered');
  await owner.getByRole('button', { name: 'Show the emails' }).press('Enter');
  await expectGood(owner);
});

test('an interview is set by keyboard, and interviewers write apart', async ({ owner, desk, browser }) => {
  const own = await (await browser.newContext()).newPage();
  await signIn(own, desk, 'Ravi Menon', 'recruiter');
  await own.goto(`${desk.origin}/applications?search=sanjana`);
  await own.getByRole('link', { name: 'Sanjana Hegde (sample)' }).press('Enter');
  await expect(heading(own)).toHaveText('Sanjana Hegde (sample)');
  await press(own, 'i');
  await own.getByLabel('Day and time').fill('2999-12-02T15:30');
  await own.getByLabel('Where').fill('Room 2');
  await own.getByRole('checkbox', { name: 'Ravi Menon' }).press('Space');
  await own.getByRole('button', { name: 'Propose by email' }).press('Enter');
  await expect(own.getByText('Room 2')).toBeVisible();
  await expectGood(own);
  await own.getByRole('button', { name: 'Propose the times and send' }).press('Enter');
  await expect(notice(own)).toContainText('times for an interview proposed');
  await own.getByRole('button', { name: /2 Dec 2999, 15:30/ }).press('Enter');
  await own.getByRole('button', { name: 'Set the interview and send' }).press('Enter');
  await expect(notice(own)).toContainText('interview set');
  await own.getByLabel('Your note').fill('Strong on logs.');
  await expectGood(own);
  await own.getByRole('button', { name: 'Save your note' }).press('Enter');
  await expect(own.getByText('Strong on logs.')).toBeVisible();
  await own.context().close();

  // Whoever did not interview reads it too, as all have written.
  await owner.goto(`${desk.origin}/applications?search=sanjana`);
  await owner.getByRole('link', { name: 'Sanjana Hegde (sample)' }).click();
  await expect(owner.getByText('Strong on logs.')).toBeVisible();
});
