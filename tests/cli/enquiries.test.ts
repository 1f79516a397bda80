import { expect, it } from 'vitest';
import { operatorWithData } from '../support/operator-with-data.ts';

it('are listed, shown and exported while the server runs', async () => {
  const office = await operatorWithData();
  const { enquiry } = office;
  const whole = {
    reference: enquiry,
    name: '=cmd|calc',
    mobile: '+91 98765',
    email: 'asha@example.com',
    message: '@SUM(1)',
    received: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
  };
  expect(await office.json('enquiries', 'list')).toEqual([whole]);
  expect(await office.json('enquiries', 'list', '--since', '2999-01-01')).toEqual([]);
  const typed = enquiry.toLowerCase().replaceAll('-', '');
  expect(await office.json('enquiries', 'show', typed)).toEqual(whole);
  expect((await office.run('enquiries', 'list')).stdout).toMatch(
    new RegExp(
      `^REFERENCE +RECEIVED +NAME +MOBILE +MESSAGE\\n${enquiry} +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d +=cmd`,
    ),
  );
  const { stdout } = await office.run('enquiries', 'export', '--format', 'csv');
  expect(stdout).toMatch(/^\uFEFFreference,name,email,mobile,message,received\n/);
  for (const cell of ["'=cmd|calc", "'+91 98765", "'@SUM(1)"]) expect(stdout).toContain(cell);
  expect(await office.json('enquiries', 'export', '--since', '2999-01-01')).toEqual([]);
});

it('are refused with what to type instead', async () => {
  const office = await operatorWithData();
  expect(await office.refused('enquiries', 'show', 'E-0')).toContain('enquiries list');
  expect(await office.refused('enquiries', 'list', '--since', 'yesterday')).toContain('2026-11-21');
});

it('never let visitors’ words steer the terminal', async () => {
  const office = await operatorWithData();
  await office.site.storage.database
    .updateTable('enquiries')
    .set({ name: 'A\u001b]0;owned\u0007\u202EB' })
    .execute();
  for (const args of [['list'], ['show', office.enquiry]]) {
    const { stdout } = await office.run('enquiries', ...args);
    expect(stdout).toMatch(/AB/);
    expect(stdout).not.toMatch(/[\u001b\u0007\u202E]/);
  }
});
