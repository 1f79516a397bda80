import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

test.each(['REQUEST', 'CANCEL'] as const)('the last line of a calendar with %s ends too', (method) => {
  const entry = {
    method,
    id: 'i1',
    sequence: 0,
    start: '2927-01-09T04:30:00Z',
    minutes: 45,
    place: 'Online',
    summary: 'Interview',
  };
  const file = calendarFile(entry, {
    stamp: '2926-12-01T00:00:00Z',
    organizer: 'office@firm.example',
    attendee: 'asha@example.com',
  });
  expect(file).toMatch(/END:VCALENDAR\r\n$/);
});
