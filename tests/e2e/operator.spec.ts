import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { COURSE, HOLDER, issueCertificate } from '../support/issue-certificate.ts';
import { fillApplication, fillEnquiry } from '../support/fill-forms.ts';
import { newPerson, type Person } from '../support/new-person.ts';
import { openJob, operate, operateList, storedFrom } from '../support/operate.ts';
import { pdfResume } from '../support/resume-files.ts';
import { freePort } from '../../tools/run/free-port.ts';
import { type RunningSite, runSite } from '../support/running-site.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** As the README says: npm run -s operator -- … */
function typeCommand(
  site: RunningSite,
  ...args: string[]
): Promise<{ status: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(
      'npm',
      ['run', '-s', 'operator', '--', ...args],
      { env: site.settings },
      (error, stdout, stderr) => resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

async function check(page: Page, number: string): Promise<void> {
  await page.goto('/it-trainings/certificate');
  await hydrated(page);
  await page.getByPlaceholder('Enter Certificate Number').fill(number);
  await page.getByRole('main').getByRole('button', { name: 'Validate', exact: true }).click();
}

async function sendEnquiry(page: Page, person: Person): Promise<void> {
  await page.goto('/contact');
  await hydrated(page);
  const form = page.getByRole('main').getByRole('form');
  await fillEnquiry(form, person);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Message sent successfully!')).toBeVisible();
}

async function apply(page: Page, jobId: string, person: Person): Promise<void> {
  await page.goto(`/careers?job=${jobId}`);
  await hydrated(page);
  const form = page.getByRole('main').locator('form');
  await fillApplication(form, person);
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
}

test('a position is opened with the words of the README, changed and closed while the site runs', async ({
  page,
  site,
}) => {
  const { title, id } = openJob(site);
  site.operator('jobs', 'close', id);
  const words = [
    '--title',
    title,
    '--type',
    'Full-time',
    '--location',
    'Pune',
    '--description',
    'Watch, triage, call.',
  ];
  const opened = await typeCommand(site, 'jobs', 'open', ...words, '--closes', '2099-01-31');
  expect(opened).toMatchObject({ status: 0, stderr: '' });
  await page.goto('/careers');
  await expect(card(page, title)).toContainText('Pune');

  const jobs = operateList(site, 'jobs', 'list');
  const job = jobs.find((listed) => listed.title === title && listed.state === 'open');
  expect(job).toMatchObject({ closes: '2099-01-31' });
  const listedId = String(job?.id);
  expect(await typeCommand(site, 'jobs', 'edit', listedId, '--location', 'Kochi')).toMatchObject({
    status: 0,
  });
  await page.reload();
  await expect(card(page, title)).toContainText('Kochi');

  expect(await typeCommand(site, 'jobs', 'close', listedId)).toMatchObject({ status: 0 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Current Openings' })).toBeVisible();
  await expect(card(page, title)).toHaveCount(0);
});

test('positions of a CSV file are on the site once it is imported', async ({ page, site }) => {
  const { title } = newTitle();
  const file = join(site.dataFolder, `${title}.csv`);
  writeFileSync(
    file,
    `title,type,location,description,closes\n"${title}",Contract,Chennai,"Label, then pull.",\n`,
  );
  expect(site.operator('jobs', 'import', file, '--dry-run').status).toBe(0);
  await page.goto('/careers');
  await expect(card(page, title)).toHaveCount(0);

  expect(site.operator('jobs', 'import', file).status).toBe(0);
  await page.reload();
  await expect(card(page, title)).toContainText('Label, then pull.');
});

function newTitle() {
  return { title: newPerson().name.replace('Asha Rao', 'Cable Technician') };
}

test('a certificate can be checked as soon as it is issued, and fails as soon as it is revoked', async ({
  page,
  site,
}) => {
  const issued = await typeCommand(
    site,
    'certificates',
    'issue',
    '--name',
    HOLDER,
    '--course',
    COURSE,
    '--json',
  );
  expect(issued).toMatchObject({ status: 0, stderr: '' });
  const { number } = JSON.parse(issued.stdout) as { number: string };
  expect(number).toMatch(/^[1-9]\d{11}$/);
  await check(page, number);
  await expect(page.getByText('Certificate Verified!')).toBeVisible();

  expect(site.operator('certificates', 'revoke', number, '--reason', 'issued-in-error').status).toBe(0);
  await check(page, number);
  await expect(page.getByText('Certificate Revoked')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Revoked');
});

test('a certificate that is reissued is valid under its new number alone', async ({ page, site }) => {
  const old = issueCertificate(site);
  const { number } = operate(site, 'certificates', 'reissue', old, '--name', 'Anita Rao');
  await check(page, String(number));
  await expect(page.getByText('Certificate Verified!')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('A•••• R••');

  await check(page, old);
  await expect(page.getByText('Certificate Replaced')).toBeVisible();
});

test('a certificate is written as a PDF', async ({ site }) => {
  const number = issueCertificate(site);
  const file = join(site.dataFolder, `${number}.pdf`);
  expect(site.operator('certificates', 'pdf', number, '--out', file)).toMatchObject({
    status: 0,
    stderr: '',
  });

  const pdf = readFileSync(file);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeGreaterThan(5_000);
});

test('old certificates are imported line by line: a bad one is named, the others can be checked', async ({
  page,
  site,
}) => {
  const [first, second] = [newNumber(), newNumber()];
  const file = join(site.dataFolder, 'old.csv');
  const lines = [
    'course,name,number,issued,expires',
    `${COURSE},${HOLDER},${first},2019-05-02,`,
    `${COURSE},Nobody,${newNumber()},02/05/2019,`,
    `${COURSE},Rahul Menon,${second},2019-05-02,2020-05-02`,
  ];
  writeFileSync(file, lines.join('\n'));
  const tried = site.operator('certificates', 'import', file, '--dry-run');
  expect(tried.stderr).toContain('line 3');
  expect(site.operator('certificates', 'show', first).status).toBe(1);

  const imported = site.operator('certificates', 'import', file);
  expect(imported.status).toBe(1);
  expect(imported.stderr).toMatch(/line 3.*issued|line 3.*date|line 3.*YYYY-MM-DD/);
  await check(page, first);
  await expect(page.getByText('Certificate Verified!')).toBeVisible();
  await check(page, second);
  await expect(page.getByRole('main')).toContainText('Expired');
  expect(operate(site, 'certificates', 'show', first)).toMatchObject({ name: HOLDER, issued: '2019-05-02' });
});

test('the same import again changes nothing', async ({ site }) => {
  const number = newNumber();
  const file = join(site.dataFolder, 'repeated.csv');
  writeFileSync(file, `number,name,course,issued\n${number},${HOLDER},${COURSE},2019-05-02\n`);
  expect(operate(site, 'certificates', 'import', file)).toMatchObject({ added: 1, unchanged: 0 });
  expect(operate(site, 'certificates', 'import', file)).toMatchObject({ added: 0, unchanged: 1 });
});

/** An old number: letters, no check digit. */
const newNumber = () => `OLD/${newPerson().name.slice(-8).toUpperCase()}`;

test('an enquiry is listed, shown whole and exported', async ({ page, site }) => {
  const person = newPerson();
  await sendEnquiry(page, { ...person, message: `=1+1 ${person.message}` });
  const { reference } = storedFrom(site, 'enquiries', person.email)[0]!;

  expect((await typeCommand(site, 'enquiries', 'list')).stdout).toContain(reference);
  const shown = await typeCommand(site, 'enquiries', 'show', reference);
  for (const text of [person.name, person.phone, person.email, `=1+1 ${person.message}`]) {
    expect(shown.stdout).toContain(text);
  }
  const today = new Date().toISOString().slice(0, 10);
  expect(site.operator('enquiries', 'list', '--since', today).stdout).toContain(reference);
  expect(site.operator('enquiries', 'list', '--since', '2099-01-01').stdout).not.toContain(reference);
  const exported = site.operator('enquiries', 'export', '--format', 'csv').stdout;
  expect(exported).toContain(reference);
  expect(exported).toContain(`'=1+1 ${person.message}`);
});

test('an application is listed, shown whole and its resume saved', async ({ page, site }) => {
  const person = newPerson();
  const job = openJob(site);
  await apply(page, job.id, person);
  const { reference } = storedFrom(site, 'applications', person.email)[0]!;

  expect((await typeCommand(site, 'applications', 'list')).stdout).toContain(reference);
  const shown = site.operator('applications', 'show', reference).stdout;
  for (const text of [person.name, person.phone, person.email, job.title]) expect(shown).toContain(text);
  const file = join(site.dataFolder, `${reference}.pdf`);
  expect(await typeCommand(site, 'applications', 'resume', reference, '--out', file)).toMatchObject({
    status: 0,
  });
  expect(readFileSync(file).equals(pdfResume().buffer)).toBe(true);
});

test('mail that cannot leave keeps nobody waiting: the outbox lists it and doctor fails', async ({
  page,
  origins,
}) => {
  const site = await runSite({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
  origins.push(site.origin);
  try {
    const person = newPerson();
    await page.goto(site.origin);
    await sendEnquiry(await atSite(page, site), person);
    const { reference } = storedFrom(site, 'enquiries', person.email)[0]!;

    const outbox = operateList(site, 'outbox', 'list');
    expect(outbox.filter((mail) => mail.reference === reference)).toHaveLength(2);
    expect(operate(site, 'outbox', 'retry', reference)).toMatchObject({ retried: 2 });
    const doctor = site.operator('doctor');
    expect(doctor.status).toBe(1);
    expect(doctor.stdout).toMatch(/ERROR.*mail/i);
  } finally {
    await site.close();
  }
});

/** The same page, whose addresses now stand for those of another site. */
async function atSite(page: Page, { origin }: RunningSite): Promise<Page> {
  const visit = page.goto.bind(page);
  page.goto = (address, options) => visit(new URL(address, origin).href, options);
  return page;
}

test('a person is erased everywhere, and nobody else', async ({ page, site }) => {
  const person = newPerson();
  const other = newPerson();
  const job = openJob(site);
  await sendEnquiry(page, person);
  await sendEnquiry(page, other);
  await apply(page, job.id, person);
  expect(operate(site, 'data', 'erase', '--email', person.email, '--dry-run')).toMatchObject({
    enquiries: 1,
    applications: 1,
  });
  const { reference } = storedFrom(site, 'applications', person.email)[0]!;

  expect(site.operator('data', 'erase', '--email', person.email, '--yes').status).toBe(0);
  expect(storedFrom(site, 'enquiries', person.email)).toEqual([]);
  expect(storedFrom(site, 'applications', person.email)).toEqual([]);
  const file = join(site.dataFolder, `${reference}-erased.pdf`);
  expect(site.operator('applications', 'resume', reference, '--out', file).status).toBe(1);
  expect(existsSync(file)).toBe(false);
  expect(storedFrom(site, 'enquiries', other.email)).toHaveLength(1);
});

test('what destroys is refused without a terminal and without --yes', async ({ page, site }) => {
  const person = newPerson();
  await sendEnquiry(page, person);
  const refused = site.operator('data', 'erase', '--email', person.email);

  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('--yes');
  expect(storedFrom(site, 'enquiries', person.email)).toHaveLength(1);
});

test('a backup taken while the site runs brings everything back', async ({ page, site }) => {
  const person = newPerson();
  const job = openJob(site);
  await apply(page, job.id, person);
  const { reference } = storedFrom(site, 'applications', person.email)[0]!;
  const file = join(site.dataFolder, `${reference}.backup`);
  expect(site.operator('data', 'backup', file).status).toBe(0);
  expect(site.operator('applications', 'close', reference).status).toBe(0);
  for (const name of readdirSync(join(site.dataFolder, 'resumes'))) {
    rmSync(join(site.dataFolder, 'resumes', name), { recursive: true });
  }

  expect(site.operator('data', 'restore', file, '--yes', '--no-copy').status).toBe(0);
  expect(storedFrom(site, 'applications', person.email)).toMatchObject([{ reference, state: 'new' }]);
  const resume = join(site.dataFolder, `${reference}-restored.pdf`);
  expect(site.operator('applications', 'resume', reference, '--out', resume).status).toBe(0);
  expect(readFileSync(resume).equals(pdfResume().buffer)).toBe(true);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(job.title);
  // What had waited in the backup leaves only when the operator sends it.
  expect(site.operator('outbox', 'retry').status).toBe(0);
});

test('the start prints a demo opening and demo certificates that can be tried', async ({ page, site }) => {
  const printed = site.output();
  const [, id] = /careers\?job=(\S+)/.exec(printed) ?? [];
  await page.goto(`/careers?job=${id}`);
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeVisible();

  for (const [state, title] of [
    ['valid', 'Certificate Verified!'],
    ['expired', 'Certificate Expired'],
    ['revoked', 'Certificate Revoked'],
  ] as const) {
    const [, number = ''] = new RegExp(`${state}: (\\d{12})`).exec(printed) ?? [];
    await check(page, number);
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(new RegExp(state, 'i'));
  }
});

test('doctor finds nothing that would lose a lead, and names what is still sample', async ({ site }) => {
  const { status, stdout } = await typeCommand(site, 'doctor');
  expect(stdout).not.toContain('ERROR');
  expect(status).toBe(0);
  for (const word of [/settings/i, /database/i, /disk/i, /mail/i, /sample/i]) expect(stdout).toMatch(word);
});

test('a wrong command ends with 1 and says what to type instead', async ({ site }) => {
  const mistyped = await typeCommand(site, 'jobs', 'lits');
  expect(mistyped.status).toBe(1);
  expect(mistyped.stderr).toContain('list');

  const unknown = site.operator('certificates', 'show', '100000000000');
  expect(unknown.status).toBe(1);
  expect(unknown.stderr).toContain('certificates list');

  const wrongDay = site.operator(
    'jobs',
    'open',
    '--title',
    'A',
    '--type',
    'B',
    '--location',
    'C',
    '--description',
    'D',
    '--closes',
    '31.1.2027',
  );
  expect(wrongDay.status).toBe(1);
  expect(wrongDay.stderr).toContain('2027-01-31');
});
