import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { holdCalls } from '../support/held-calls.ts';
import { fillApplication } from '../support/fill-forms.ts';
import { newPerson, type Person } from '../support/new-person.ts';
import { type OpenedJob, operate, storedFrom } from '../support/operate.ts';
import { pdfResume } from '../support/resume-files.ts';
import { seenColour } from '../support/seen-colour.ts';
import { stopClock } from '../support/stop-clock.ts';
import { watchCalls } from '../support/watch-calls.ts';
import { CHROMIUM, expect, hydrated, test, LONG } from './fixtures.ts';

const CALL = '**/api/apply_job1.php';
const REFUSAL_IN_CONSOLE = /Failed to load resource/;

async function openDialog(page: Page, job: OpenedJob): Promise<Locator> {
  await page.goto('/careers');
  await hydrated(page);
  await applyButton(page, job).click();
  return dialogOf(page, job);
}

function applyButton(page: Page, { title }: OpenedJob): Locator {
  return page
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('button', { name: /^Apply Now/ });
}

const dialogOf = (page: Page, { title }: OpenedJob) =>
  page.getByRole('dialog', { name: `Apply for ${title}` });

async function expectFilled(dialog: Locator, person: Person): Promise<void> {
  await expect(dialog.getByLabel('Name')).toHaveValue(person.name);
  await expect(dialog.getByLabel('Email')).toHaveValue(person.email);
  await expect(dialog.getByLabel('Phone')).toHaveValue(person.phone);
  await expect(dialog.getByLabel('Cover letter')).toHaveValue(person.message);
  expect(await chosenFile(dialog)).toBe('asha-rao.pdf');
}

function chosenFile(dialog: Locator): Promise<string | undefined> {
  return dialog.getByLabel('Resume').evaluate((input: HTMLInputElement) => input.files?.[0]?.name);
}

const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Submit Application' }).click();

async function sendApplication(page: Page, job: OpenedJob): Promise<Locator> {
  const dialog = await openDialog(page, job);
  await fillApplication(dialog, newPerson());
  await submit(dialog);
  return dialog;
}

test('Apply Now opens a modal for the job with a close control, Cancel and Submit', async ({ page, job }) => {
  const dialog = await openDialog(page, job);

  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading', { name: `Apply for ${job.title}` })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Submit Application' })).toBeVisible();
  const picker = dialog.getByLabel('Resume');
  await expect(picker).toHaveAttribute('accept', /^\.pdf, ?\.doc, ?\.docx$/);
  await expect(picker).toHaveAccessibleName(/max 5MB.*required|required.*max 5MB/);
});

for (const way of ['the close control', 'Cancel', 'Escape'] as const) {
  test(`${way} closes the modal and gives the focus back to Apply Now`, LONG, async ({ page, job }) => {
    const dialog = await openDialog(page, job);
    await expect(dialog.getByLabel('Name')).toBeFocused();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: way === 'Cancel' ? 'Cancel' : 'Close' }).click();

    await expect(dialog).toBeHidden();
    await expect(applyButton(page, job)).toBeFocused();
  });
}

test('the focus stays in the modal while it is open', LONG, async ({ page, job }) => {
  const dialog = await openDialog(page, job);
  await dialog.getByRole('button', { name: 'Submit Application' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');

  await expect(applyButton(page, job)).not.toBeFocused();
  const isOutside = await page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement !== body && !activeElement?.closest('dialog');
  });
  expect(isOutside).toBe(false);
});

test('an empty form says what each field needs, and sends nothing', async ({ page, job }) => {
  const dialog = await openDialog(page, job);
  const calls = watchCalls(page);
  await submit(dialog);

  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Name is required/);
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/Email is required/);
  await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription(/Phone number is required/);
  await expect(dialog.getByLabel('Resume')).toHaveAccessibleDescription(/Resume is required/);
  for (const label of ['Name', 'Email', 'Phone', 'Resume']) {
    await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(dialog.getByLabel('Cover letter')).not.toHaveAttribute('aria-invalid', 'true');
  expect(calls).toEqual([]);

  await fillApplication(dialog, newPerson());
  await expect(dialog.getByText(/is required/)).toBeHidden();
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0);
});

test('while submitting the button reads Submitting..., nothing can be changed, and nothing closes the modal', async ({
  page,
  job,
}) => {
  const release = await holdCalls(page, CALL);
  const dialog = await sendApplication(page, job);

  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  for (const label of ['Name', 'Email', 'Phone', 'Resume', 'Cover letter']) {
    await expect(dialog.getByLabel(label)).toBeDisabled();
  }
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape');
  await page.mouse.click(20, 450);
  await dialog.getByRole('button', { name: 'Close' }).click({ force: true });
  await expect(dialog).toBeVisible();
  release();
  await expect(dialog.getByText('Application submitted successfully!')).toBeVisible();
});

test('success closes the modal after 3 seconds, and the next one is empty', async ({ page, job }) => {
  await page.clock.install();
  const dialog = await openDialog(page, job);
  await fillApplication(dialog, newPerson());
  await stopClock(page);
  await submit(dialog);
  await expect(dialog.getByText('Application submitted successfully!')).toBeVisible();

  await page.clock.runFor(2_900);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(100);
  await expect(dialog).toBeHidden();
  await applyButton(page, job).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('');
  expect(await chosenFile(dialog)).toBeUndefined();
});

// No two neighbours say the same, so that each text is of its own answer.
const FAILURES = [
  {
    what: 'the error of the answer',
    answer: {
      status: 409,
      json: { success: false, error: 'The position is filled.', message: 'Not taken.' },
    },
    text: 'The position is filled.',
  },
  {
    what: 'the words of our own when the answer has neither',
    answer: { status: 500, json: { success: false } },
    text: 'Application failed. Please try again.',
  },
];

test('a refused application says why in red and stays filled in', async ({ page, job, expectedErrors }) => {
  expectedErrors.push(REFUSAL_IN_CONSOLE);
  const dialog = await openDialog(page, job);
  const person = newPerson();
  await fillApplication(dialog, person);
  for (const { what, answer, text } of FAILURES) {
    await page.route(CALL, (route) => route.fulfill(answer));
    await submit(dialog);

    await expect(dialog.getByRole('alert').filter({ hasText: text }), what).toBeVisible();
    expect(await seenColour(dialog.getByText(text))).toBe('red');
    await expectFilled(dialog, person);
    await expect(dialog.getByRole('button', { name: 'Submit Application' })).toBeEnabled();
  }
});

test('applicant, operator and mail share the application and its reference', async ({ page, job, site }) => {
  const dialog = await openDialog(page, job);
  const person = newPerson();
  await fillApplication(dialog, person);
  await submit(dialog);
  const answer = dialog.getByRole('status').filter({ hasText: 'Application submitted successfully!' });
  await expect(answer).toContainText(/Your reference is A-/);
  const said = await answer.textContent();
  await expect(dialog).toBeHidden();

  const { reference } = storedFrom(site, 'applications', person.email)[0]!;
  expect(said).toContain(reference);
  await expect(page.getByRole('article').filter({ hasText: job.title })).toContainText(reference);
  expect(operate(site, 'applications', 'show', reference)).toMatchObject({ reference, name: person.name });
  const toOffice = await site.inbox.message((mail) => mail.text?.includes(person.email) ?? false);
  expect(toOffice.to?.[0]?.address).toBe('office@firm.example');
  expect(toOffice.subject).toContain(reference);
  expect(toOffice.text).toContain(job.title);
  const [attached] = toOffice.attachments;
  expect(Buffer.from(attached!.content as ArrayBuffer).equals(pdfResume().buffer)).toBe(true);
  const toApplicant = await site.inbox.message((mail) => mail.to?.[0]?.address === person.email);
  expect(toApplicant.subject).toContain(reference);
});

test('the picker shows name and size, and in amber what is over 5MB', LONG, async ({ page, job }) => {
  const dialog = await openDialog(page, job);
  await dialog.getByLabel('Resume').setInputFiles(pdfResume('small.pdf', 300 * 1024));
  await expect(dialog.getByText('small.pdf')).toBeVisible();
  await expect(dialog.getByText('300 KB')).toBeVisible();
  await expect(dialog.getByText(/over 5MB/)).toBeHidden();

  await dialog.getByLabel('Resume').setInputFiles(pdfResume('large.pdf', 6 * 1024 * 1024));
  await expect(dialog.getByText('large.pdf')).toBeVisible();
  await expect(dialog.getByText(/6(\.0)? MB/)).toBeVisible();
  await expect(dialog.getByText(/over 5MB/)).toBeVisible();
  expect(await seenColour(dialog.getByText(/over 5MB/))).toBe('yellow');
  await expect(dialog.getByLabel('Resume')).not.toHaveAttribute('aria-invalid', 'true');
});

test('two quick clicks send one application', async ({ page, job, site }) => {
  const dialog = await openDialog(page, job);
  const person = newPerson();
  await fillApplication(dialog, person);
  await dialog.getByRole('button', { name: 'Submit Application' }).dblclick();

  await expect(dialog.getByText('Application submitted successfully!')).toBeVisible();
  expect(storedFrom(site, 'applications', person.email)).toHaveLength(1);
});

for (const [change, act] of [
  ['corrected', (path: string) => writeFile(path, pdfResume('r.pdf', 2_000).buffer)],
  ['deleted', (path: string) => rm(path)],
] as const) {
  test(
    `a resume that is ${change} after it was chosen has to be chosen again`,
    CHROMIUM,
    async ({ page, site, job }) => {
      const path = join(await mkdtemp(join(tmpdir(), 'resume-')), 'asha-rao.pdf');
      const write = () => writeFile(path, pdfResume('r.pdf', 1_000).buffer);
      await write();
      const person = newPerson();
      const calls = watchCalls(page);
      const dialog = await openDialog(page, job);
      await fillApplication(dialog, person);
      await dialog.getByLabel('Resume').setInputFiles(path);
      await act(path);
      const before = calls.length;
      await submit(dialog);
      await expect(
        dialog.getByText('The file has changed since you chose it. Please choose it again.'),
      ).toBeVisible();
      await expect(dialog.getByLabel('Resume')).toBeFocused();
      await expect(dialog.getByLabel('Name')).toHaveValue(person.name);
      expect(calls.slice(before)).toEqual([]);
      await write();
      await dialog.getByLabel('Resume').setInputFiles(path);
      await submit(dialog);

      await expect(dialog.getByText(/Application submitted/)).toBeVisible();
      expect(storedFrom(site, 'applications', person.email)).toHaveLength(1);
      await rm(join(path, '..'), { recursive: true });
    },
  );
}
