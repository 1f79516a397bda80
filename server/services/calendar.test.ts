import { expect, test } from 'vitest';
import { dayIn, startOfDay } from './calendar.ts';

test('a day begins at the midnight of its time zone', () => {
  expect(startOfDay('2026-11-21', 'Asia/Kolkata').toISOString()).toBe('2026-11-20T18:30:00.000Z');
  expect(startOfDay('2026-11-21', 'America/New_York').toISOString()).toBe('2026-11-21T05:00:00.000Z');
  // Clocks are set forward at two o'clock on this day, and back on the other.
  expect(startOfDay('2026-03-29', 'Europe/Berlin').toISOString()).toBe('2026-03-28T23:00:00.000Z');
  expect(startOfDay('2026-10-26', 'Europe/Berlin').toISOString()).toBe('2026-10-25T23:00:00.000Z');
});

test('the day is the one that people there have', () => {
  expect(dayIn(new Date('2026-11-20T18:30:00Z'), 'Asia/Kolkata')).toBe('2026-11-21');
  expect(dayIn(new Date('2026-11-20T18:29:59Z'), 'Asia/Kolkata')).toBe('2026-11-20');
});
