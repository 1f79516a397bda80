import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { addAuthenticator } from '../support/authenticator.ts';
import { type ExcelCell, excelFile } from '../support/excel-file.ts';
import { openJob, type OpenedJob, operateList } from '../support/operate.ts';
import { press } from './desk-fixtures.ts';
import { applicationForm } from '../support/posted-forms.ts';
import { type RunningDesk, runDesk } from '../support/running-desk.ts';

const FIRST_NAMES = ['Asha', 'Ravi', 'Meena', 'Imran', 'Divya', 'Arjun', 'Farah', 'Nikhil', 'Sneha', 'Kiran'];
const people = (count: number, lastNames: string[]) =>
  Array.from({ length: count }, (_, index) => {
    const [first = '', last = ''] = [FIRST_NAMES[index % 10], lastNames[Math.floor(index / 10)]];
    return { name: `${first} ${last}`, email: `${first}.${last}@example.com`.toLowerCase() };
  });
const VISITORS = people(30, ['Rao', 'Nair', 'Shaikh']);
const APPLICANTS = people(12, ['Kulkarni', 'Menon']);

const byText = (one: unknown, other: unknown) => String(one).localeCompare(String(other));

const COURSE = 'DevOps Automation';
const DAY = new Date('2026-11-21');
const ROWS: ExcelCell[][] = Array.from({ length: 60 }, (_, index) => [
  index + 1,
  index === 19 ? null : `Trainee ${index + 1}`,
  index === 40 ? null : COURSE,
  { 2: '31/02/2026', 59: 'tomorrow' }[index] ?? DAY,
]);
const WORKBOOK = excelFile({
  'Batch 4': [['Some firm, batch 4'], [null], ['Sr No', 'Student Name', 'Course', 'Date of Issue'], ...ROWS],
});

/**
 * A day of the office manager: what came overnight waits, an owner lets her in, and she works by keyboard. The parts
 * follow each other on one page, as the day does.
 */
test.describe.serial('the day of the office manager', () => {
  let desk: RunningDesk;
  let job: OpenedJob;
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    desk = await runDesk({ DEMO: 'off' });
    job = openJob(desk.site);
    for (const { name, email } of VISITORS) {
      const body = JSON.stringify({ name, email, mobile: '9876543210', message: 'What is the fee?' });
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`${desk.site.origin}/api/contact.php`, { method: 'POST', headers, body });
      expect(answer.status).toBe(200);
    }
    for (const { name, email } of APPLICANTS) {
      const body = applicationForm({ name, email, job_title: job.title });
      const answer = await fetch(`${desk.site.origin}/api/apply_job1.php`, { method: 'POST', body });
      expect(answer.status).toBe(200);
    }
    page = await (await browser.newContext()).newPage();
  });
  test.afterAll(async () => {
    await page.context().close();
    await desk.close();
  });

  const heading = () => page.getByRole('heading', { level: 1 });
  const notice = () => page.locator('.desk-notice');

  test('an owner invites her, and she signs in with a passkey', async ({ page: owner }) => {
    await owner.goto(desk.link());
    await owner.getByRole('link', { name: 'People' }).click();
    await owner.getByLabel('Name').fill('Meera Nair');
    await owner.getByRole('combobox', { name: 'Role', exact: true }).selectOption('office');
    await owner.getByRole('button', { name: 'Invite' }).click();
    const link = await owner.getByText(`${desk.origin}/welcome#`).innerText();

    await addAuthenticator(page);
    await page.goto(link);
    await page.getByRole('button', { name: 'Register a passkey' }).click();
    await expect(page.getByRole('banner')).toContainText('Meera Nair');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(heading()).toHaveText('Today');
    await expect(page.getByRole('link', { name: 'Asha Rao' })).toBeVisible();
  });

  const answer = async ({ name }: { name: string }, index: number) => {
    await expect(heading()).toHaveText(name);
    if (index % 3 === 2) {
      await press(page, 'p');
      await page.keyboard.type('Told the fee.');
      await press(page, 'Control+Enter');
      await expect(notice()).toHaveText(new RegExp(`^${name} \\(E-.*\\): answered by phone\\.`));
    } else {
      await press(page, '1');
      await expect(page.getByLabel('Text', { exact: true })).toHaveValue(
        new RegExp(`^Dear ${name},\n\nThank`),
      );
      await press(page, 's');
      await expect(notice()).toContainText(`${name} (`);
      await expect(notice()).toContainText('answered by mail.');
    }
  };

  test('she answers half of the enquiries, by mail and by phone', async () => {
    await press(page, 'g', 'e');
    await expect(heading()).toHaveText('Enquiries');
    await page.getByLabel('State').selectOption('new');
    await page.getByLabel('Order').selectOption('oldest');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('table', { name: 'Enquiries, oldest first' })).toBeVisible();
    await press(page, 'j', 'Enter');
    for (const [index, visitor] of VISITORS.slice(0, 15).entries()) await answer(visitor, index);
  });

  test('she answers the other half, and none is left', async () => {
    for (const [index, visitor] of VISITORS.slice(15).entries()) await answer(visitor, index);
    await expect(page.getByRole('heading', { name: 'No new enquiries' })).toBeVisible();
    const states = operateList(desk.site, 'enquiries', 'list').map(({ state }) => state);
    expect(states).toEqual(Array.from({ length: 30 }, () => 'answered'));
  });

  test('she rejects eight applicants politely, one after another, and invites two to a call', async () => {
    await press(page, 'g', 'a');
    await expect(heading()).toHaveText('Applications');
    await page.getByLabel('Order').selectOption('oldest');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('table', { name: 'Applications, oldest first' })).toBeVisible();
    await press(page, 'j', 'Enter');
    for (const { name } of APPLICANTS.slice(0, 8)) {
      await expect(heading()).toHaveText(name);
      await press(page, 'r');
      await expect(page.getByRole('button', { name: 'Reject and send the mail' })).toBeFocused();
      await press(page, 'Enter');
      await expect(notice()).toContainText(`${name} (`);
    }
    for (const { name } of APPLICANTS.slice(8, 10)) {
      await expect(heading()).toHaveText(name);
      await press(page, 'a');
      await page.getByRole('link', { name: 'We talk' }).press('Enter');
      await expect(page.getByLabel('Day', { exact: true })).toBeFocused();
      await page.keyboard.type('Monday, 30 November');
      await press(page, 'Tab');
      await page.keyboard.type('11:00');
      await press(page, 'Control+Enter');
      await expect(notice()).toContainText(`${name} (`);
    }
    const states = operateList(desk.site, 'applications', 'list').map(({ state }) => state);
    const rejected = Array.from({ length: 8 }, () => 'rejected');
    expect(states.toSorted(byText)).toEqual(['new', 'new', ...rejected, 'talk', 'talk']);
  });

  test('she opens a job, and visitors see it', async ({ page: visitor }) => {
    await press(page, 'g', 'o');
    await expect(heading()).toHaveText('Openings');
    await press(page, 'n');
    await expect(page.getByLabel('Title')).toBeFocused();
    await page.keyboard.type('Lab Assistant');
    await page.getByLabel('Type').fill('Part-time');
    await page.getByLabel('Location').fill('Pune');
    await page.getByLabel('Description').fill('You keep the lab running.');
    await press(page, 'Control+Enter');
    await expect(notice()).toContainText('“Lab Assistant” is on the careers page.');
    await visitor.goto(`${desk.site.origin}/careers`);
    await expect(visitor.getByRole('heading', { name: 'Lab Assistant' })).toBeVisible();
  });

  test('she issues a class of 60 from an Excel file with four bad rows, and prints it', async () => {
    await press(page, 'g', 'c');
    await expect(heading()).toHaveText('Certificates');
    await press(page, 'n');
    await expect(page.getByLabel('Name of the class')).toBeFocused();
    await page.keyboard.type('DevOps, batch 4');
    await page.getByLabel('Or the file').setInputFiles({
      name: 'batch 4.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: WORKBOOK,
    });
    await page.getByRole('button', { name: 'Show the rows' }).click();
    await expect(page.getByText('60 rows, 4 to correct. Nothing is stored yet.')).toBeVisible();
    await page.getByLabel('Issued on, row 3', { exact: true }).fill('28/02/2026');
    await page.getByLabel('Name, row 20', { exact: true }).fill('Sneha Patil');
    await page.getByLabel('Course, row 41', { exact: true }).fill(COURSE);
    await page.getByLabel('Issued on, row 60', { exact: true }).fill('22/11/2026');
    await press(page, 'Control+Enter');
    await expect(page.getByText('60 rows, nothing to correct. Nothing is stored yet.')).toBeVisible();
    await desk.age('confirmed', 6);
    await press(page, 's');
    await page.getByRole('button', { name: 'Confirm with a passkey' }).click();
    await expect(notice()).toContainText('60 certificates are stored.');

    const [printed] = await Promise.all([page.waitForEvent('download'), press(page, 'z')]);
    const files = Object.keys(unzipSync(await readFile(await printed.path())));
    expect(files).toHaveLength(60);
    expect(files.filter((name) => name.endsWith('.pdf'))).toHaveLength(60);
  });

  test('she withdraws one certificate, and a check says so', async () => {
    await press(page, '/');
    await page.keyboard.type('sneha patil');
    await press(page, 'Enter');
    await expect(page.getByRole('table').getByRole('link', { name: 'Sneha Patil' })).toBeVisible();
    await press(page, 'j', 'Enter');
    await expect(heading()).toHaveText('Sneha Patil');
    await press(page, 'w');
    await expect(page.getByLabel('Reason')).toBeFocused();
    await page.getByLabel('Reason').selectOption('Issued in error');
    await press(page, 'Control+Enter');
    await expect(notice()).toContainText('is withdrawn');
    const [found] = operateList(desk.site, 'certificates', 'list', '--search', 'sneha');
    const check = await fetch(`${desk.site.origin}/api/certificate.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cert_number: found?.number }),
    });
    expect(await check.json()).toMatchObject({ valid: false, state: 'revoked' });
  });

  test('every mail that she caused leaves once', async () => {
    const delivery = spawn(process.execPath, ['tests/support/deliver-mails.ts', '1'], {
      env: desk.site.settings,
      stdio: 'ignore',
    });
    const unsent = () => operateList(desk.site, 'outbox', 'list').length;
    await expect.poll(unsent).toBe(0);
    delivery.kill();
    await once(delivery, 'exit');
    const sent = (subject: string) =>
      desk.site.inbox.messages
        .filter((message) => message.subject?.startsWith(subject))
        .map(({ to }) => to?.[0]?.address)
        .toSorted(byText);
    const addresses = (list: { email: string }[]) => list.map(({ email }) => email).toSorted(byText);
    expect(sent('Your enquiry: a few questions (E-')).toEqual(
      addresses(VISITORS.filter((_, index) => index % 3 !== 2)),
    );
    expect(sent(`Your application for ${job.title} (A-`)).toEqual(addresses(APPLICANTS.slice(0, 8)));
    expect(sent(`Your application for ${job.title}: a call on Monday, 30 November (A-`)).toEqual(
      addresses(APPLICANTS.slice(8, 10)),
    );
  });

  test('she finds somebody who asks to be forgotten, sees what goes and what stays, and erases it', async () => {
    await press(page, 'g', 'd');
    await expect(heading()).toHaveText('Privacy');
    await press(page, '/');
    await page.keyboard.type('asha.rao@example.com');
    await press(page, 'Enter');
    await expect(page.getByText('1 enquiry or application')).toBeVisible();
    await expect(page.getByText('1 letter that the office wrote')).toBeVisible();
    await desk.age('confirmed', 6);
    await page.getByRole('button', { name: 'Erase all from asha.rao@example.com' }).click();
    await page.getByRole('button', { name: 'Confirm with a passkey' }).click();
    await expect(notice()).toContainText('Erased: 1 enquiry, with all that hung on it.');
    await page.getByLabel('Email address').fill('asha.rao@example.com');
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { name: 'Nothing is kept from this address' })).toBeVisible();
    expect(operateList(desk.site, 'enquiries', 'list')).toHaveLength(29);
  });
});
