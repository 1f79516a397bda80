import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { COURSES, DEVOPS } from '../../tests/support/batch.ts';
import { openApp } from '../../tests/support/open-app.ts';
import type { TypedBatch } from '../services/catalogue/batch.ts';
import { openBatch } from '../services/batches/open-batch.ts';

async function openSite(settings: Record<string, string> = {}) {
  const { app, deps } = await openApp({ settings });
  const make = (typed: TypedBatch = {}) => openBatch(deps, { ...DEVOPS, ...typed }, { courses: COURSES });
  const get = (path: string) => app.inject(path);
  /** As another library reads it. */
  const eventsAt = async (path: string) => {
    const { body } = await get(path);
    const calendar = new ICAL.Component(ICAL.parse(body));
    return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  };
  return { make, get, eventsAt };
}

/** Each time at which an event takes place. */
function times(event: ICAL.Event): string[] {
  const found: string[] = [];
  const each = event.iterator();
  for (let time = each.next(); time; time = each.next()) found.push(time.toString());
  return found;
}

test('a batch has all its classes, at the firm’s hours', async () => {
  const { make, eventsAt } = await openSite();
  const { id } = await make({ weeks: '2', place: '4th floor; Baner Road' });
  const [event, ...others] = await eventsAt('/it-trainings/batches.ics');
  expect(others).toEqual([]);
  // Saturdays and Sundays, 10:00 to 13:00 in India.
  expect(times(event!)).toEqual([
    '2927-01-11T04:30:00Z',
    '2927-01-12T04:30:00Z',
    '2927-01-18T04:30:00Z',
    '2927-01-19T04:30:00Z',
  ]);
  expect(event?.endDate.toString()).toBe('2927-01-11T07:30:00Z');
  expect(event).toMatchObject({
    uid: `${id}@localhost:3000`,
    summary: 'DevOps Automation',
    location: '4th floor; Baner Road, Pune',
    description: expect.stringContaining('\n₹59,000 including 18% GST (₹9,000)\nSeats free'),
  });
});

test('a batch whose last day is a class has that class too', async () => {
  const { make, eventsAt } = await openSite();
  await make({ weeks: '', end: '2927-01-18', days: 'Sat' });
  const [event] = await eventsAt('/it-trainings/devops.ics');
  expect(times(event!)).toEqual(['2927-01-11T04:30:00Z', '2927-01-18T04:30:00Z']);
});

test('a class before dawn keeps its day, which is another one in UTC', async () => {
  const { make, eventsAt } = await openSite();
  await make({ weeks: '1', days: 'Sun', from_time: '04:00', to_time: '05:00' });
  const [event] = await eventsAt('/it-trainings/devops.ics');
  expect(times(event!)).toEqual(['2927-01-11T22:30:00Z']);
});

test.each([
  ['2027-03-13', ['2027-03-13T09:00:00Z', '2027-03-20T09:00:00Z']],
  // Clocks go forward on 28 March.
  ['2027-03-27', ['2027-03-27T09:00:00Z', '2027-04-03T08:00:00Z']],
])('from %s on, classes in Berlin begin at the hour that clocks show', async (start, expected) => {
  const { make, eventsAt } = await openSite({ TIME_ZONE: 'Europe/Berlin' });
  await make({ start, weeks: '2', days: 'Sat' });
  expect((await eventsAt('/it-trainings/devops.ics')).flatMap(times)).toEqual(expected);
});

test('without hours or an end, its first day stands alone', async () => {
  const { make, eventsAt } = await openSite();
  await make({ weeks: '' });
  expect((await eventsAt('/it-trainings/batches.ics')).map(({ startDate }) => startDate.toString())).toEqual([
    '2927-01-09',
  ]);
});

test('a course has its own calendar, a batch its file, and what is not there is not found', async () => {
  const { make, get, eventsAt } = await openSite();
  await make({ weeks: '' });
  const { id } = await make({ course: 'aiml', weeks: '' });
  expect(await eventsAt('/it-trainings/batches.ics')).toHaveLength(2);
  const titlesAt = async (path: string) => (await eventsAt(path)).map(({ summary }) => summary);
  expect(await titlesAt('/it-trainings/devops.ics')).toEqual(['DevOps Automation']);
  expect(await titlesAt('/it-trainings/aiml.ics')).toEqual(['AI & Machine Learning']);
  const one = await get(`/it-trainings/batches.ics?batch=${id}`);
  expect(one.headers['content-disposition']).toBe(`attachment; filename="${id}.ics"`);
  expect(one.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(one.body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  for (const path of ['/it-trainings/batches.ics?batch=gone-1234', '/it-trainings/cobol.ics'])
    expect((await get(path)).statusCode, path).toBe(404);
});

test('every line ends with CR and LF, the last one and those of an empty calendar too', async () => {
  const { make, get } = await openSite();
  const expectWholeLines = async () => {
    for (const path of ['/it-trainings/batches.ics', '/it-trainings/devops.ics']) {
      const { body } = await get(path);
      expect(body).toMatch(/END:VCALENDAR\r\n$/);
      expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }
  };
  await expectWholeLines();
  await make({ weeks: '2' });
  await expectWholeLines();
});
