import { expect, test } from 'vitest';
import { describeHours, type WeekHours } from './opening-hours.ts';

const LONG = { from: '09:30', to: '18:00' };
const SHORT = { from: '10:00', to: '14:00' };
const CLOSED: WeekHours = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };
const WEEKDAYS: WeekHours = { ...CLOSED, mon: LONG, tue: LONG, wed: LONG, thu: LONG, fri: LONG };

test.each<[WeekHours, string]>([
  [WEEKDAYS, 'Monday to Friday, 9:30 to 18:00 IST'],
  [{ ...WEEKDAYS, sat: SHORT }, 'Monday to Friday, 9:30 to 18:00 IST; Saturday, 10:00 to 14:00 IST'],
  [
    { ...WEEKDAYS, wed: null },
    'Monday and Tuesday, 9:30 to 18:00 IST; Thursday and Friday, 9:30 to 18:00 IST',
  ],
  [{ ...CLOSED, sun: SHORT }, 'Sunday, 10:00 to 14:00 IST'],
  [CLOSED, 'By appointment'],
])('a week is said in as few words as it takes: %#', (week, said) => {
  expect(describeHours({ week, zone: 'IST', holidays: [] })).toEqual({ week: said, holidays: [] });
});

test('a holiday is closed or has hours of its own; the next four are said', () => {
  const holidays = [1, 2, 3, 4, 5].map((day) => ({ day: `2027-01-0${day}`, name: 'Fair', from: '', to: '' }));
  const [first] = holidays;
  const said = describeHours({
    week: WEEKDAYS,
    zone: 'IST',
    holidays: [{ ...first!, name: 'Diwali', ...SHORT }, ...holidays.slice(1)],
  }).holidays;
  expect(said).toEqual([
    '10:00 to 14:00 IST on 1 January 2027, Diwali',
    'Closed on 2 January 2027, Fair',
    'Closed on 3 January 2027, Fair',
    'Closed on 4 January 2027, Fair',
  ]);
});
