import { expect, it } from 'vitest';
import { newPersonRow } from '../support/new-person-row.ts';
import { operatorWithData } from '../support/operator-with-data.ts';

it('an interview is proposed, set, moved and cancelled by command', async () => {
  const office = await operatorWithData();
  const { database } = office.site.storage;
  await database.insertInto('people').values(newPersonRow('Ravi Menon', 'recruiter')).execute();
  const facts = ['--place', 'Room 2', '--with', 'ravi menon'];
  const interview = (...args: string[]) =>
    office.json('applications', 'interview', office.application, ...args);
  await interview('--propose', '2999-12-02 15:30', '2999-12-03 11:00', ...facts);
  expect(await interview('--at', '2999-12-03 11:00', ...facts)).toMatchObject({ due: '2999-12-03' });
  await interview('--at', '2999-12-04 11:00', ...facts);
  await interview('--cancel', '--words', 'The post was filled.');
  expect(await office.json('applications', 'show', office.application)).toMatchObject({
    interview: '2999-12-04T05:30:00.000Z: cancelled, Room 2, Ravi Menon',
  });
  const refused = await office.run('applications', 'interview', office.application);
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringContaining('Give one of --propose, --at and --cancel.'),
  ]);
});

it('two who are one person are joined, and an unknown one is named', async () => {
  const office = await operatorWithData();
  const { enquiry, application } = office;
  expect(await office.json('enquiries', 'join', enquiry, '--with', application)).toHaveLength(2);
  const wrong = await office.run('enquiries', 'join', enquiry, '--with', 'E-2222-22');
  expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining('There is no E-2222-22 here.')]);
  expect(await office.json('enquiries', 'separate', enquiry)).toMatchObject({ person: null });
});

it('whether a program listens is said, and a test needs one', async () => {
  const office = await operatorWithData();
  expect(await office.json('webhooks', 'show')).toMatchObject({ host: null, waiting: 0 });
  const examples: unknown = await office.json('webhooks', 'example');
  expect(examples).toContainEqual(
    expect.objectContaining({
      event: 'certificate.revoked',
      body: expect.stringContaining('"id":"msg_sample","type":"certificate.revoked"'),
    }),
  );
  const test = await office.run('webhooks', 'test');
  expect([test.status, test.stderr]).toEqual([
    1,
    expect.stringContaining('There is no webhook receiver: set WEBHOOK_URL'),
  ]);
  const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  const settings = { WEBHOOK_URL: 'https://crm.example.com/hooks/k3m7', WEBHOOK_SECRET: secret };
  const told = await operatorWithData(settings);
  await told.json('webhooks', 'test');
  const state = await told.run('webhooks', 'show', '--json');
  expect(JSON.parse(state.stdout)).toMatchObject({ host: 'crm.example.com', waiting: 3 });
  // The rest of the address may hold a secret.
  expect(state.stdout).not.toContain('k3m7');
});
