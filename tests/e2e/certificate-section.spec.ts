import type { Locator, Page } from '@playwright/test';
import { holdCalls } from '../support/held-calls.ts';
import { seenColour } from '../support/seen-colour.ts';
import { watchCalls } from '../support/watch-calls.ts';
import { expect, hydrated, test } from './fixtures.ts';

const CALL = '**/api/certificate.php*';
const REQUIRED = 'Please enter a certificate number';
const SUCCESS = 'Certificate is valid and verified!';
const NOT_FOUND = 'Certificate not found. Please check the number and try again.';

async function visit(page: Page): Promise<Locator> {
  await page.goto('/it-trainings');
  await hydrated(page);
  return page.getByRole('main');
}

async function check(main: Locator, number: string): Promise<void> {
  await main.getByPlaceholder('Enter Certificate Number').fill(number);
  await main.getByRole('button', { name: 'Validate', exact: true }).click();
}

test('the button reads Validating... and is disabled while a number is checked', async ({ page }) => {
  const release = await holdCalls(page, CALL);
  const main = await visit(page);
  await check(main, '482109375514');

  await expect(main.getByRole('button', { name: 'Validating...' })).toBeDisabled();
  release();
  await expect(main.getByRole('button', { name: 'Validate', exact: true })).toBeEnabled();
});

test('a number that is not valid is said in a red box with the message of the answer', async ({ page }) => {
  await page.route(CALL, (route) => route.fulfill({ json: { valid: false, message: 'Withdrawn in May.' } }));
  const main = await visit(page);
  await check(main, '482109375514');

  await expect(main.getByRole('status').filter({ hasText: 'Withdrawn in May.' })).toBeVisible();
  expect(await seenColour(main.getByRole('status').filter({ hasText: 'Withdrawn in May.' }))).toBe('red');
  await expect(main.getByText(SUCCESS)).toBeHidden();
});

test('a blank number gets a yellow notice, and sends nothing', async ({ page }) => {
  const main = await visit(page);
  const calls = watchCalls(page);
  await check(main, '   ');

  await expect(main.getByRole('status').filter({ hasText: REQUIRED })).toBeVisible();
  expect(await seenColour(main.getByRole('status').filter({ hasText: REQUIRED }))).toBe('yellow');
  expect(calls).toEqual([]);
});

test('a valid answer says what to compare, and links to the full result', async ({ page, issued }) => {
  const main = await visit(page);
  await check(main, ` ${issued.valid} `);

  const answer = main.getByRole('status').filter({ hasText: SUCCESS });
  await expect(answer).toContainText(
    'DevOps Automation, issued 14 March 2026 to A•••• S•••••. Compare this with the document.',
  );
  expect(await seenColour(main.getByText(SUCCESS))).toBe('green');
  await expect(page.getByText('Certificate Verified!')).toBeHidden();
  await answer.getByRole('link', { name: 'Full result' }).click();
  await expect(page).toHaveURL(`/it-trainings/certificate?cert_number=${issued.valid}`);
  await expect(page.getByText('Certificate Verified!')).toBeVisible();
});

test('an answer goes once another number is in the field', async ({ page, issued }) => {
  const main = await visit(page);
  const field = main.getByPlaceholder('Enter Certificate Number');
  for (const [number, answer] of [
    [issued.valid, SUCCESS],
    [issued.expired, 'expired'],
    ['100000000000', NOT_FOUND],
    ['', REQUIRED],
  ] as const) {
    for (const change of ['another number', 'one more digit', 'an emptied field']) {
      if (number === '' && change === 'an emptied field') continue;
      await test.step(`${answer}, then ${change}`, async () => {
        await check(main, number);
        const shown = main.getByRole('status').filter({ hasText: answer });
        await expect(shown).toBeVisible();
        await field.press('End');
        if (change === 'one more digit') await page.keyboard.type('7');
        else await field.fill(change === 'another number' ? '999999999999' : '');
        await expect(shown).toBeHidden();
      });
    }
  }
});

test('an answer stays while its own number is only written in another way', async ({ page, issued }) => {
  const main = await visit(page);
  await check(main, issued.valid);
  await main.getByPlaceholder('Enter Certificate Number').fill(issued.valid.replace(/(\d{4})(?=\d)/g, '$1 '));

  await expect(main.getByText(SUCCESS)).toBeVisible();
});
