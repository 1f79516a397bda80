import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { openBatch } from '../../server/services/batches/open-batch.ts';
import { requireBatch } from '../../server/services/batches/read-batches.ts';
import { listPeopleOf } from '../../server/services/batches/read-people.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { eraseData } from '../../server/services/data/erase-data.ts';
import { findPersonData } from '../../server/services/data/find-person-data.ts';
import { purgeData } from '../../server/services/data/purge-data.ts';
import { restoreData } from '../../server/services/data/restore-data.ts';
import { dayIn } from '../../server/services/calendar.ts';
import { readTraineeMonth } from '../../server/services/payments/month-of-trainees.ts';
import { listPayments, readAccount } from '../../server/services/payments/read-payments.ts';
import { recordPayment, setFee } from '../../server/services/payments/record-payment.ts';
import { setSeat } from '../../server/services/submissions/set-seat.ts';
import { undoChange } from '../../server/services/submissions/undo-change.ts';
import { COURSES, DEVOPS } from '../support/batch.ts';
import { engines, testOn, type TestSystem } from '../support/open-storage.ts';
import { enquire } from '../support/submissions.ts';

const PRIYA = { by: 'Priya Nair' };
const DAY_MS = 86_400_000;

async function trainee(system: TestSystem, fields: object = {}) {
  const { id } = await openBatch(system, { ...DEVOPS, ...fields }, { courses: COURSES });
  const asha = await enquire(system, { name: 'Asha', email: 'asha@example.com', message: 'Pl call' });
  await setSeat(system, asha, { seat: 'taken', batch: id }, PRIYA);
  return { id, asha };
}

const pay = async (system: TestSystem, reference: string, amount: string, rest: object = {}) =>
  await recordPayment(system, reference, { amount, mode: 'upi', ...rest }, PRIYA);

describe.each(engines)('payments on %s', (engine) => {
  const it = testOn(engine);

  it('give paid, balance and the next due day, and are corrected by a new line', async ({ system }) => {
    const { id, asha } = await trainee(system);
    expect(await readAccount(system, asha)).toMatchObject({ fee: 59_000, paid: 0, balance: 59_000 });
    await pay(system, asha, '₹20,000', { paymentReference: '4301' });
    await pay(system, asha, '2,00,000');
    await pay(system, asha, '-2,00,000', { paymentReference: 'Mistyped' });
    const account = await readAccount(system, asha);
    expect(account).toMatchObject({ fee: 59_000, paid: 20_000, balance: 39_000, nextDue: '2927-01-09' });
    expect(account.payments.map(({ amount }) => amount)).toEqual([20_000, 200_000, -200_000]);
    await setFee(system, asha, { amount: '50,000', why: 'Former student', due: '2926-12-01' }, PRIYA);
    expect(await listPeopleOf(system, await requireBatch(system, id))).toMatchObject([
      { name: 'Asha', seat: 'taken', fee: 50_000, paid: 20_000, balance: 30_000, nextDue: '2926-12-01' },
    ]);
    await undoChange(system, asha, PRIYA, { withNote: true });
    expect(await readAccount(system, asha)).toMatchObject({ fee: 59_000, nextDue: '2927-01-09' });
    await pay(system, asha, '39000');
    expect(await readAccount(system, asha)).toMatchObject({ balance: 0, nextDue: null });
  });

  it('the fee is agreed when the seat is taken: the early price until its last day', async ({ system }) => {
    const { asha } = await trainee(system, { early_fee: '50,000', early_until: '2926-12-31' });
    expect(await readAccount(system, asha)).toMatchObject({ fee: 50_000 });
  });

  it('an amount, a day and a reference that were pasted are read', async ({ system }) => {
    const { asha } = await trainee(system);
    const on = dayIn(system.now(), system.config.timeZone);
    await pay(system, asha, '\u202A₹ १२,५००.००\u202C', {
      on: `\u200B${on.replaceAll('-', '\u2011')}\u00A0`,
      paymentReference: '\u200EUTR\u00A0N330262\uFEFF',
    });
    await setFee(system, asha, { amount: '５０．０００，００' }, PRIYA);
    const { fee, payments } = await readAccount(system, asha);
    expect(fee).toBe(50_000);
    expect(payments).toMatchObject([{ amount: 12_500, paid_on: on, paid_reference: 'UTR N330262' }]);
  });

  it('what is no amount, no mode or still to come is refused, and a form sent twice counts once', async ({
    system,
  }) => {
    const { asha } = await trainee(system);
    for (const amount of ['', '0', 'ten', '12.50', '12,50', '1,20,00', 'USD 500', '99999999999'])
      await expect(pay(system, asha, amount), amount).rejects.toThrow(/amount/);
    await expect(pay(system, asha, '1', { mode: 'barter' })).rejects.toThrow('Choose how it was paid');
    await expect(pay(system, asha, '1', { on: '2999-01-01' })).rejects.toThrow('is in the future');
    const id = '5f0c1a52-5f43-4f43-9a51-6a1f6a1f6a1f';
    for (let times = 0; times < 2; times += 1)
      await recordPayment(system, asha, { amount: '500', mode: 'cash' }, { ...PRIYA, id });
    expect(await readAccount(system, asha)).toMatchObject({ paid: 500 });
  });

  it('a month says by course and batch who asked and joined, seats left, fees agreed and received', async ({
    system,
  }) => {
    const { id, asha } = await trainee(system);
    await enquire(system, { name: 'Ravi', email: 'r@example.com', message: 'Course: DevOps Automation' });
    await pay(system, asha, '20,000');
    const today = dayIn(system.now(), system.config.timeZone);
    expect(await readTraineeMonth(system, { from: today, to: today })).toEqual({
      courses: [{ course: 'DevOps Automation', enquiries: 2, joined: 1, received: 20_000 }],
      batches: [
        {
          id,
          name: 'DevOps Automation, 9 January 2927',
          seats: 24,
          left: 23,
          agreed: 59_000,
          balance: 39_000,
          received: 20_000,
        },
      ],
    });
    expect(await readTraineeMonth(system, { from: '2020-01-01', to: '2020-01-31' })).toMatchObject({
      courses: [],
    });
  });

  it('an erasure leaves date, amount, mode and GST without the person, also after a restore', async ({
    system,
  }) => {
    const { asha } = await trainee(system);
    await pay(system, asha, '59,000', { paymentReference: 'asha@upi' });
    expect(await listPayments(system)).toMatchObject([
      {
        name: 'Asha',
        reference: asha,
        batch: 'DevOps Automation, 9 January 2927',
        taxable: 50_000,
        gst: 9_000,
      },
    ]);
    const file = join(system.config.dataFolder, 'payments.backup');
    await backupData(system, file);
    expect((await findPersonData(system, 'asha@example.com')).payments).toBe(1);
    await eraseData(system, 'asha@example.com');
    await restoreData(system, file, { isCopyWanted: false });
    expect(await listPayments(system)).toMatchObject([
      { name: null, reference: null, payment_reference: '', amount: 59_000, gst: 9_000, mode: 'upi' },
    ]);
    system.pass(3_400 * DAY_MS);
    await purgeData(system);
    expect(await listPayments(system)).toEqual([]);
  });
});
