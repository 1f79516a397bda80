import { describe, expect } from 'vitest';
import { openBatch } from '../../server/services/batches/open-batch.ts';
import { requireBatch } from '../../server/services/batches/read-batches.ts';
import { listPeopleOf } from '../../server/services/batches/read-people.ts';
import { eachCertificate } from '../../server/services/certificates/read-certificates.ts';
import { issueFromBatch } from '../../server/services/certificates/issue-from-batch.ts';
import { eraseData } from '../../server/services/data/erase-data.ts';
import { purgeUnattended } from '../../server/services/data/purge-data.ts';
import { readTraineeMonth } from '../../server/services/payments/month-of-trainees.ts';
import { listPayments } from '../../server/services/payments/read-payments.ts';
import { recordPayment } from '../../server/services/payments/record-payment.ts';
import { readStatistics } from '../../server/services/statistics/read-statistics.ts';
import { eachSubmission } from '../../server/services/submissions/read-submissions.ts';
import { setResult } from '../../server/services/submissions/set-result.ts';
import { setSeat } from '../../server/services/submissions/set-seat.ts';
import { closeSubmission } from '../support/acts.ts';
import { COURSES, DEVOPS } from '../support/batch.ts';
import { engines, testOn, type TestSystem } from '../support/open-storage.ts';
import { enquire } from '../support/submissions.ts';

const DAY_MS = 86_400_000;
const MEERA = { by: 'Meera Nair' };

const goTo = (system: TestSystem, day: string) =>
  system.pass(Date.parse(`${day}T06:00:00Z`) - system.now().getTime());

const pay = async (system: TestSystem, reference: string, amount: number) =>
  await recordPayment(system, reference, { amount: String(amount), mode: 'upi' }, MEERA);

/** Sixty people ask in November: 35 about DevOps, 25 about AI. */
async function ask(system: TestSystem): Promise<{ devops: string[]; ai: string[] }> {
  const asked: { devops: string[]; ai: string[] } = { devops: [], ai: [] };
  for (let number = 0; number < 60; number += 1) {
    system.pass(60_000);
    const isDevops = number < 35;
    const course = isDevops ? 'DevOps Automation' : 'AI & Machine Learning';
    const reference = await enquire(system, {
      name: `Person ${number}`,
      email: `person${number}@example.com`,
      mobile: `98765 ${String(10_000 + number)}`,
      message: `Course: ${course}\n\nWhen does it begin?`,
    });
    (isDevops ? asked.devops : asked.ai).push(reference);
  }
  return asked;
}

async function openBatches(system: TestSystem) {
  const open = async (fields: object) =>
    (await openBatch(system, { ...DEVOPS, ...fields }, { courses: COURSES })).id;
  return {
    december: await open({ start: '2926-12-06', seats: '20', fee: '60000' }),
    january: await open({ start: '2927-01-10', seats: '20', fee: '60000' }),
    ai: await open({ course: 'aiml', start: '2926-12-13', weeks: '16', seats: '25', fee: '80000' }),
  };
}

describe.each(engines)('a year of the firm on %s', (engine) => {
  const it = testOn(engine);

  it('from 60 enquiries to the certificates of 3 batches: each figure is right, and no trainee is lost', async ({
    system,
  }) => {
    goTo(system, '2926-11-03');
    const batches = await openBatches(system);
    const { devops, ai } = await ask(system);
    const seats = [
      ...devops.slice(0, 20).map((reference) => ({ reference, batch: batches.december })),
      ...devops.slice(20, 25).map((reference) => ({ reference, batch: batches.january })),
      ...ai.slice(0, 20).map((reference) => ({ reference, batch: batches.ai })),
    ];
    expect(seats).toHaveLength(45);

    // 70 payments: 45 first ones, 23 second ones, 2 given back.
    for (const { reference, batch } of seats) {
      await setSeat(system, reference, { seat: 'taken', batch }, MEERA);
      await pay(system, reference, 20_000);
    }
    const cancelled = devops.slice(18, 20);
    for (const reference of devops.slice(0, 18)) await pay(system, reference, 10_000);
    for (const reference of ai.slice(0, 5)) await pay(system, reference, 30_000);
    for (const reference of cancelled) {
      await pay(system, reference, -20_000);
      await closeSubmission(system, reference, MEERA, { outcome: 'lost' });
    }

    goTo(system, '2926-11-30');
    const november = await readStatistics(system, { month: '2926-11' });
    expect(await readTraineeMonth(system, november)).toEqual({
      courses: expect.arrayContaining([
        { course: 'DevOps Automation', enquiries: 35, joined: 23, received: 640_000 },
        { course: 'AI & Machine Learning', enquiries: 25, joined: 20, received: 550_000 },
      ]),
      batches: [
        {
          id: batches.december,
          name: 'DevOps Automation, 6 December 2926',
          seats: 20,
          left: 2,
          agreed: 1_080_000,
          received: 540_000,
          balance: 540_000,
        },
        {
          id: batches.ai,
          name: 'AI & Machine Learning, 13 December 2926',
          seats: 25,
          left: 5,
          agreed: 1_600_000,
          received: 550_000,
          balance: 1_050_000,
        },
        {
          id: batches.january,
          name: 'DevOps Automation, 10 January 2927',
          seats: 20,
          left: 15,
          agreed: 300_000,
          received: 100_000,
          balance: 200_000,
        },
      ],
    });
    expect(november.enquiryOutcomes.filter(({ count }) => count > 0)).toEqual(
      expect.arrayContaining([
        { outcome: 'joined', count: 43 },
        { outcome: 'lost', count: 2 },
        { outcome: 'open', count: 15 },
      ]),
    );
    const payments: Record<string, unknown>[] = (
      await listPayments(system, { from: '2926-11-01', to: '2926-11-30' })
    ).map((row) => ({ ...row }));
    const sum = (of: 'amount' | 'taxable' | 'gst') =>
      Math.round(payments.reduce((total, row) => total + Number(row[of]) * 100, 0)) / 100;
    expect([payments.length, sum('amount')]).toEqual([70, 1_190_000]);
    expect(sum('taxable') + sum('gst')).toBeCloseTo(1_190_000, 2);

    // One trainee has her data deleted in January; the seat and the payments stay without her.
    goTo(system, '2927-01-20');
    await eraseData(system, 'person35@example.com');

    // The classes end; one does not pass. The server deletes what is old every day, for 400 days in all.
    const [failed = ''] = devops;
    await setResult(system, failed, false, MEERA);
    goTo(system, '2927-04-20');
    const issued = [];
    for (const id of [batches.december, batches.january, batches.ai])
      issued.push((await issueFromBatch(system, id)).added);
    expect(issued).toEqual([17, 5, 19]);
    for (
      let day = Date.parse('2927-04-21');
      day <= Date.parse('2926-11-03') + 400 * DAY_MS;
      day += 5 * DAY_MS
    ) {
      goTo(system, new Date(day).toISOString().slice(0, 10));
      await purgeUnattended(system);
    }
    const kept = await Array.fromAsync(eachSubmission(system, 'enquiry'));
    const trainees = seats
      .map(({ reference }) => reference)
      .filter((reference) => !cancelled.includes(reference) && reference !== ai[0]);
    expect(kept.map(({ reference }) => reference).toSorted()).toEqual(trainees.toSorted());
    expect(
      await Promise.all(
        Object.values(batches).map(
          async (id) => (await listPeopleOf(system, await requireBatch(system, id))).length,
        ),
      ),
    ).toEqual([18, 5, 19]);
    expect(await Array.fromAsync(eachCertificate(system))).toHaveLength(41);
    expect(await listPayments(system)).toHaveLength(70);
  });
});
