import { describe, expect, test } from 'vitest';
import { longDay } from '../../contracts/batch.ts';
import type { Holiday } from '../../contracts/opening-hours.ts';
import { cancelBatch } from '../../server/services/batches/cancel-batch.ts';
import { listHolidayClasses } from '../../server/services/batches/holiday-classes.ts';
import { openBatch } from '../../server/services/batches/open-batch.ts';
import { eraseData } from '../../server/services/data/erase-data.ts';
import { findPersonData } from '../../server/services/data/find-person-data.ts';
import { actOnThing, editThing, eraseThing, makeThing } from '../../server/services/catalogue/edit-thing.ts';
import { notice } from '../../server/services/catalogue/notice.ts';
import { testimonial } from '../../server/services/catalogue/testimonial.ts';
import { findThing, listThings, undoVersion } from '../../server/services/catalogue/versions.ts';
import { listAuditLog } from '../../server/services/audit-log/read-audit-log.ts';
import { dayIn } from '../../server/services/calendar.ts';
import {
  addHoliday,
  readOfficeHours,
  removeHoliday,
  restoreHours,
  saveHours,
  typedWeek,
  undoHours,
} from '../../server/services/catalogue/opening-hours.ts';
import { readSiteFacts } from '../../server/services/catalogue/read-site-facts.ts';
import { COURSES, DEVOPS } from '../support/batch.ts';
import { engines, openTestSystem } from '../support/open-storage.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const CLOSED = {
  text: 'We are closed on 26 January, Republic Day.',
  tone: 'information',
  until_day: '2927-01-26',
};

describe.each(engines)('notices on %s', (engine) => {
  const open = async () => {
    const system = await openTestSystem(engine);
    const shown = async () => (await readSiteFacts(system)).notices;
    return { system, shown };
  };

  test('a notice is on the site at once, with its link; an urgent one stands first', async () => {
    const { system, shown } = await open();
    await makeThing(system, notice, { ...CLOSED, link: '/contact', link_label: 'Write to us' });
    await makeThing(system, notice, {
      ...CLOSED,
      text: 'Our telephone is down.',
      tone: 'urgent',
      link: '+91 80 4000 1234',
    });
    expect(await shown()).toEqual([
      {
        text: 'Our telephone is down.',
        tone: 'urgent',
        link: { href: 'tel:+918040001234', label: '+91 80 4000 1234' },
      },
      {
        text: 'We are closed on 26 January, Republic Day.',
        tone: 'information',
        link: { href: '/contact', label: 'Write to us' },
      },
    ]);
  });

  test('it waits for its first minute and leaves after its only day, typed once, in the firm’s time zone', async () => {
    const { system, shown } = await open();
    const tomorrow = dayIn(new Date(system.now().getTime() + DAY_MS), 'Asia/Kolkata');
    const { id } = await makeThing(system, notice, {
      ...CLOSED,
      from_day: tomorrow,
      from_time: '00:00',
      until_day: '',
    });
    expect((await findThing(system, notice, id))?.value.until_day).toBe(tomorrow);
    const state = async () => (await findThing(system, notice, id))?.shown;
    expect([await shown(), await state()]).toEqual([[], 'waiting']);
    system.pass(DAY_MS);
    expect([(await shown()).length, await state()]).toEqual([1, 'on-site']);
    system.pass(DAY_MS);
    expect([await shown(), await state()]).toEqual([[], 'over']);
  });

  test('a draft is seen by nobody, is published, taken from the site, and each act is undone', async () => {
    const { system, shown } = await open();
    const { id } = await makeThing(system, notice, CLOSED, { isDraft: true });
    const count = async () => (await shown()).length;
    expect(await count()).toBe(0);
    await expect(undoVersion(system, notice, id)).rejects.toThrow(
      `There is nothing to undo for the notice ${id}.`,
    );
    await actOnThing(system, notice, id, 'publish');
    expect(await count()).toBe(1);
    await editThing(system, notice, id, { text: 'We are closed on Monday.' });
    expect(await shown()).toMatchObject([{ text: 'We are closed on Monday.' }]);
    await undoVersion(system, notice, id);
    expect(await shown()).toMatchObject([{ text: CLOSED.text }]);
    await undoVersion(system, notice, id);
    expect(await shown()).toMatchObject([{ text: 'We are closed on Monday.' }]);
    await actOnThing(system, notice, id, 'withdraw');
    expect(await count()).toBe(0);
    await undoVersion(system, notice, id);
    expect(await count()).toBe(1);
    const { lines } = await listAuditLog(system);
    expect(lines.filter(({ reference }) => reference === id).map(({ sentence }) => sentence)).toEqual([
      'undid the last change of a notice',
      'unpublished a notice',
      'undid the last change of a notice',
      'undid the last change of a notice',
      'changed a notice',
      'published a notice',
      'added a notice',
    ]);
  });

  test('who saw an older version is refused, and of two at once one is', async () => {
    const { system, shown } = await open();
    const { id } = await makeThing(system, notice, CLOSED);
    const other = { ...system, storage: await system.openAgain() };
    const change = (text: string, by = system) => editThing(by, notice, id, { text }, 1);
    const outcomes = await Promise.allSettled([change('One.'), change('Two.', other)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(change('Three.')).rejects.toThrow(/changed notice-/);
    expect((await shown())[0]?.text).toMatch(/^(One|Two)\.$/);
  });

  test('what is wrong in a notice is said in a sentence beside its field', async () => {
    const { system } = await open();
    for (const [typed, fields] of [
      [{ text: '' }, { text: 'Write what visitors should know' }],
      [{ until_day: '' }, { until_day: 'Give the last day. The notice is removed after it' }],
      [{ until_day: 'Friday' }, { until_day: 'The last day is written as 2027-01-26, not “Friday”' }],
      [{ until_day: '2020-01-26' }, { until_day: '2020-01-26 is past: give a later end' }],
      [{ from_day: '2927-01-27' }, { until_day: 'It would end at 2927-01-26, before it begins' }],
      [{ from_time: '9:00' }, { from_day: 'Give the day of this time' }],
      [
        { from_time: 'noon', from_day: '2927-01-20' },
        { from_time: 'A time is written as 10:00 or 18:30, not “noon”' },
      ],
      [{ tone: 'loud' }, { tone: 'Say whether it is information or urgent' }],
      [
        { link: 'https://elsewhere.example/', link_label: 'There' },
        {
          link: '“https://elsewhere.example/” is neither a page of this site, such as /contact, nor a telephone number',
        },
      ],
      [
        { link: 'javascript:alert(1)', link_label: 'There' },
        { link: expect.stringContaining('neither a page') },
      ],
      [{ link_label: 'There' }, { link: 'Give the page or the number to which it leads' }],
      [
        { link: '/contact' },
        { link_label: 'Say in words where the link leads, such as “See the new dates”' },
      ],
      [{ text: 'x'.repeat(201) }, { text: 'Please use at most 200 characters' }],
    ] as [object, object][])
      await expect(makeThing(system, notice, { ...CLOSED, ...typed })).rejects.toMatchObject({ fields });
    expect(await listThings(system, notice)).toEqual([]);
  });
});

describe.each(engines)('opening hours on %s', (engine) => {
  const open = async () => {
    const system = await openTestSystem(engine);
    const shown = async () => (await readSiteFacts(system)).hours;
    const { week } = await readOfficeHours(system);
    return { system, shown, week: typedWeek(week) };
  };
  const REPUBLIC_DAY = { day: '2927-01-26', name: 'Republic Day', from: '', to: '' };

  test('nothing is shown anew while the hours are those of the content', async () => {
    const { system, shown, week } = await open();
    expect(await shown()).toBeNull();
    await saveHours(system, { week, holidays: [] }, 0);
    expect(await shown()).toBeNull();
  });

  test('a changed day and a holiday are shown, undone, and put back to the content', async () => {
    const { system, shown, week } = await open();
    const sat = { from: '10:00', to: '14:00' };
    await saveHours(system, { week: { ...week, sat }, holidays: [REPUBLIC_DAY] }, 0);
    expect(await shown()).toMatchObject({
      week: { mon: { from: '09:30', to: '18:00' }, sat, sun: null },
      holidays: [REPUBLIC_DAY],
    });
    await saveHours(system, { week, holidays: [REPUBLIC_DAY] }, 1);
    expect(await shown()).toMatchObject({ week: { sat: null }, holidays: [REPUBLIC_DAY] });
    expect((await readOfficeHours(system)).isOwnWeek).toBe(true);
    await undoHours(system, 2);
    expect(await shown()).toMatchObject({ week: { sat } });
    await restoreHours(system, 3);
    expect(await shown()).toBeNull();
    await undoHours(system);
    expect(await shown()).toMatchObject({ week: { sat } });
  });

  test('a holiday is changed and taken out, and leaves by itself when it is past', async () => {
    const { system, shown } = await open();
    const today = dayIn(system.now(), 'Asia/Kolkata');
    await addHoliday(system, { ...REPUBLIC_DAY, day: today });
    await addHoliday(system, REPUBLIC_DAY);
    await addHoliday(system, { ...REPUBLIC_DAY, from: '10:00', to: '12:00' });
    expect((await shown())?.holidays).toEqual([
      { ...REPUBLIC_DAY, day: today },
      { ...REPUBLIC_DAY, from: '10:00', to: '12:00' },
    ]);
    await removeHoliday(system, '2927-01-26');
    await expect(removeHoliday(system, '2927-01-26')).rejects.toThrow('There is no holiday on 2927-01-26');
    expect((await shown())?.holidays).toHaveLength(1);
    system.pass(DAY_MS);
    expect(await shown()).toBeNull();
  });

  test('a ticked holiday puts up its notice three days before, and takes it down after the day', async () => {
    const { system, week } = await open();
    const dayAfter = (days: number) =>
      dayIn(new Date(system.now().getTime() + days * DAY_MS), 'Asia/Kolkata');
    const [fair, diwali, plain] = [dayAfter(4), dayAfter(5), dayAfter(6)];
    const notices = async () => (await readSiteFacts(system)).notices;
    const closed = `We are closed on ${longDay(fair)}, Our fair.`;
    const short = `We are open from 10:00 to 13:00 IST on ${longDay(diwali)}, Diwali.`;
    const holidays: Holiday[] = [
      { day: fair, name: 'Our fair', from: '', to: '', notice: true },
      { day: diwali, name: 'Diwali', from: '10:00', to: '13:00', notice: true },
      { day: plain, name: 'Stocktaking', from: '', to: '' },
    ];
    await saveHours(system, { week, holidays }, 0);
    const shownOn: string[][] = [];
    for (let passed = 0; passed <= 6; passed += 1) {
      shownOn.push((await notices()).map(({ text }) => text));
      system.pass(DAY_MS);
    }
    expect(shownOn).toEqual([[], [closed], [closed, short], [closed, short], [closed, short], [short], []]);
  });

  test('a holiday that is changed by command keeps its notice', async () => {
    const { system, shown, week } = await open();
    await saveHours(system, { week, holidays: [{ ...REPUBLIC_DAY, notice: true }] }, 0);
    await addHoliday(system, { ...REPUBLIC_DAY, name: 'Parade' });
    expect((await shown())?.holidays).toEqual([{ ...REPUBLIC_DAY, name: 'Parade', notice: true }]);
  });

  test('batches that meet on a closed day are named, not those of open, other or cancelled days', async () => {
    const { system } = await open();
    const weekend = { ...DEVOPS, start: '2927-01-09', days: 'sat, sun', weeks: '12' };
    const { id } = await openBatch(system, weekend, { courses: COURSES });
    const cancelled = await openBatch(system, { ...weekend, city: 'Goa' }, { courses: COURSES });
    await cancelBatch(system, cancelled.id);
    const holidays: Holiday[] = [
      { day: '2927-01-25', name: 'Closed Saturday', from: '', to: '' },
      { day: '2927-01-19', name: 'Open Sunday', from: '10:00', to: '13:00' },
      { day: '2927-01-27', name: 'Closed Monday', from: '', to: '' },
      { day: '2927-04-06', name: 'After the last class', from: '', to: '' },
    ];
    expect(await listHolidayClasses(system, holidays)).toEqual([
      { day: '2927-01-25', id, name: 'DevOps Automation, 9 January 2927' },
    ]);
  });

  test('of two who change at once the second is refused, also of the first change', async () => {
    const { system, week } = await open();
    const change = (name: string) => saveHours(system, { week, holidays: [{ ...REPUBLIC_DAY, name }] }, 0);
    const outcomes = await Promise.allSettled([change('One'), change('Two')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(change('Three')).rejects.toThrow(/changed hours/);
  });

  test('what is wrong in opening hours is said in a sentence beside its field', async () => {
    const { system, shown, week } = await open();
    for (const [days, holidays, fields] of [
      [
        { mon: { from: '9:30', to: '' } },
        [],
        { mon_to: 'Monday: give both times, or none for a closed day' },
      ],
      [{ mon: { from: 'ten', to: '18:00' } }, [], { mon_to: 'Monday: a time is written as 9:30 or 18:00' }],
      [{ mon: { from: '18:00', to: '9:30' } }, [], { mon_to: 'Monday would end at 09:30, before it begins' }],
      [
        {},
        [{ ...REPUBLIC_DAY, day: '26.1.' }],
        { day_0: 'A holiday must be a day such as 2027-01-26, not “26.1.”' },
      ],
      [{}, [{ ...REPUBLIC_DAY, day: '2020-01-26' }], { day_0: '2020-01-26 is past: remove it' }],
      [{}, [{ ...REPUBLIC_DAY, name: ' ' }], { name_0: 'Say what the day is called, such as Republic Day' }],
      [{}, [REPUBLIC_DAY, REPUBLIC_DAY], { day_1: '2927-01-26 is listed twice' }],
      [
        {},
        [{ ...REPUBLIC_DAY, from: '10:00' }],
        { holiday_0_to: '2927-01-26: give both times, or none for a closed day' },
      ],
    ] as [object, Holiday[], object][]) {
      const saved = saveHours(system, { week: { ...week, ...days }, holidays }, 0);
      await expect(saved).rejects.toMatchObject({ fields });
    }
    expect(await shown()).toBeNull();
  });
});

describe.each(engines)('testimonials on %s', (engine) => {
  const SAID = {
    name: 'Anita S.',
    role: 'DevOps Automation',
    message: 'I learnt to give reasons for what I write.',
    agreed_by: 'Anita Sharma',
    agreed_on: '2026-01-12',
    agreed_to: 'Name, course and these words; by email',
    email: 'Anita@example.com',
  };
  const open = async () => {
    const system = await openTestSystem(engine);
    const shown = async () => (await readSiteFacts(system)).testimonials;
    return { system, shown };
  };

  test('what is published leaves the server without its consent, until it is withdrawn', async () => {
    const { system, shown } = await open();
    const { id } = await makeThing(system, testimonial, SAID, { isDraft: true });
    expect(await shown()).toEqual([]);
    await actOnThing(system, testimonial, id, 'publish');
    const { name, role, message } = SAID;
    expect(await shown()).toEqual([{ name, role, message }]);
    await actOnThing(system, testimonial, id, 'withdraw');
    expect(await shown()).toEqual([]);
    await undoVersion(system, testimonial, id);
    expect(await shown()).toHaveLength(1);
  });

  test('an undo brings back the address too, by which an erasure finds it', async () => {
    const { system, shown } = await open();
    const { id } = await makeThing(system, testimonial, SAID, { isDraft: true });
    await actOnThing(system, testimonial, id, 'publish');
    await editThing(system, testimonial, id, { ...SAID, email: 'other@example.com' });
    await undoVersion(system, testimonial, id);
    expect(await findPersonData(system, 'anita@example.com')).toMatchObject({ erased: ['1 testimonial'] });
    await eraseData(system, 'anita@example.com');
    expect(await shown()).toEqual([]);
  });

  test('nobody is quoted without a consent, and a change may not take it away', async () => {
    const { system, shown } = await open();
    const { id } = await makeThing(
      system,
      testimonial,
      { ...SAID, agreed_by: '', agreed_on: '', agreed_to: '' },
      { isDraft: true },
    );
    await expect(actOnThing(system, testimonial, id, 'publish')).rejects.toMatchObject({
      fields: {
        agreed_by: 'Say who agreed, by their full name',
        agreed_on: 'Say on which day they agreed',
        agreed_to: 'Say what they agreed to, and how',
      },
    });
    await expect(makeThing(system, testimonial, { ...SAID, agreed_on: '2927-01-01' })).rejects.toMatchObject({
      fields: { agreed_on: '2927-01-01 is yet to come: nobody has agreed' },
    });
    expect(await shown()).toEqual([]);
    const published = await makeThing(system, testimonial, SAID);
    await expect(editThing(system, testimonial, published.id, { agreed_by: '' })).rejects.toThrow(
      'Say who agreed',
    );
    expect(await shown()).toHaveLength(1);
  });

  test('a consent for some time ends by itself', async () => {
    const { system, shown } = await open();
    const today = dayIn(system.now(), 'Asia/Kolkata');
    const { id } = await makeThing(system, testimonial, { ...SAID, until_day: today });
    expect(await shown()).toHaveLength(1);
    system.pass(DAY_MS);
    expect([await shown(), (await findThing(system, testimonial, id))?.shown]).toEqual([[], 'over']);
  });

  test('erased it is gone with all its versions, and a person’s erasure takes it by their address', async () => {
    const { system, shown } = await open();
    const rows = async () =>
      await system.storage.database.selectFrom('office_fact_versions').selectAll().execute();
    const one = await makeThing(system, testimonial, { ...SAID, email: '' });
    await editThing(system, testimonial, one.id, { name: 'Anita' });
    await eraseThing(system, testimonial, one.id);
    expect([await shown(), await listThings(system, testimonial), await rows()]).toEqual([[], [], []]);
    const other = await makeThing(system, testimonial, SAID);
    expect(await findPersonData(system, 'anita@EXAMPLE.com')).toMatchObject({
      erased: ['1 testimonial'],
    });
    await eraseData(system, 'anita@example.com');
    expect([await shown(), await rows()]).toEqual([[], []]);
    const { lines } = await listAuditLog(system);
    expect(
      lines.filter(({ sentence }) => sentence === 'erased a testimonial').map(({ reference }) => reference),
    ).toEqual([other.id, one.id]);
  });

  test.for([{ email: 'New@example.com' }, { email: '' }])(
    'an erasure finds it by the address of an earlier version, now $email',
    async (changed) => {
      const { system } = await open();
      const { id } = await makeThing(
        system,
        testimonial,
        { ...SAID, email: 'Old@example.com' },
        { isDraft: true },
      );
      await editThing(system, testimonial, id, changed);
      await eraseData(system, 'old@example.com');
      const { database } = system.storage;
      expect(await database.selectFrom('office_fact_versions').selectAll().execute()).toEqual([]);
      expect(await listThings(system, testimonial)).toEqual([]);
    },
  );
});
