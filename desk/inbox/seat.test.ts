import { expect, test } from 'vitest';
import { DEVOPS, COURSES } from '../../tests/support/batch.ts';
import { drawnFrom, openDesk } from '../../tests/support/open-desk.ts';
import type { ReviewView } from '../ui/review.tsx';
import { subscribe } from '../../server/services/subscriptions/subscribe.ts';
import { openBatch } from '../../server/services/batches/open-batch.ts';
import { listComingBatches } from '../../server/services/batches/read-batches.ts';
import type { BatchView } from '../batches/view.ts';
import type { TodayView } from '../today/view.ts';
import type { SubmissionView } from './load-submission.ts';
import { enquire } from '../../tests/support/submissions.ts';

const DAY_MS = 86_400_000;

async function openOffice(seats = '1') {
  const desk = await openDesk();
  const { system } = desk;
  const { id } = await openBatch(system, { ...DEVOPS, seats }, { courses: COURSES });
  const cookie = await desk.signIn('office');
  return {
    ...desk,
    id,
    /** Returns the address at the desk. */
    async ask(name: string, subject = `Course: DevOps Automation, 9 January 2927 (${id})`) {
      system.pass(1_000);
      const message = `${subject}

Hello`;
      return `/enquiries/${await enquire(system, { name, email: `${name}@example.com`, message })}`;
    },
    get: async <View>(path: string, as?: string) =>
      (
        JSON.parse((await desk.ask({ path, cookie: as ?? (await desk.signIn('office')) })).body) as {
          view: View;
        }
      ).view,
    post: async (path: string, form: Record<string, string>) =>
      await desk.ask({ method: 'POST', path, form, cookie: await desk.signIn('office') }),
    cookie,
    left: async () => (await listComingBatches(system))[0]?.left,
  };
}

test('one press holds the seat, the page and the batch show it, and an undo takes it back', async () => {
  const office = await openOffice('3');
  const path = await office.ask('Asha');
  const before = await office.get<SubmissionView>(path);
  expect(before.seat).toMatchObject({
    seat: null,
    batch: { name: 'DevOps Automation, 9 January 2927', seats: 3, free: 3, isCancelled: false },
    typed: { until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  });
  const held = await office.post(`${path}/seat`, { version: '1', seat: 'held', until: '2926-12-31' });
  expect([held.statusCode, held.headers.location]).toEqual([303, path]);
  expect(await office.left()).toBe(2);
  const view = await office.get<SubmissionView>(path);
  expect(view.seat).toMatchObject({ seat: 'held', until: '2926-12-31', isOver: false, batch: { free: 2 } });
  expect(view.events.at(-1)?.what).toBe('Seat held until Tue 31 Dec in DevOps Automation, 9 January 2927');
  const batch = await office.get<BatchView>(`/batches/${office.id}`);
  expect(batch.batch).toMatchObject({ taken: 1, takenByHand: 0, people: [{ name: 'Asha', seat: 'held' }] });
  await office.post(`${path}/undo`, { version: '2' });
  expect(await office.left()).toBe(3);
});

test('Today names who waits first when a seat is free, and the hold that ended', async () => {
  const office = await openOffice('1');
  const [asha, ravi, kavya] = [await office.ask('Asha'), await office.ask('Ravi'), await office.ask('Kavya')];
  await office.post(`${asha}/seat`, { version: '1', seat: 'held' });
  for (const path of [kavya, ravi]) await office.post(`${path}/seat`, { version: '1', seat: 'waiting' });
  const sentences = async () =>
    (await office.get<TodayView>('/')).problems.map(({ sentence, link }) => [sentence, link?.path]);
  expect((await sentences()).join()).not.toContain('free');
  office.system.pass(4 * DAY_MS);
  const told = await sentences();
  expect(told).toContainEqual([
    'A seat of DevOps Automation, 9 January 2927 is free. Ravi is first on the waiting list, of 2.',
    ravi,
  ]);
  expect(told).toContainEqual([expect.stringMatching(/^The seat of Asha in .* is free again\.$/), asha]);
  expect(JSON.stringify(await office.get('/', await office.signIn('recruiter')))).not.toContain('Ravi');
});

test('before a seat of a full batch becomes free the page shows who gets an email of it', async () => {
  const office = await openOffice('1');
  const path = await office.ask('Asha');
  await office.post(`${path}/seat`, { version: '1', seat: 'held' });
  const fields = { name: 'Kavya Nair', email: 'kavya@example.com', course: 'devops' };
  await subscribe(office.system, { fields, clientAddress: '192.0.2.1' }, COURSES);
  const confirmed = office.system.now().toISOString();
  await office.system.storage.database.updateTable('subscriptions').set({ confirmed }).execute();
  for (const [verb, form] of [
    ['seat', { version: '2', seat: '' }],
    ['close', { version: '2', outcome: 'lost' }],
  ] as const) {
    const shown = drawnFrom<ReviewView>(await office.post(`${path}/${verb}`, form));
    expect([shown.heading, shown.rows]).toEqual([
      `${verb === 'seat' ? 'Release the seat' : 'Close'} and email one person?`,
      [{ name: 'Kavya Nair', detail: 'kavya@example.com' }],
    ]);
  }
  expect(await office.left()).toBe(0);
  const given = await office.post(`${path}/seat`, { version: '2', seat: '', reviewed: 'yes' });
  expect([given.statusCode, await office.left()]).toEqual([303, 1]);
});
