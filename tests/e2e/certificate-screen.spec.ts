import type { Page } from '@playwright/test';
import { holdCalls } from '../support/held-calls.ts';
import {
  COURSE,
  HOLDER,
  inGroups,
  issueCertificate,
  issueEach,
  printedKey,
} from '../support/issue-certificate.ts';
import { operate } from '../support/operate.ts';
import { seenColour } from '../support/seen-colour.ts';
import { stopClock } from '../support/stop-clock.ts';
import { watchCalls } from '../support/watch-calls.ts';
import { expect, hydrated, test as base } from './fixtures.ts';
import { company } from '../../content/company.ts';

const CALL = '**/api/certificate.php*';
const FAILURE = 'Server error or invalid certificate number';
const REQUIRED = 'Please enter a certificate number';
const VALID = { json: { valid: true } };
const INVALID = { json: { valid: false } };

const test = base.extend<object, { issued: Record<'valid' | 'expired' | 'revoked', string> }>({
  issued: [async ({ site }, use) => use(issueEach(site)), { scope: 'worker' }],
});

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

async function check(page: Page, number: string): Promise<void> {
  await field(page).fill(number);
  await button(page).click();
}

test('the screen has its title, subtitle, field, button and hint', async ({ page }) => {
  await visit(page);

  await expect(page.getByRole('heading', { level: 1, name: 'Certificate Verification' })).toBeVisible();
  await expect(page.getByText('Validate your digital credentials')).toBeVisible();
  await expect(field(page)).toBeVisible();
  await expect(button(page)).toBeEnabled();
  await expect(
    page.getByText('Enter the 12-digit certificate number found on your document', { exact: false }),
  ).toBeVisible();
});

test('a valid number brings up the popup at the bottom', async ({ page }) => {
  await page.route(CALL, (route) => route.fulfill(VALID));
  await visit(page);
  await check(page, '482109375514');

  await expect(popup(page, 'Certificate Verified!')).toBeVisible();
  await expect(popup(page, 'Certificate Verified!')).toContainText(
    'This certificate is valid and authentic.',
  );
  await expect(page.getByText('Verification Failed')).toBeHidden();
  const { y, height } = (await page.getByText('Certificate Verified!').boundingBox())!;
  expect(y).toBeGreaterThan(600);
  expect(y + height).toBeLessThan(900);
});

test('a number that is not valid brings up the popup with its own words', async ({ page }) => {
  await page.route(CALL, (route) => route.fulfill(INVALID));
  await visit(page);
  await check(page, '482109375514');

  await expect(popup(page, 'Verification Failed')).toBeVisible();
  await expect(popup(page, 'Verification Failed')).toContainText(
    'No matching certificate found. Please check the number.',
  );
  await expect(page.getByText('Certificate Verified!')).toBeHidden();
});

test('the answer is read from valid alone', async ({ page }) => {
  await page.route(CALL, (route) =>
    route.fulfill({ json: { valid: false, message: 'Certificate is valid' } }),
  );
  await visit(page);
  await check(page, '482109375514');

  await expect(popup(page, 'Verification Failed')).toBeVisible();
});

test('the Enter key validates', async ({ page }) => {
  await page.route(CALL, (route) => route.fulfill(VALID));
  await visit(page);
  await field(page).fill('482109375514');
  await field(page).press('Enter');

  await expect(popup(page, 'Certificate Verified!')).toBeVisible();
});

test('the number is sent as entered, as JSON', async ({ page }) => {
  await visit(page);
  const sent = page.waitForRequest(CALL);
  await check(page, '  4821 0937-5514 ');

  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toContain('application/json');
  expect(request.postDataJSON()).toEqual({ cert_number: '  4821 0937-5514 ' });
});

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

for (const blank of ['', '   ']) {
  test(`a blank number (${JSON.stringify(blank)}) says what is missing and sends nothing`, async ({
    page,
  }) => {
    await visit(page);
    const calls = watchCalls(page);
    await check(page, blank);

    await expect(page.getByText(REQUIRED)).toBeVisible();
    await expect(field(page)).toHaveAccessibleDescription(new RegExp(REQUIRED));
    expect(await seenColour(page.getByText(REQUIRED))).toBe('red');
    expect(calls).toEqual([]);
  });
}

for (const [what, answer] of [
  ['status 500', { status: 500, json: { message: 'Down.' } }],
  ['status 400', { status: 400, json: { valid: false, message: 'Bad.' } }],
  ['status 404', { status: 404, json: { valid: false } }],
  ['no JSON', { status: 200, contentType: 'text/html', body: '<h1>Hello</h1>' }],
  ['no answer', undefined],
] as const) {
  test(`${what} is an error beside the field, without a popup and without a second call`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/);
    const methods: string[] = [];
    await page.route(CALL, (route) => {
      methods.push(route.request().method());
      return answer ? route.fulfill(answer) : route.abort();
    });
    await visit(page);
    await check(page, '482109375514');

    await expect(page.getByRole('alert').filter({ hasText: FAILURE })).toBeVisible();
    await expect(page.getByText('Verification Failed')).toBeHidden();
    await expect(page.getByText('Certificate Verified!')).toBeHidden();
    await expect(button(page)).toBeEnabled();
    await expect(field(page)).toHaveValue('482109375514');
    expect(methods).toEqual(['POST']);
  });
}

test('the error leaves when the next check starts', async ({ page }) => {
  const release = await holdCalls(page, CALL);
  await visit(page);
  await check(page, '');
  await expect(page.getByText(REQUIRED)).toBeVisible();
  await check(page, '100000000000');

  await expect(page.getByText(REQUIRED)).toBeHidden();
  release();
  await expect(popup(page, 'Verification Failed')).toBeVisible();
  await expect(page.getByText(REQUIRED)).toBeHidden();
});

test('the popup and the inline error are never seen at once', async ({ page }) => {
  await page.route(CALL, (route) => route.fulfill(VALID));
  await visit(page);
  await check(page, '482109375514');
  await expect(popup(page, 'Certificate Verified!')).toBeVisible();
  await check(page, '');

  await expect
    .poll(async () => {
      const [isPopupSeen, isErrorSeen] = await Promise.all([
        page.getByText('Certificate Verified!').isVisible(),
        page.getByText(REQUIRED).isVisible(),
      ]);
      return isPopupSeen !== isErrorSeen;
    })
    .toBe(true);
});

async function checkOnStoppedClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.route(CALL, (route) => route.fulfill(VALID));
  await visit(page);
  await stopClock(page);
  await check(page, '482109375514');
  await expect(popup(page, 'Certificate Verified!')).toBeVisible();
}

async function expectGoneAfterFiveSeconds(page: Page, title: string): Promise<void> {
  await page.clock.runFor(4_900);
  await expect(popup(page, title)).toBeVisible();
  await page.clock.runFor(100);
  await expect(page.getByText(title)).toBeHidden();
}

test('the popup leaves after 5 seconds', async ({ page }) => {
  await checkOnStoppedClock(page);

  await expectGoneAfterFiveSeconds(page, 'Certificate Verified!');
});

test('a second check gives its popup the full 5 seconds', async ({ page }) => {
  await checkOnStoppedClock(page);
  await page.clock.runFor(3_000);
  await page.unroute(CALL);
  await page.route(CALL, (route) => route.fulfill(INVALID));
  await check(page, '100000000000');
  await expect(popup(page, 'Verification Failed')).toBeVisible();

  await expectGoneAfterFiveSeconds(page, 'Verification Failed');
});

test('the popup waits while its button has the focus or the pointer is on it', async ({ page }) => {
  await checkOnStoppedClock(page);
  await dismiss(page).focus();
  await page.clock.runFor(20_000);
  await expect(popup(page, 'Certificate Verified!')).toBeVisible();

  await page.getByText('Certificate Verified!').hover();
  await dismiss(page).blur();
  await page.clock.runFor(20_000);
  await expect(popup(page, 'Certificate Verified!')).toBeVisible();

  await page.mouse.move(0, 0);
  await expectGoneAfterFiveSeconds(page, 'Certificate Verified!');
});

test('the popup can be dismissed', async ({ page }) => {
  await checkOnStoppedClock(page);
  await dismiss(page).click();

  await expect(page.getByText('Certificate Verified!')).toBeHidden();
});

test('a quiet line stays after the popup: number, answer, time of the check', async ({ page, issued }) => {
  await page.clock.install();
  await visit(page);
  await stopClock(page);
  await check(page, issued.valid);
  await expect(popup(page, 'Certificate Verified!')).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page.getByText('Certificate Verified!')).toBeHidden();

  await expect(quietLine(page)).toContainText(inGroups(issued.valid));
  await expect(quietLine(page)).toContainText('Valid');
  await expect(quietLine(page).getByRole('time')).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}, \d{2}:\d{2}$/);
  const checked = await quietLine(page).getByRole('time').getAttribute('datetime');
  expect(Math.abs(Date.parse(checked!) - Date.now())).toBeLessThan(120_000);
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

test('a valid certificate shows course, issue date and a masked name', async ({ page, issued }) => {
  await visit(page);
  await check(page, issued.valid);

  await expect(popup(page, 'Certificate Verified!')).toBeVisible();
  await expect(quietLine(page)).toContainText('Valid');
  await expect(quietLine(page)).toContainText(COURSE);
  await expect(quietLine(page)).toContainText('14 March 2026');
  await expect(quietLine(page)).toContainText('A•••• S•••••');
  await expect(page.getByText(HOLDER)).toBeHidden();
});

test('a valid certificate says what is examined in its course, and leads to the syllabus', async ({
  page,
  issued,
}) => {
  await visit(page);
  await check(page, issued.valid);

  await expect(quietLine(page)).toContainText(
    'Labs and runbook 30%; Pipeline 30%; Restore from your runbook, four hours 40%',
  );
  await dismiss(page).click();
  await quietLine(page).getByRole('link', { name: 'Syllabus of DevOps Automation' }).click();
  await expect(page).toHaveURL(/\/it-trainings\/devops#syllabus$/);
  await expect(page.getByRole('heading', { name: 'Syllabus' })).toBeInViewport();
});

test('of a course that the site does not have, and of a certificate that is not valid, no syllabus is named', async ({
  page,
  site,
  issued,
}) => {
  const elsewhere = String(
    operate(site, 'certificates', 'issue', '--name', HOLDER, '--course', 'Desktop Publishing 2009').number,
  );
  await visit(page);
  for (const number of [elsewhere, issued.expired, issued.revoked]) {
    await check(page, number);
    await expect(quietLine(page)).toContainText(inGroups(number));
    await expect(quietLine(page).getByRole('link')).toHaveCount(0);
  }
});

test('the QR code tells how long a certificate is valid, a typed number where that is printed', async ({
  page,
  site,
  issued,
}) => {
  await visit(page);
  await check(page, issued.valid);
  await expect(quietLine(page)).toContainText('If it has an expiry date, that is printed on the document');
  const dated = issueCertificate(site, '--expires', '2099-03-14');
  await visit(page, `?cert_number=${dated}&key=${printedKey(site, dated)}`);
  await expect(quietLine(page)).toContainText('Valid until 14 March 2099');
  await visit(page, `?cert_number=${issued.valid}&key=${printedKey(site, issued.valid)}`);
  await expect(quietLine(page)).toContainText('No expiry date: valid unless we withdraw it');
});

test('the drawn certificate names the address of the check, and where to report a forgery', async ({
  page,
}) => {
  await visit(page);
  await expect(page.getByText('Check it at localhost:3000/it-trainings/certificate')).toBeVisible();
  await expect(page.getByText(`Report a forgery to ${company.email}`)).toBeVisible();
});

test('an expired certificate is no valid one, and the line says expired', async ({ page, issued }) => {
  await visit(page);
  await check(page, issued.expired);

  await expect(popup(page, 'Certificate Expired')).toBeVisible();
  await expect(quietLine(page)).toContainText('Expired');
  await expect(quietLine(page)).toContainText(COURSE);
  await expect(quietLine(page)).toContainText('15 January 2020');
});

test('a revoked certificate is no valid one, and the line says revoked without the reason', async ({
  page,
  issued,
}) => {
  await visit(page);
  await check(page, issued.revoked);

  await expect(popup(page, 'Certificate Revoked')).toBeVisible();
  await expect(quietLine(page)).toContainText('Revoked');
  await expect(quietLine(page)).not.toContainText('issued-in-error');
});

test('an unknown number is not found, and the line lets out nothing else', async ({ page }) => {
  await visit(page);
  await check(page, '100000000000');

  await expect(popup(page, 'Verification Failed')).toBeVisible();
  await expect(quietLine(page)).toContainText('1000 0000 0000');
  await expect(quietLine(page)).toContainText(/not found|unknown/i);
});

test('a number that could not be checked is told apart from one that is not found', async ({
  page,
  site,
  issued,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await visit(page);
  await site.halt();
  try {
    await check(page, issued.valid);
    await expect(page.getByRole('alert').filter({ hasText: FAILURE })).toBeVisible();
    await expect(quietLine(page)).toContainText('Could not be checked');
    await expect(quietLine(page)).not.toContainText(/not found|unknown/i);
  } finally {
    await site.resume();
  }
  await button(page).click();
  await expect(popup(page, 'Certificate Verified!')).toBeVisible();
});

test('spaces and hyphens between the groups are forgiven', async ({ page, issued }) => {
  await visit(page);
  await check(page, ` ${inGroups(issued.valid).replace(' ', '-')} `);

  await expect(popup(page, 'Certificate Verified!')).toBeVisible();
});

test('a mistyped digit is pointed out while typing, and the number can still be checked', async ({
  page,
  issued,
}) => {
  const wrong = issued.valid.slice(0, -1) + ((Number(issued.valid.at(-1)) + 1) % 10);
  await visit(page);
  await field(page).fill(issued.valid);
  await expect(page.getByText(/last digit does not fit/)).toBeHidden();
  await field(page).fill(inGroups(wrong));
  await expect(page.getByText(/last digit does not fit/)).toBeVisible();

  await button(page).click();
  await expect(popup(page, 'Verification Failed')).toBeVisible();
});

test('the address with number and key checks at once and shows the full name', async ({
  page,
  site,
  issued,
}) => {
  const key = printedKey(site, issued.valid);
  await visit(page, `?cert_number=${issued.valid}&key=${key}`);

  await expect(popup(page, 'Certificate Verified!')).toBeVisible();
  await expect(field(page)).toHaveValue(issued.valid);
  await expect(quietLine(page)).toContainText(HOLDER);
});

test('the address with another key shows the masked name', async ({ page, site, issued }) => {
  const key = printedKey(site, issued.expired);
  await visit(page, `?cert_number=${issued.valid}&key=${key}`);

  await expect(popup(page, 'Certificate Verified!')).toBeVisible();
  await expect(quietLine(page)).toContainText('A•••• S•••••');
  await expect(page.getByText(HOLDER)).toBeHidden();
});

test('the key stops counting once another number is typed', async ({ page, site, issued }) => {
  await visit(page, `?cert_number=${issued.valid}&key=${printedKey(site, issued.valid)}`);
  await expect(quietLine(page)).toContainText(HOLDER);
  await check(page, issued.expired);

  await expect(quietLine(page)).toContainText('Expired');
  await expect(page.getByText(HOLDER)).toBeHidden();
});

for (const [state, title, text] of [
  ['expired', 'Certificate Expired', 'This certificate is genuine, but it has expired.'],
  ['revoked', 'Certificate Revoked', 'This certificate has been withdrawn. Do not rely on it.'],
] as const) {
  test(`the popup says of a certificate that is ${state} what became of it`, async ({ page, issued }) => {
    await visit(page);
    await check(page, issued[state]);

    await expect(popup(page, title)).toContainText(text);
    await expect(page.getByText('No matching certificate found')).toBeHidden();
  });
}

for (const path of ['/it-trainings/certificate', '/it-trainings', '/it-trainings/devops']) {
  test(`the number drawn on ${path} answers sample`, async ({ page, request }) => {
    await page.goto(path);
    const drawn = await page.locator('.drawn-certificate .certificate-number').textContent();
    const answer = await request.get(`/api/certificate.php?cert_number=${encodeURIComponent(drawn!)}`);
    expect(await answer.json()).toMatchObject({ valid: false, state: 'sample' });
  });
}

test('the sample number has words of its own on the screen', async ({ page }) => {
  await visit(page);
  const drawn = (await page.locator('.drawn-certificate .certificate-number').textContent()) ?? '';
  await check(page, drawn);

  await expect(popup(page, 'Sample Number')).toContainText(
    'This number belongs to the sample certificate on our course pages.',
  );
  await expect(page.getByText('Verification Failed')).toBeHidden();
  await expect(quietLine(page)).toContainText('Sample');
});

const onPaper = (page: Page) => page.locator('.drawn-certificate .certificate-number');
const stamp = (page: Page) => page.locator('.paper-stamp');

test('the certificate takes the number as it is typed', async ({ page, issued }) => {
  await visit(page);
  await field(page).pressSequentially(issued.valid.slice(0, 6));
  await expect(onPaper(page)).toHaveText(`${issued.valid.slice(0, 4)} ${issued.valid.slice(4, 6)}·· ····`);
  await field(page).fill(issued.valid);
  await expect(onPaper(page)).toHaveText(inGroups(issued.valid));
  await field(page).fill('OLD/2019-7');
  await expect(onPaper(page)).toHaveText('OLD/20197');
});

for (const [state, words, tone] of [
  ['valid', 'Valid', 'green'],
  ['expired', 'Expired', 'yellow'],
  ['revoked', 'Revoked', 'red'],
] as const) {
  test(`the certificate is stamped ${words} in ${tone}`, async ({ page, issued }) => {
    await visit(page);
    await check(page, issued[state]);

    await expect(stamp(page)).toHaveText(words);
    expect(await seenColour(stamp(page))).toBe(tone);
    await expect(page.locator('.drawn-certificate')).toContainText(COURSE);
    await expect(page.locator('.drawn-certificate')).toContainText('A•••• S•••••');
    await expect(page.locator('.drawn-certificate')).toContainText(/Issued\d{1,2} \w+ \d{4}/);
  });
}

test('the certificate with an unknown number names nobody, and is stamped in red', async ({ page }) => {
  await visit(page);
  await check(page, '100000000000');

  await expect(stamp(page)).toHaveText('Not found');
  expect(await seenColour(stamp(page))).toBe('red');
  await expect(page.locator('.drawn-certificate')).not.toContainText('Name of the holder');
});

test('the sample number is stamped as a sample', async ({ page }) => {
  await visit(page);
  await check(page, '012345678906');

  await expect(stamp(page)).toHaveText('Sample');
  expect(await seenColour(stamp(page))).toBe('yellow');
});

test('the stamp stays after the popup, and leaves when another number is typed', async ({ page, issued }) => {
  await visit(page);
  await check(page, issued.valid);
  await dismiss(page).click();
  await expect(stamp(page)).toBeVisible();
  await field(page).fill('100000000000');

  await expect(stamp(page)).toBeHidden();
});

test('a check that failed stamps nothing', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await page.route(CALL, (route) => route.abort());
  await visit(page);
  await check(page, '482109375514');

  await expect(quietLine(page)).toContainText('Could not be checked');
  await expect(stamp(page)).toBeHidden();
});
