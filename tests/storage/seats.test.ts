import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { undoBatch } from '../../server/services/batches/undo-batch.ts';
import type { Reach } from '../../server/services/batches/change-batch.ts';
import { editBatch } from '../../server/services/batches/edit-batch.ts';
import { openBatch } from '../../server/services/batches/open-batch.ts';
import { listComingBatches } from '../../server/services/batches/read-batches.ts';
import { listFreedSeats, listSeats } from '../../server/services/batches/read-seats.ts';
import {
  cancelBatch,
  listCancelledSeats,
  listChangedSeats,
} from '../../server/services/batches/cancel-batch.ts';
import { giveSeats, takeSeats } from '../../server/services/batches/take-seats.ts';
import { dayIn } from '../../server/services/calendar.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { deleteSubmissions } from '../../server/services/data/delete-submissions.ts';
import { eraseData } from '../../server/services/data/erase-data.ts';
import { purgeData } from '../../server/services/data/purge-data.ts';
import { restoreData } from '../../server/services/data/restore-data.ts';
import { readHistory } from '../../server/services/submissions/read-history.ts';
import { describeChange } from '../../server/services/submissions/describe-change.ts';
import {
  listSubmissions,
  showSubmission,
  type SubmissionFilter,
} from '../../server/services/submissions/read-submissions.ts';
import { setCourse, setSeat, type WantedSeat } from '../../server/services/submissions/set-seat.ts';
import { undoChange } from '../../server/services/submissions/undo-change.ts';
import { VersionConflict } from '../../server/services/version-conflict.ts';
import { lockReceived, rowsOf } from '../../server/storage/received-rows.ts';
import { transactionDespiteDeadlocks } from '../../server/storage/retry-deadlock.ts';
import { lockBatch } from '../../server/storage/seats.ts';
import { DEVOPS, COURSES } from '../support/batch.ts';
import { engines, openTestSystem, type TestSystem } from '../support/open-storage.ts';
import { waitingStatements } from '../support/waiting-statements.ts';
import { enquire } from '../support/submissions.ts';
import { answerEnquiry, closeSubmission } from '../support/acts.ts';

const DAY_MS = 86_400_000;
const WAIT = { timeout: 20_000, interval: 20 };
const PRIYA = { by: 'Priya Nair' };
const made = { courses: COURSES };

async function opened(engine: (typeof engines)[number], seats = '2') {
  const system = await openTestSystem(engine);
  const { id } = await openBatch(system, { ...DEVOPS, seats }, made);
  return { system, id };
}

async function asks(system: TestSystem, name: string, batch: string): Promise<string> {
  system.pass(1_000);
  const message = `Course: DevOps Automation, 9 January 2927 (${batch})\n\nIs there a seat?`;
  return await enquire(system, { name, email: `${name.toLowerCase()}@example.com`, message });
}

const set = async (system: TestSystem, reference: string, seat: WantedSeat['seat'], rest: object = {}) =>
  await setSeat(system, reference, { seat, ...rest }, PRIYA);

const seen = async (system: TestSystem) =>
  (await listComingBatches(system)).map(({ state, left }) => [state, left])[0];

const inDays = (system: TestSystem, days: number) =>
  dayIn(new Date(system.now().getTime() + days * DAY_MS), system.config.timeZone);

describe.each(engines)('seats on %s', (engine) => {
  it('held and taken count as taken on the site, waiting does not, and giving back frees', async () => {
    const { system, id } = await opened(engine, '5');
    const asha = await asks(system, 'Asha', id);
    const ravi = await asks(system, 'Ravi', id);
    expect(await seen(system)).toEqual(['open', 5]);
    await set(system, asha, 'waiting');
    expect(await seen(system)).toEqual(['open', 5]);
    await set(system, asha, 'held');
    expect(await seen(system)).toEqual(['open', 4]);
    await set(system, asha, 'taken');
    expect(await seen(system)).toEqual(['open', 4]);
    await set(system, ravi, 'taken');
    expect(await seen(system)).toEqual(['few', 3]);
    await set(system, asha, null);
    expect(await seen(system)).toEqual(['open', 4]);
    expect(await listSeats(system, id)).toMatchObject([{ reference: ravi, name: 'Ravi', seat: 'taken' }]);
  });

  it('a hold ends by itself after its last day', async () => {
    const { system, id } = await opened(engine);
    const asha = await asks(system, 'Asha', id);
    await set(system, asha, 'held', { until: inDays(system, 2) });
    const ravi = await asks(system, 'Ravi', id);
    await set(system, ravi, 'held');
    expect((await listSeats(system, id)).map(({ until }) => until)).toEqual([
      inDays(system, 2),
      inDays(system, 3),
    ]);
    expect(await seen(system)).toEqual(['full', 0]);
    system.pass(2 * DAY_MS);
    expect(await seen(system), 'its last day counts').toEqual(['full', 0]);
    system.pass(DAY_MS);
    expect(await seen(system)).toEqual(['few', 1]);
    await set(system, await asks(system, 'Kavya', id), 'taken');
    await expect(set(system, asha, 'taken'), 'whose hold is over has no seat').rejects.toThrow(
      /^No seat of DevOps Automation, 9 January 2927 is free any more/,
    );
  });

  it('never more seats are used than there are, whoever gives them', async () => {
    const { system, id } = await opened(engine);
    const references: string[] = [];
    for (let number = 0; number < 12; number += 1) references.push(await asks(system, `Asha${number}`, id));
    await takeSeats(system, id);
    const settled = await Promise.allSettled([
      ...references.map((reference) => set(system, reference, 'held')),
      takeSeats(system, id),
    ]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await seen(system)).toEqual(['full', 0]);
  });

  it('the number of seats cannot go below what is used, by a change or its undo', async () => {
    const { system, id } = await opened(engine, '1');
    await editBatch(system, id, { seats: '3' }, made);
    for (const name of ['Asha', 'Ravi']) await set(system, await asks(system, name, id), 'held');
    await expect(editBatch(system, id, { seats: '1' }, made)).rejects.toThrow(
      '2 seats are taken: give at least 2',
    );
    await expect(undoBatch(system, id)).rejects.toThrow(
      '2 seats are taken or held, so the batch cannot have 1',
    );
    await expect(giveSeats(system, id)).rejects.toThrow(
      /^No seat of \S+ was recorded by hand\. Free the seat of an enquiry at the enquiry\.$/,
    );
  });

  it('is taken back, and the history tells', async () => {
    const { system, id } = await opened(engine);
    const asha = await asks(system, 'Asha', id);
    await set(system, asha, 'waiting');
    await set(system, asha, 'held', { until: inDays(system, 5) });
    await undoChange(system, asha, PRIYA);
    expect(await listSeats(system, id)).toMatchObject([{ seat: 'waiting', until: null }]);
    const { changes } = await readHistory(system, asha);
    expect(changes.map(({ act, to_seat, to_seat_until }) => [act, to_seat, to_seat_until])).toEqual([
      ['seat', 'waiting', null],
      ['seat', 'held', inDays(system, 5)],
      ['undo', 'waiting', null],
    ]);
    await set(system, asha, 'taken');
    await set(system, asha, null);
    for (const name of ['Ravi', 'Kavya']) await set(system, await asks(system, name, id), 'taken');
    await expect(undoChange(system, asha, PRIYA), 'the seat is gone').rejects.toThrow('is free any more');
  });

  it('whoever saw an older version is told, and the seat stays', async () => {
    const { system, id } = await opened(engine);
    const asha = await asks(system, 'Asha', id);
    await setSeat(system, asha, { seat: 'held' }, { by: 'Kiran Das', version: 1 });
    const late = setSeat(system, asha, { seat: 'waiting' }, { ...PRIYA, version: 1 });
    await expect(late).rejects.toThrow(VersionConflict);
    await expect(late).rejects.toMatchObject({ changedBy: 'Kiran Das' });
    expect(await listSeats(system, id)).toMatchObject([{ seat: 'held' }]);
  });

  it('closing frees what was held, but for who joined; answering changes nothing', async () => {
    const { system, id } = await opened(engine);
    const [asha, ravi] = [await asks(system, 'Asha', id), await asks(system, 'Ravi', id)];
    for (const one of [asha, ravi]) await set(system, one, 'held');
    await answerEnquiry(system, asha, 'phone', PRIYA);
    expect(await seen(system)).toEqual(['full', 0]);
    await closeSubmission(system, asha, PRIYA, { outcome: 'joined' });
    await closeSubmission(system, ravi, PRIYA, { outcome: 'lost' });
    expect(await listSeats(system, id)).toMatchObject([{ reference: asha, seat: 'taken' }]);
    expect(await seen(system)).toEqual(['few', 1]);
  });

  it('who waits first is told once a seat is free, and whose hold is over', async () => {
    const { system, id } = await opened(engine, '1');
    const [asha, ravi, kavya] = [
      await asks(system, 'Asha', id),
      await asks(system, 'Ravi', id),
      await asks(system, 'Kavya', id),
    ];
    await set(system, kavya, 'waiting');
    await set(system, ravi, 'waiting');
    await set(system, asha, 'held');
    expect(await listFreedSeats(system)).toEqual([]);
    system.pass(4 * DAY_MS);
    expect(await listFreedSeats(system)).toMatchObject([
      { batch: id, free: 1, first: { reference: ravi }, waiting: 2, over: [{ reference: asha }] },
    ]);
    await cancelBatch(system, id);
    expect(await listFreedSeats(system)).toEqual([]);
  });

  describe('of a cancelled batch', () => {
    const EMAIL = { subject: 'DevOps is cancelled', text: 'Dear {name},\n\nplease call us.' };

    /** Two with a seat, one on the waiting list, and another batch of the course. */
    async function cancellable(seats = '3') {
      const { system, id } = await opened(engine, '2');
      const other = await openBatch(system, { ...DEVOPS, start: '2927-03-06', seats }, made);
      const people = [];
      for (const name of ['Asha', 'Ravi', 'Kavya']) people.push(await asks(system, name, id));
      const [asha = '', ravi = '', kavya = ''] = people;
      await set(system, asha, 'taken');
      await set(system, ravi, 'held');
      await set(system, kavya, 'waiting');
      system.pass(60_000);
      return { system, id, target: other.id, asha, ravi, kavya };
    }
    const lettersOf = async ({ storage }: TestSystem) =>
      await storage.database.selectFrom('letters').selectAll().orderBy('recipient').execute();
    const waitingMails = async ({ storage }: TestSystem) =>
      (
        await storage.database
          .selectFrom('outbox')
          .select(['reference', 'state'])
          .where('kind', '=', 'enquiry-answer')
          .execute()
      ).length;

    it('all are moved and written to in one act, and their histories name both batches', async () => {
      const { system, id, target, asha, ravi, kavya } = await cancellable();
      const { moved, emailed, left } = await cancelBatch(system, id, { moveTo: target, email: EMAIL });
      expect([moved, emailed, left]).toEqual([3, 3, []]);
      expect(await listSeats(system, id)).toEqual([]);
      expect(await listSeats(system, target)).toMatchObject([
        { reference: asha, seat: 'taken' },
        { reference: ravi, seat: 'held' },
        { reference: kavya, seat: 'waiting' },
      ]);
      expect(await listComingBatches(system)).toMatchObject([{ id: target, left: 1 }]);
      expect((await lettersOf(system)).map(({ text }) => text.split('\n')[0])).toEqual([
        'Dear Asha,',
        'Dear Kavya,',
        'Dear Ravi,',
      ]);
      expect((await readHistory(system, asha)).changes.at(-1)).toMatchObject({
        act: 'seat',
        from_seat_batch: id,
        to_seat_batch: target,
        letter_id: expect.any(String),
      });
      expect(await listCancelledSeats(system)).toEqual([]);
    });

    it('without enough free seats elsewhere nothing is done at all', async () => {
      const { system, id, target, asha } = await cancellable('1');
      await expect(cancelBatch(system, id, { moveTo: target, email: EMAIL })).rejects.toThrow(
        'DevOps Automation, 6 March 2927 has 1 free seat for 2 people',
      );
      const aiml = await openBatch(system, { ...DEVOPS, course: 'aiml' }, made);
      await expect(cancelBatch(system, id, { moveTo: aiml.id })).rejects.toThrow('is of another course');
      await expect(
        cancelBatch(system, id, { email: { ...EMAIL, text: 'It starts on {start}.' } }),
      ).rejects.toThrow('{start}');
      expect((await listSeats(system, id)).map(({ reference }) => reference)).toContain(asha);
      expect(await lettersOf(system)).toEqual([]);
      expect((await listComingBatches(system)).map((batch) => batch.id)).toContain(id);
    });

    it('who was neither moved, written to nor called is listed until that is done', async () => {
      const { system, id, target, asha, ravi } = await cancellable();
      const { left } = await cancelBatch(system, id);
      expect(left.map(({ reference }) => reference)).toEqual([asha, ravi]);
      const name = 'DevOps Automation, 9 January 2927';
      expect(await listCancelledSeats(system)).toEqual([{ batch: id, name, people: 2 }]);
      await answerEnquiry(system, asha, 'phone', PRIYA);
      expect(await listCancelledSeats(system)).toEqual([{ batch: id, name, people: 1 }]);
      await cancelBatch(system, id, { moveTo: target });
      expect(await listCancelledSeats(system)).toEqual([]);
      expect(await listSeats(system, target)).toHaveLength(3);
    });

    it('a seat that is given back, and a letter that is not withdrawn, settle it too', async () => {
      const { system, id, asha, ravi } = await cancellable();
      await cancelBatch(system, id);
      await set(system, asha, null);
      expect(await listCancelledSeats(system)).toMatchObject([{ people: 1 }]);
      await answerEnquiry(system, ravi, { subject: 'Sorry', text: 'We call you.' }, PRIYA);
      expect(await listCancelledSeats(system)).toEqual([]);
      await undoChange(system, ravi, PRIYA);
      expect(await listCancelledSeats(system)).toMatchObject([{ people: 1 }]);
    });

    it('undone at once all are back and no email leaves; that undo can be undone', async () => {
      const { system, id, target, asha, ravi, kavya } = await cancellable();
      await cancelBatch(system, id, { moveTo: target, email: EMAIL });
      const { batch, undone, back } = await undoBatch(system, id);
      expect([batch.state, undone.what, back]).toEqual(['open', 'cancelled', 3]);
      expect((await listSeats(system, id)).map(({ reference }) => reference)).toEqual([asha, ravi, kavya]);
      expect(await listSeats(system, target)).toEqual([]);
      expect(await waitingMails(system)).toBe(0);
      expect((await undoBatch(system, id)).batch.state).toBe('cancelled');
      expect(await listCancelledSeats(system)).toMatchObject([{ people: 2 }]);
    });

    it('undone later, who was told by email stays in the other batch', async () => {
      const { system, id, target } = await cancellable();
      await cancelBatch(system, id, { moveTo: target, email: EMAIL });
      await system.storage.database.updateTable('outbox').set({ state: 'sent' }).execute();
      const { back, told } = await undoBatch(system, id);
      expect([back, told]).toEqual([0, 3]);
      expect(await listSeats(system, target)).toHaveLength(3);
    });

    it('an undo that takes the batch off the site is asked about, with who has a seat', async () => {
      const { system, id, asha, ravi } = await cancellable();
      const asked: string[][] = [];
      const refuse = ({ people }: Reach) => {
        asked.push(people.map(({ reference }) => reference));
        throw new Error('not agreed');
      };
      await expect(undoBatch(system, id, { agree: refuse })).rejects.toThrow('not agreed');
      expect(asked).toEqual([[asha, ravi, expect.any(String)]]);
      expect((await listComingBatches(system)).map((batch) => batch.id)).toContain(id);
    });
  });

  it('an enquiry that names no batch needs one, and a day that is none is refused', async () => {
    const { system, id } = await opened(engine);
    const reference = await enquire(system, { message: 'Course: DevOps Automation' });
    await expect(set(system, reference, 'held')).rejects.toThrow('has no batch: choose one');
    await expect(set(system, reference, 'held', { batch: 'no-such' })).rejects.toThrow('There is no batch');
    await expect(set(system, reference, 'held', { batch: id, until: 'soon' })).rejects.toThrow(
      'is not a date',
    );
    await expect(set(system, reference, 'held', { batch: id, until: '2020-01-01' })).rejects.toThrow(
      'is past',
    );
    await set(system, reference, 'held', { batch: id });
    expect(await seen(system)).toEqual(['few', 1]);
  });

  it('a taken seat stays counted when its enquiry is erased or kept past retention, and a hold is freed', async () => {
    const { system, id } = await opened(engine, '9');
    const [asha, ravi, kavya] = [
      await asks(system, 'Asha', id),
      await asks(system, 'Ravi', id),
      await asks(system, 'Kavya', id),
    ];
    for (const one of [asha, ravi]) await set(system, one, 'taken');
    await set(system, kavya, 'held', { until: inDays(system, 300) });
    await eraseData(system, 'asha@example.com');
    expect(await seen(system)).toEqual(['open', 6]);
    system.pass(200 * DAY_MS);
    await purgeData(system);
    expect(await seen(system)).toEqual(['open', 7]);
    await giveSeats(system, id, { count: 1 });
    expect(await seen(system)).toEqual(['open', 8]);
  });

  it('is held in any batch whatever the enquiry was about, moved out of a full or cancelled one, and undone', async () => {
    const { system, id } = await opened(engine, '1');
    const march = await openBatch(system, { ...DEVOPS, start: '2927-03-06', seats: '1' }, made);
    const aiml = await openBatch(system, { ...DEVOPS, course: 'aiml' }, made);
    const asha = await enquire(system, {
      name: 'Asha',
      email: 'asha@example.com',
      message: 'Pl call urgent',
    });
    await expect(setSeat(system, asha, { batch: id }, PRIYA)).rejects.toThrow('Asha has no seat to move');
    expect(await set(system, asha, 'taken', { batch: id })).toMatchObject({ batch: id, seat: 'taken' });
    expect(await showSubmission(system, 'enquiry', asha)).toMatchObject({
      course: 'DevOps Automation',
      outcome: 'joined',
      state: 'new',
      fee: 59_000,
    });
    const ravi = await asks(system, 'Ravi', id);
    await set(system, ravi, 'waiting');
    await setSeat(system, asha, { batch: march.id }, PRIYA);
    expect(await listSeats(system, march.id)).toMatchObject([{ reference: asha, seat: 'taken' }]);
    await expect(setSeat(system, ravi, { seat: 'held', batch: march.id }, PRIYA)).rejects.toThrow(
      'is free any more',
    );
    await undoChange(system, asha, PRIYA);
    expect(await listSeats(system, id)).toMatchObject([{ reference: asha }, { reference: ravi }]);
    await cancelBatch(system, id);
    await expect(set(system, ravi, 'held'), 'in a cancelled batch').rejects.toThrow('is cancelled');
    await expect(set(system, asha, null, { batch: aiml.id })).rejects.toThrow('leave out the other batch');
    await setSeat(system, asha, { batch: aiml.id }, PRIYA);
    expect(await showSubmission(system, 'enquiry', asha)).toMatchObject({
      seat_batch: aiml.id,
      course: 'AI & Machine Learning',
      fee: 59_000,
    });
    const { changes, batchNames } = await readHistory(system, asha);
    expect(changes.map((change) => describeChange(change, batchNames))).toEqual([
      'Seat taken in DevOps Automation, 9 January 2927; Course: DevOps Automation; Agreed fee: ₹59,000',
      'Moved from DevOps Automation, 9 January 2927 to DevOps Automation, 6 March 2927',
      'Last change undone',
      expect.stringMatching(/^Moved from DevOps Automation, 9 January 2927 to AI & Machine Learning/),
    ]);
  });

  it('whoever was not told of another day or place is listed until that is done or the change is undone', async () => {
    const { system, id } = await opened(engine, '5');
    const [asha, ravi] = [await asks(system, 'Asha', id), await asks(system, 'Ravi', id)];
    for (const one of [asha, ravi]) await set(system, one, 'taken');
    const untold = async () => (await listChangedSeats(system)).flatMap(({ people }) => people);
    system.pass(60_000);
    await editBatch(system, id, { fee: '60000' }, made);
    expect(await untold()).toEqual([]);
    await editBatch(system, id, { place: '4th floor' }, made);
    expect((await untold()).toSorted()).toEqual([asha, ravi].toSorted());
    system.pass(60_000);
    await answerEnquiry(system, asha, 'phone', PRIYA);
    await set(system, await asks(system, 'Kavya', id), 'taken');
    expect(await untold()).toEqual([ravi]);
    await undoBatch(system, id);
    expect(await untold()).toEqual([]);
  });

  it('is one for a person in a batch, and a hold ends at the latest on the first day', async () => {
    const { system, id } = await opened(engine, '5');
    const asha = await asks(system, 'Asha', id);
    const again = await enquire(system, {
      name: 'A. Rao',
      email: 'Asha@example.com',
      message: 'Please confirm',
    });
    await set(system, asha, 'held', { until: '2927-01-09' });
    await expect(set(system, again, 'waiting', { batch: id })).rejects.toThrow(`waits for one (${asha})`);
    const ravi = await asks(system, 'Ravi', id);
    await expect(set(system, ravi, 'held', { until: '2927-01-10' })).rejects.toThrow(
      'A hold ends at the latest on the first day of the batch, 9 January 2927',
    );
  });

  it('is given back with “Joined” when closed with another outcome, and comes back with an undo', async () => {
    const { system, id } = await opened(engine, '5');
    const asha = await asks(system, 'Asha', id);
    await set(system, asha, 'taken');
    const outcome = async () => (await showSubmission(system, 'enquiry', asha)) as { outcome: string | null };
    await closeSubmission(system, asha, PRIYA);
    expect([await outcome(), (await listSeats(system, id)).length]).toMatchObject([{ outcome: 'joined' }, 1]);
    await expect(closeSubmission(system, asha, PRIYA, { outcome: 'lost' })).resolves.toMatchObject({
      seatGivenBack: 'DevOps Automation, 9 January 2927',
    });
    expect(await listSeats(system, id)).toEqual([]);
    await undoChange(system, asha, PRIYA);
    expect([await outcome(), (await listSeats(system, id)).length]).toMatchObject([{ outcome: 'joined' }, 1]);
    await set(system, asha, null);
    expect(await outcome()).toMatchObject({ outcome: null });
  });

  it('the list filters by the course and the batch that the office set, or the message names', async () => {
    const { system, id } = await opened(engine, '5');
    const asha = await asks(system, 'Asha', id);
    const kavya = await enquire(system, { name: 'Kavya', email: 'k@example.com', message: 'Service: VAPT' });
    const ravi = await enquire(system, {
      name: 'Ravi',
      email: 'r@example.com',
      message: 'Course: DevOps Automation\n\nHi',
    });
    await setCourse(system, kavya, 'aiml', { ...made, author: PRIYA });
    const found = async (filter: SubmissionFilter) =>
      (await listSubmissions(system, 'enquiry', { ...filter, sort: 'oldest' })).rows.map(
        ({ reference }) => reference,
      );
    expect((await found({ course: 'DevOps Automation' })).toSorted()).toEqual([asha, ravi].toSorted());
    expect(await found({ course: 'AI & Machine Learning' })).toEqual([kavya]);
    await set(system, kavya, 'waiting', { batch: id });
    expect((await found({ batch: id })).toSorted()).toEqual([asha, kavya].toSorted());
    await expect(setCourse(system, ravi, 'Cookery', { ...made, author: PRIYA })).rejects.toThrow(
      'There is no course',
    );
    await setCourse(system, ravi, 'aiml', { ...made, author: PRIYA });
    expect(await found({ course: 'DevOps Automation' }), 'another course was set').not.toContain(ravi);
  });

  it('comes back with a backup', async () => {
    const { system, id } = await opened(engine);
    await set(system, await asks(system, 'Asha', id), 'held');
    const file = join(system.config.dataFolder, 'seats.backup');
    await backupData(system, file);
    const other = await openTestSystem(engine);
    await restoreData(other, file);
    expect(await seen(other)).toEqual(['few', 1]);
    expect(await listSeats(other, id)).toMatchObject([{ name: 'Asha', seat: 'held' }]);
  });
});

describe.skipIf(!engines.includes('postgres'))('seats on PostgreSQL', () => {
  it('a taken seat is counted once when two servers delete its enquiry in the same moment', async () => {
    const { system, id } = await opened('postgres', '9');
    await set(system, await asks(system, 'Asha', id), 'taken');
    const rows = await rowsOf(system.storage.database, 'enquiry').execute();
    const other = { ...system, storage: await system.openAgain() };
    const third = await system.openAgain();
    const both = await third.database.transaction().execute(async (transaction) => {
      await lockBatch(transaction, id);
      const purging = Promise.all([deleteSubmissions(system, rows), deleteSubmissions(other, rows)]);
      await vi.waitUntil(async () => (await waitingStatements(third.database)) === 2, WAIT);
      return { purging };
    });
    await both.purging;
    expect(await seen(system)).toEqual(['open', 8]);
  });

  it('a seat is set though an erasure and the change wait for each other', async () => {
    const { system, id } = await opened('postgres', '9');
    const [asha, ravi] = [await asks(system, 'Asha', id), await asks(system, 'Ravi', id)];
    await set(system, asha, 'taken');
    const other = await system.openAgain();
    let setting: Promise<unknown> | undefined;
    // PostgreSQL ends the one that waited first, on a busy machine the other one.
    await transactionDespiteDeadlocks(other.database, async (erasing) => {
      await lockReceived(erasing, [ravi]);
      if (!setting) {
        setting = set(system, ravi, 'taken');
        // It holds the batch, then waits for the enquiry.
        await vi.waitUntil(async () => (await waitingStatements(other.database)) > 0, WAIT);
      }
      await lockBatch(erasing, id);
    });
    await setting;
    expect(await seen(system)).toEqual(['open', 7]);
  });
});
