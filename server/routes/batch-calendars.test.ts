import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { COURSES, DEVOPS } from '../../tests/support/batch.ts';
import { openApp } from '../../tests/support/open-app.ts';
import type { TypedBatch } from '../services/batches/batch-fields.ts';
import { openBatch } from '../services/batches/open-batch.ts';

async function openSite() {
  const { app, deps } = await openApp();
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

test('a batch has an event for each class, at the firm’s hours', async () => {
  const { make, eventsAt } = await openSite();
  const { id } = await make({ weeks: '2', place: '4th floor; Baner Road' });
  const events = await eventsAt('/it-trainings/batches.ics');
  // Saturdays and Sundays, 10:00 to 13:00 in India.
  expect(events.map(({ startDate, endDate }) => `${startDate.toString()} ${endDate.toString()}`)).toEqual([
    '2927-01-11T04:30:00Z 2927-01-11T07:30:00Z',
    '2927-01-12T04:30:00Z 2927-01-12T07:30:00Z',
    '2927-01-18T04:30:00Z 2927-01-18T07:30:00Z',
    '2927-01-19T04:30:00Z 2927-01-19T07:30:00Z',
  ]);
  expect(events[0]).toMatchObject({
    uid: `${id}-2927-01-11@localhost:3000`,
    summary: 'DevOps Automation',
    location: '4th floor; Baner Road, Pune',
    description: expect.stringContaining('\n₹59,000 including 18% GST (₹9,000)\nSeats free'),
  });
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
  expect(await eventsAt('/it-trainings/devops.ics')).toHaveLength(1);
  const one = await get(`/it-trainings/batches.ics?batch=${id}`);
  expect(one.headers['content-disposition']).toBe(`attachment; filename="${id}.ics"`);
  expect(one.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(one.body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  for (const path of ['/it-trainings/batches.ics?batch=gone-1234', '/it-trainings/cobol.ics'])
    expect((await get(path)).statusCode, path).toBe(404);
});
