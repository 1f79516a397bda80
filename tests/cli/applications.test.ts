import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { operatorWithData } from '../support/operator-with-data.ts';
import { pdf } from '../support/resumes.ts';

it('applications are listed, shown and exported while the server runs', async () => {
  const office = await operatorWithData();
  const { application } = office;
  const whole = {
    reference: application,
    name: 'Ravi, "R"',
    email: 'ravi@example.com',
    phone: '9876543210',
    cover_letter: 'Please.',
    job_title: 'SOC Analyst',
    received: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
    resume: 'Ravi.pdf',
    resume_marks: null,
  };
  expect(await office.json('applications', 'list')).toEqual([expect.objectContaining(whole)]);
  expect(await office.json('applications', 'list', '--since', '2999-01-01')).toEqual([]);
  expect(await office.json('applications', 'show', application)).toMatchObject(whole);
  expect((await office.run('applications', 'list')).stdout).toMatch(
    new RegExp(`^REFERENCE +RECEIVED +STATE +NAME +PHONE +JOB_TITLE +RESUME_MARKS\\n${application} `),
  );
  const { stdout } = await office.run('applications', 'export');
  expect(stdout).toMatch(/^\uFEFFreference,name,email,phone,cover_letter,job_title,received,resume,/);
  expect(stdout).toContain('"Ravi, ""R"""');
});

it('a rejection says how to send an email, and what to type to go on', async () => {
  const office = await operatorWithData();
  const { stdout } = await office.run('applications', 'reject', office.application);
  expect(stdout).toContain('No email was sent. To send one: applications answer');
  expect(await office.refused('applications', 'advance', office.application)).toContain(
    'applications reopen',
  );
});

it('a resume is given out as it was sent, to a new file that only the owner may read', async () => {
  const office = await operatorWithData();
  const out = join(office.dataFolder, 'saved.pdf');
  const args = ['applications', 'resume', office.application, '--out', out];
  expect(await office.json(...args)).toMatchObject({ reference: office.application, file: out });
  expect((await readFile(out)).equals(pdf('Ravi'))).toBe(true);
  expect((await stat(out)).mode & 0o777).toBe(0o600);
  await writeFile(out, 'of somebody else');
  expect(await office.refused(...args)).toBe(`${out} exists already. Give --out another name.\n`);
  expect(await readFile(out, 'utf8')).toBe('of somebody else');
});

it('nothing is exported over a file that is there', async () => {
  const office = await operatorWithData();
  const out = join(office.dataFolder, 'all.csv');
  await writeFile(out, 'of somebody else');
  for (const noun of ['applications', 'enquiries', 'certificates']) {
    expect(await office.refused(noun, 'export', '--out', out)).toBe(
      `${out} exists already. Give --out another name.\n`,
    );
  }
  expect(await readFile(out, 'utf8')).toBe('of somebody else');
});
