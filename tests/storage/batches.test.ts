import { describe, expect } from 'vitest';
import { copyBatch } from '../../server/services/batches/copy-batch.ts';
import { editBatch } from '../../server/services/batches/edit-batch.ts';
import { openBatch } from '../../server/services/batches/open-batch.ts';
import {
  listBatches,
  listBatchYears,
  listComingBatches,
  listTaughtNames,
} from '../../server/services/batches/read-batches.ts';
import { cancelBatch } from '../../server/services/batches/cancel-batch.ts';
import { setBatchState } from '../../server/services/batches/set-batch-state.ts';
import { giveSeats, takeSeats } from '../../server/services/batches/take-seats.ts';
import { lastChangeOf, undoBatch } from '../../server/services/batches/undo-batch.ts';
import { listAuditLog } from '../../server/services/audit-log/read-audit-log.ts';
import { dayIn, startOfDay } from '../../server/services/calendar.ts';
import { COURSES, DEVOPS } from '../support/batch.ts';
import { engines, testOn } from '../support/open-storage.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const ZONE = 'Asia/Kolkata';
const made = { courses: COURSES };

const dayFrom = (now: Date, days: number) => dayIn(new Date(now.getTime() + days * DAY_MS), ZONE);

describe.each(engines)('batches on %s', (engine) => {
  const it = testOn(engine);

  it('a batch is made with what was typed, and visitors see it', async ({ system }) => {
    const { id } = await openBatch(system, { ...DEVOPS, note: 'Projector is broken' }, made);
    expect(id).toMatch(/^devops-[a-z0-9]{4}$/);
    expect(await listComingBatches(system)).toEqual([
      {
        id,
        course: 'devops',
        courseTitle: 'DevOps Automation',
        start: '2927-01-09',
        end: null,
        weeks: 12,
        days: ['sat', 'sun'],
        from: '10:00',
        to: '13:00',
        timeZone: ZONE,
        mode: 'classroom',
        city: 'Pune',
        place: '',
        language: '',
        trainer: '',
        state: 'open',
        left: 24,
        fee: 59_000,
        gstRate: 18,
        instalments: '',
        earlyFee: null,
        earlyUntil: null,
      },
    ]);
  });

  it('the seats decide what visitors are told: open, few, full', async ({ system }) => {
    const { id } = await openBatch(system, { ...DEVOPS, seats: '5' }, made);
    const seen = async () => (await listComingBatches(system)).map(({ state, left }) => [state, left])[0];
    await takeSeats(system, id);
    expect(await seen()).toEqual(['open', 4]);
    await takeSeats(system, id);
    expect(await seen()).toEqual(['few', 3]);
    await expect(takeSeats(system, id, { count: 4 })).rejects.toThrow(
      /^devops-.... has only 3 free seats\.$/,
    );
    await takeSeats(system, id, { count: 3 });
    expect(await seen()).toEqual(['full', 0]);
    await expect(takeSeats(system, id)).rejects.toThrow(/^No seat of devops-.... is free\./);
    await giveSeats(system, id, { count: 4 });
    await expect(giveSeats(system, id, { count: 2 })).rejects.toThrow(
      /^Only 1 seat of devops-.... was recorded by hand/,
    );
    await expect(takeSeats(system, id, { count: 5 })).rejects.toThrow('has only 4 free seats');
    await giveSeats(system, id);
    await expect(giveSeats(system, id)).rejects.toThrow(/^No seat of devops-.... was recorded by hand\.$/);
    await setBatchState(system, id, 'full');
    expect(await seen()).toEqual(['full', 5]);
    await cancelBatch(system, id);
    expect(await seen()).toBeUndefined();
  });

  it('it can be joined on its first day, and leaves at the midnight after it', async ({ system }) => {
    const start = dayFrom(system.now(), 1);
    await openBatch(system, { ...DEVOPS, start, weeks: '1' }, made);
    const nextMidnight = startOfDay(dayFrom(system.now(), 2), ZONE).getTime();
    system.pass(nextMidnight - system.now().getTime() - 60_000);
    expect(await listComingBatches(system)).toHaveLength(1);
    system.pass(120_000);
    expect(await listComingBatches(system)).toEqual([]);
    expect(await listBatches(system)).toMatchObject([{ state: 'running' }]);
    system.pass(7 * DAY_MS);
    expect(await listBatches(system)).toMatchObject([{ state: 'done' }]);
  });

  it('a class of certificates is offered the name of a batch that has begun', async ({ system }) => {
    await openBatch(system, { ...DEVOPS, start: dayFrom(system.now(), 1) }, made);
    await openBatch(system, { ...DEVOPS, course: 'aiml', start: dayFrom(system.now(), 3) }, made);
    const { id } = await openBatch(system, { ...DEVOPS, start: dayFrom(system.now(), 2) }, made);
    await cancelBatch(system, id);
    expect(await listTaughtNames(system)).toEqual([]);
    system.pass(5 * DAY_MS);
    expect(await listTaughtNames(system)).toEqual([
      expect.stringMatching(/^AI & Machine Learning, \d+ \w+ \d{4}$/),
      expect.stringMatching(/^DevOps Automation, /),
    ]);
  });

  it('a draft is seen by nobody before it is published', async ({ system }) => {
    const { id } = await openBatch(system, DEVOPS, { ...made, isDraft: true });
    expect(await listComingBatches(system)).toEqual([]);
    await setBatchState(system, id, 'open');
    expect(await listComingBatches(system)).toHaveLength(1);
  });

  it('each mistake is one sentence beside its field', async ({ system }) => {
    const cases: [Record<string, string>, Record<string, string>][] = [
      [
        { end: '2927-01-01', weeks: '' },
        { end: 'The last day, 2927-01-01, is before the first, 2927-01-09' },
      ],
      [{ end: '2927-03-28' }, { weeks: 'Give the last day or the weeks, not both' }],
      [{ start: '2020-01-09' }, { start: 'The first day, 2020-01-09, is past. Give today or a later day' }],
      [{ start: '9 Jan' }, { start: 'The start is written as 2027-01-26, not “9 Jan”' }],
      [{ fee: 'fifty' }, { fee: 'The fee must be a whole amount in INR such as 59000, not “fifty”' }],
      [{ fee: '59000.50' }, { fee: 'The fee must be a whole amount in INR such as 59000, not “59000.50”' }],
      [{ seats: '0' }, { seats: 'Give the number of seats, from 1 to 1000' }],
      [{ mode: 'zoom' }, { mode: 'The mode must be classroom, online or hybrid' }],
      [{ city: '' }, { city: 'Give the city of the classroom' }],
      [{ to_time: '09:00' }, { to_time: 'A class that begins at 10:00 ends later than 09:00' }],
      [{ to_time: '' }, { to_time: 'Give both times, or neither' }],
      [{ days: 'weekends' }, { days: 'Write days as Sat, Sun, not “weekends”' }],
      [{ days: 'Mon–Fri' }, { days: 'Write days as Sat, Sun, not “Mon–Fri”' }],
      [{ start: '9027-01-31' }, { start: 'The first day, 9027-01-31, is too far ahead' }],
      [
        { end: '2930-01-09', weeks: '' },
        { end: 'The last day, 2930-01-09, is more than 104 weeks after the first' },
      ],
      [
        { early_fee: '60000', early_until: '2926-12-01' },
        { early_fee: 'The early-bird fee must be lower than the fee' },
      ],
      [{ early_fee: '50000' }, { early_until: 'Give the early-bird fee and its last day, or neither' }],
      [{ course: 'cobol' }, { course: 'There is no course “cobol” on the site: choose one of the list' }],
    ];
    for (const [wrong, fields] of cases)
      await expect(
        openBatch(system, { ...DEVOPS, ...wrong }, made),
        JSON.stringify(wrong),
      ).rejects.toMatchObject({
        fields,
      });
    expect(await listBatches(system)).toEqual([]);
  });

  it('it never has fewer seats than are taken', async ({ system }) => {
    const { id } = await openBatch(system, DEVOPS, made);
    await takeSeats(system, id, { count: 12 });
    await expect(editBatch(system, id, { seats: '10' }, made)).rejects.toMatchObject({
      fields: { seats: '12 seats are taken: give at least 12' },
    });
    expect(await editBatch(system, id, { seats: '12' }, made)).toMatchObject({ seats: 12, taken: 12 });
  });

  it('sent twice, it is made once', async ({ system }) => {
    const { id } = await openBatch(system, DEVOPS, made);
    await expect(openBatch(system, DEVOPS, made)).rejects.toThrow(`(${id})`);
    await openBatch(system, { ...DEVOPS, from_time: '09:00' }, made);
    expect(await listBatches(system)).toHaveLength(2);
  });

  it('a copy is as long as the first was, and nobody has joined it', async ({ system }) => {
    const { id } = await openBatch(
      system,
      { ...DEVOPS, weeks: '', end: '2927-03-28', early_fee: '54000', early_until: '2926-12-01' },
      made,
    );
    await takeSeats(system, id);
    expect(await copyBatch(system, id, '2927-06-05', made)).toMatchObject({
      start: '2927-06-05',
      end: '2927-08-22',
      taken: 0,
      fee: 59_000,
      early_fee: null,
      early_until: null,
      state: 'open',
    });
    await expect(copyBatch(system, id, '2927-09-05', { courses: [] })).rejects.toThrow(
      'The course DevOps Automation is no longer on the site',
    );
  });

  it('a course that left the site keeps its batches, which can still be changed', async ({ system }) => {
    const { id } = await openBatch(system, DEVOPS, made);
    const edited = await editBatch(system, id, { course: 'devops', seats: '30' }, { courses: [] });
    expect(edited).toMatchObject({ seats: 30, course_title: 'DevOps Automation' });
  });

  it('each change can be undone, and the undo too; the audit log has all of it', async ({ system }) => {
    const { id } = await openBatch(system, DEVOPS, made);
    await editBatch(system, id, { fee: '', city: 'Goa' }, made);
    expect((await undoBatch(system, id)).batch).toMatchObject({ fee: 59_000, city: 'Pune' });
    expect((await undoBatch(system, id)).batch).toMatchObject({ fee: null, city: 'Goa' });
    await takeSeats(system, id, { count: 2 });
    const { batch, undone } = await undoBatch(system, id);
    expect([batch.taken, undone.what]).toEqual([0, 'seat added']);
    const { lines } = await listAuditLog(system);
    expect(lines.filter(({ reference }) => reference === id).map(({ sentence }) => sentence)).toEqual([
      'undid the last change of a batch',
      'recorded seats of a batch',
      'undid the last change of a batch',
      'undid the last change of a batch',
      'changed a batch',
      'added a batch',
    ]);
  });

  it('the last change has a name: what was done, by whom and when', async ({ system }) => {
    const { id } = await openBatch(system, DEVOPS, { ...made, isDraft: true });
    const named = async () => {
      const [batch] = await listBatches(system);
      return batch && lastChangeOf(batch)?.what;
    };
    expect(await named(), 'a new draft').toBeUndefined();
    const meera = { ...system, actor: 'Meera' };
    await setBatchState(meera, id, 'open');
    expect(await listBatches(system).then(([batch]) => batch && lastChangeOf(batch))).toEqual({
      what: 'published',
      by: 'Meera',
      at: expect.stringMatching(/^\d{4}-/),
    });
    await setBatchState(system, id, 'full');
    expect(await named()).toBe('bookings stopped');
    await setBatchState(system, id, 'open');
    expect(await named()).toBe('bookings opened again');
    await takeSeats(system, id);
    await giveSeats(system, id);
    expect(await named()).toBe('seat removed');
    await editBatch(system, id, { city: 'Goa' }, made);
    expect(await named()).toBe('edited');
    await cancelBatch(system, id);
    expect(await named()).toBe('cancelled');
    await undoBatch(system, id);
    expect(await named()).toBe('published');
  });

  it('who saw an older version changes nothing, and is told who was faster', async ({ system }) => {
    const { id, version } = await openBatch(system, DEVOPS, made);
    await editBatch({ ...system, actor: 'meera' }, id, { city: 'Goa' }, { ...made, seen: version });
    const stale = { name: 'VersionConflict', changedBy: 'meera' };
    for (const late of [
      () => editBatch(system, id, { city: 'Kochi' }, { ...made, seen: version }),
      () => takeSeats(system, id, { seen: version }),
      () => setBatchState(system, id, 'full', { seen: version }),
      () => undoBatch(system, id, { seen: version }),
    ])
      await expect(late()).rejects.toMatchObject(stale);
    expect(await listBatches(system)).toMatchObject([{ city: 'Goa', taken: 0, state: 'open' }]);
  });

  it('two people who take the last seat at once: one gets it', async ({ system }) => {
    const other = { ...system, storage: await system.openAgain() };
    const { id } = await openBatch(system, { ...DEVOPS, seats: '1' }, made);
    const outcomes = await Promise.allSettled([takeSeats(system, id), takeSeats(other, id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await listBatches(system)).toMatchObject([{ taken: 1 }]);
  });

  it('batches are listed by course, state and year', async ({ system }) => {
    await openBatch(system, DEVOPS, made);
    await openBatch(
      system,
      { ...DEVOPS, course: 'AI & Machine Learning', start: '2926-06-01', seats: '3' },
      made,
    );
    const starts = async (filter: object) => (await listBatches(system, filter)).map(({ start }) => start);
    expect(await starts({})).toEqual(['2926-06-01', '2927-01-09']);
    expect(await starts({ course: 'devops' })).toEqual(['2927-01-09']);
    expect(await starts({ state: 'few' })).toEqual(['2926-06-01']);
    expect(await starts({ year: '2926' })).toEqual(['2926-06-01']);
    expect((await listBatchYears(system)).at(-1)).toBe('2927');
  });
});
