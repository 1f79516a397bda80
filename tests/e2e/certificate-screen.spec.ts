import type { Page } from '@playwright/test';
import { holdCalls } from '../support/held-calls.ts';
import { COURSE, HOLDER, inGroups, printedKey } from '../support/issue-certificate.ts';
import { seenColour } from '../support/seen-colour.ts';
import { stopClock } from '../support/stop-clock.ts';
import { watchCalls } from '../support/watch-calls.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { company } from '../../content/company.ts';

const CALL = '**/api/certificate.php*';
const FAILURE = 'Server error or invalid certificate number';
const REQUIRED = 'Please enter a certificate number';
const VALID = { json: { valid: true } };

async function visit(page: Page, query = ''): Promise<void> {
  await page.goto(`/it-trainings/certificate${query}`);
  await hydrated(page);
}

const field = (page: Page) => page.getByPlaceholder('Enter Certificate Number');
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Validate', exact: true });
const popup = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });
const dismiss = (page: Page) => page.getByRole('status').getByRole('button', { name: /dismiss|close/i });

/** What stays: the smallest part of the page that can be printed by its button. */
function quietLine(page: Page) {
  return page
    .getByRole('main')
    .locator('div')
    .filter({ has: page.getByRole('button', { name: 'Print this result' }) })
    .last();
}

const onPaper = (page: Page) => page.locator('.drawn-certificate .certificate-number');
const stamp = (page: Page) => page.locator('.paper-stamp');

async function check(page: Page, number: string): Promise<void> {
  await field(page).fill(number);
  await button(page).click();
}

/** What is said of each number: in the popup, in the line that stays, and by the stamp on the paper. */
const ANSWERS = [
  {
    of: 'valid',
    title: 'Certificate Verified!',
    text: 'This certificate is valid and authentic.',
    line: ['Valid', COURSE, '14 March 2026', 'A•••• S•••••'],
    stamp: 'Valid',
    tone: 'green',
  },
  {
    of: 'revoked',
    title: 'Certificate Revoked',
    text: 'This certificate has been revoked. Do not rely on it.',
    line: ['Revoked', COURSE],
    stamp: 'Revoked',
    tone: 'red',
  },
  {
    of: 'unknown',
    title: 'Verification Failed',
    text: 'No matching certificate found. Please check the number.',
    line: ['1000 0000 0000', 'Not found'],
    stamp: 'Not found',
    tone: 'red',
  },
] as const;

for (const { of, title, text, line, stamp: stamped, tone } of ANSWERS) {
  test(`a number that is ${of} is answered "${title}", and by line and stamp`, async ({ page, issued }) => {
    await visit(page);
    const drawn = page.locator('.drawn-certificate');
    await check(page, { ...issued, unknown: '100000000000' }[of]);

    await expect(popup(page, title)).toContainText(text);
    // The popup leaves by itself.
    const { y, height } = (await page.getByText(title).boundingBox())!;
    for (const other of ANSWERS.filter((answer) => answer.title !== title))
      await expect(page.getByText(other.title)).toBeHidden();
    expect(y).toBeGreaterThan(600);
    expect(y + height).toBeLessThan(900);
    for (const word of line) await expect(quietLine(page)).toContainText(word);
    await expect(quietLine(page)).not.toContainText(/issued.in.error/i);
    await expect(page.getByText(HOLDER)).toBeHidden();
    await expect(stamp(page)).toHaveText(stamped);
    expect(await seenColour(stamp(page))).toBe(tone);
    if (of in issued) {
      await expect(page.locator('.paper-code'), 'the code of the sample').toBeHidden();
      await expect(drawn).toContainText(COURSE);
      await expect(drawn).toContainText('A•••• S•••••');
      await expect(drawn).toContainText(/Issued\d{1,2} \w+ \d{4}/);
    } else if (of === 'unknown') await expect(drawn).not.toContainText('Name of the holder');
    if (of !== 'valid') await expect(quietLine(page).getByRole('link')).toHaveCount(0);
  });
}

test('while a number is checked the button shows a spinner and is disabled', async ({ page }) => {
  const release = await holdCalls(page, CALL);
  await visit(page);
  await check(page, '482109375514');

  const busy = page.getByRole('main').getByRole('button', { disabled: true });
  await expect(busy).toBeVisible();
  await expect(busy.getByText('Validate', { exact: true })).toBeHidden();
  const spinning = await busy.evaluate((element) =>
    element.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().iterations),
  );
  expect(spinning).toContain(Infinity);

  release();
  await expect(button(page)).toBeEnabled();
});

test('a blank number says what is missing, and sends nothing', async ({ page }) => {
  await visit(page);
  const calls = watchCalls(page);
  await check(page, '   ');

  await expect(page.getByText(REQUIRED)).toBeVisible();
  await expect(field(page)).toHaveAccessibleDescription(new RegExp(REQUIRED));
  expect(await seenColour(page.getByText(REQUIRED))).toBe('red');
  expect(calls).toEqual([]);
});

test('no answer is an error beside the field, without a popup', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await page.route(CALL, (route) => route.abort());
  await visit(page);
  await check(page, '482109375514');

  await expect(page.getByRole('alert').filter({ hasText: FAILURE })).toBeVisible();
  await expect(quietLine(page)).toContainText('Could not be checked');
  await expect(stamp(page)).toBeHidden();
  await expect(page.getByText('Verification Failed')).toBeHidden();
  await expect(button(page)).toBeEnabled();
  await expect(field(page)).toHaveValue('482109375514');
});

test('the popup waits while its button has the focus or the pointer is on it, and leaves after 5 seconds', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(CALL, (route) => route.fulfill(VALID));
  await visit(page);
  await stopClock(page);
  await check(page, '482109375514');
  await dismiss(page).focus();
  await page.clock.runFor(20_000);
  await expect(popup(page, 'Certificate Verified!')).toBeVisible();

  await page.getByText('Certificate Verified!').hover();
  await dismiss(page).blur();
  await page.clock.runFor(20_000);
  await expect(popup(page, 'Certificate Verified!')).toBeVisible();

  await page.mouse.move(0, 0);
  await page.clock.runFor(4_900);
  await expect(popup(page, 'Certificate Verified!')).toBeVisible();
  await page.clock.runFor(100);
  await expect(page.getByText('Certificate Verified!')).toBeHidden();
});

test('Print this result prints the number, the answer and the time', async ({ page, issued }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await page.clock.install();
  await visit(page);
  await stopClock(page);
  await check(page, issued.valid);
  await dismiss(page).click();
  await page.getByRole('button', { name: 'Print this result' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.record').getByText(inGroups(issued.valid))).toBeVisible();
  await expect(page.locator('.drawn-certificate')).toBeHidden();
  await expect(page.getByRole('main').getByRole('time')).toBeVisible();
  await expect(
    page.getByText(
      new RegExp(`by ${company.name} at (localhost|127\\.0\\.0\\.1):\\d+/it-trainings/certificate`),
    ),
  ).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo').getByText(company.email)).toBeVisible();
  for (const part of await page.getByRole('contentinfo').locator('nav, form, section').all())
    await expect(part).toBeHidden();
});

test('a mistyped digit is pointed out, and the number can still be checked', async ({ page, issued }) => {
  const wrong = issued.valid.slice(0, -1) + ((Number(issued.valid.at(-1)) + 1) % 10);
  await visit(page);
  await field(page).fill(issued.valid);
  await expect(page.getByText(/last digit does not fit/)).toBeHidden();
  await field(page).fill(inGroups(wrong));
  await expect(page.getByText(/last digit does not fit/)).toBeVisible();

  await button(page).click();
  await expect(popup(page, 'Verification Failed')).toBeVisible();
});

test('the address with number and key checks at once, with the full name, until another number is typed', async ({
  page,
  site,
  issued,
}) => {
  await visit(page, `?cert_number=${issued.valid}&key=${printedKey(site, issued.valid)}`);
  await expect(popup(page, 'Certificate Verified!')).toBeVisible();
  await expect(field(page)).toHaveValue(issued.valid);
  await expect(quietLine(page)).toContainText(HOLDER);
  await check(page, issued.expired);

  await expect(quietLine(page)).toContainText('Expired');
  await expect(page.getByText(HOLDER)).toBeHidden();
});

test('the certificate takes the number as it is typed', async ({ page, issued }) => {
  await visit(page);
  await field(page).pressSequentially(issued.valid.slice(0, 6));
  await expect(onPaper(page)).toHaveText(`${issued.valid.slice(0, 4)} ${issued.valid.slice(4, 6)}·· ····`);
  await field(page).fill(issued.valid);
  await expect(onPaper(page)).toHaveText(inGroups(issued.valid));
  await field(page).fill('OLD/2019-7');
  await expect(onPaper(page)).toHaveText('OLD/20197');
});

test('the stamp stays after the popup is closed, and leaves when another number is typed', async ({
  page,
  issued,
}) => {
  await visit(page);
  await check(page, issued.valid);
  await dismiss(page).click();
  await expect(page.getByText('Certificate Verified!')).toBeHidden();
  await expect(stamp(page)).toBeVisible();
  await field(page).fill('100000000000');

  await expect(stamp(page)).toBeHidden();
});
