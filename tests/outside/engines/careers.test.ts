import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, type Person } from '../../support/new-person.ts';
import { openJob, storedFrom } from '../../support/operate.ts';
import { pdfResume } from '../../support/resume-files.ts';
import { part, type Part } from './browser.ts';
import { eventually, inEachEngine } from './engines.ts';

inEachEngine((journey) => {
  let folder: string;
  let resume: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'resume-'));
    resume = join(folder, pdfResume().name);
    await writeFile(resume, pdfResume().buffer);
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function fill(form: Part, { name, email, phone }: Person): Promise<void> {
    const { browser } = journey;
    await browser.type(part('field', /^Name/, form), name);
    await browser.type(part('field', /^Email/, form), email);
    await browser.type(part('field', /^Phone/, form), phone);
    await browser.choose(part('field', /^Resume/, form), resume);
  }

  test('an application with its resume is sent from the dialog and stored', async () => {
    const { browser, site } = journey;
    const job = openJob(site);
    const person = newPerson();
    const dialog = part('dialog', `Apply for ${job.title}`);
    await browser.open('/careers');

    await browser.click(part('button', `Apply Now: ${job.title}`));
    await fill(dialog, person);
    await browser.click(part('button', 'Submit Application', dialog));

    await eventually(() => browser.text(dialog)).toContain('Application submitted successfully!');
    const [stored] = storedFrom(site, 'applications', person.email);
    expect(stored).toMatchObject({ name: person.name, job_title: job.title });
    const kept = site.operator(
      'applications',
      'resume',
      stored!.reference,
      '--out',
      join(folder, 'kept.pdf'),
    );
    expect(kept.status).toBe(0);
    await eventually(() => browser.count(dialog)).toBe(0);
  });

  test('an empty application is answered with what each field needs', async () => {
    const { browser, site } = journey;
    const job = openJob(site);
    const dialog = part('dialog', `Apply for ${job.title}`);
    await browser.open('/careers');
    await browser.click(part('button', `Apply Now: ${job.title}`));

    await browser.click(part('button', 'Submit Application', dialog));

    for (const message of ['Name is required', 'Email is required', 'Phone number is required']) {
      await eventually(() => browser.text(dialog)).toContain(message);
    }
    await browser.press('Escape');
    await eventually(() => browser.count(dialog)).toBe(0);
  });

  test('the address of a job opens it with its form', async () => {
    const { browser, site } = journey;
    const job = openJob(site);
    const person = newPerson();
    await browser.open(`/careers?job=${job.id}`);
    expect(await browser.text(part('main'))).toContain(job.description);

    await fill(part('main'), person);
    await browser.click(part('button', 'Submit Application'));

    await eventually(() => browser.text(part('main'))).toContain('Application submitted successfully!');
    expect(storedFrom(site, 'applications', person.email)).toMatchObject([{ job_title: job.title }]);
  });
});
