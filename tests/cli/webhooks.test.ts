import { expect, it } from 'vitest';
import { operatorWithData } from '../support/operator-with-data.ts';

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
