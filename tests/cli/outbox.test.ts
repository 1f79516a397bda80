import { expect, it } from 'vitest';
import { operatorWithData, type Row } from '../support/operator-with-data.ts';

it('lists what was not sent, and tries again what failed', async () => {
  const office = await operatorWithData({ NOTIFY_EMAIL: 'office@firm.example' });
  const mails = await office.json<Row[]>('outbox', 'list');
  expect(mails).toHaveLength(4);
  expect(mails[0]).toMatchObject({
    reference: office.enquiry,
    kind: 'enquiry-notification',
    to: 'office@firm.example',
    state: 'waiting',
    attempts: 0,
    error: null,
  });
  expect((await office.run('outbox', 'list')).stdout).toMatch(/^REFERENCE +KIND +STATE +DUE +TO +ERROR\n/);
  expect(await office.refused('outbox', 'retry', office.enquiry)).toContain('outbox list');
  const failed = { attempts: 1, last_error: '450 Busy' };
  await office.site.storage.database.updateTable('outbox').set(failed).execute();
  expect(await office.json('outbox', 'retry', office.enquiry)).toEqual({ retried: 2 });
  expect(await office.json('outbox', 'retry')).toEqual({ retried: 2 });
  expect(await office.refused('outbox', 'retry', 'E-0000-00')).toContain('outbox list');
});

it('lists what was sent only when asked', async () => {
  const office = await operatorWithData();
  const sent = { state: 'sent', sent: '2026-01-01T00:00:00.000Z' } as const;
  await office.site.storage.database.updateTable('outbox').set(sent).execute();
  expect((await office.run('outbox', 'list')).stdout).toBe('None.\n');
  expect(await office.json('outbox', 'list', '--all')).toHaveLength(4);
});
