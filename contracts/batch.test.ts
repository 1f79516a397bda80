import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { lastDay, meetingTimes, runningTime, seatsLeft } from './batch.ts';

test.each([
  [null, 12, '2027-04-02'],
  [null, 1, '2027-01-15'],
  ['2027-03-28', null, '2027-03-28'],
  [null, null, null],
])('from 9 January with end %s and %s weeks, the last day is %s', (end, weeks, last) => {
  expect(lastDay({ start: '2027-01-09', end, weeks })).toBe(last);
});

test('a batch that is given in weeks ends on its last day with class', () => {
  const twelveWeeks = { start: '2027-01-09', end: null, weeks: 12 };
  expect(lastDay({ ...twelveWeeks, days: ['sat', 'sun'] })).toBe('2027-03-28');
  expect(lastDay({ ...twelveWeeks, days: ['fri'] })).toBe('2027-04-02');
});

test.each([
  [null, 12, '9 January 2027, 12 weeks'],
  ['2027-03-28', null, '9 January to 28 March 2027'],
  ['2028-01-02', null, '9 January 2027 to 2 January 2028'],
  ['2027-01-09', null, '9 January 2027'],
  [null, null, '9 January 2027'],
])('with end %s and %s weeks it runs "%s"', (end, weeks, said) => {
  expect(runningTime({ start: '2027-01-09', end, weeks })).toBe(said);
});

test('days and hours are said in the time of the place', () => {
  const times = {
    start: '2027-01-09',
    end: null,
    weeks: null,
    from: '10:00',
    to: '13:00',
    timeZone: 'Asia/Kolkata',
  };
  const region = { ...company.region, locale: 'en-IN' };
  expect(meetingTimes({ ...times, days: ['sat', 'sun'] }, region)).toBe(
    'Saturday and Sunday, 10:00–13:00 IST',
  );
  expect(meetingTimes({ ...times, days: [], from: '', to: '' }, region)).toBe('');
});

test('few seats are counted, many are not', () => {
  expect(seatsLeft({ state: 'open', left: 12 })).toBe('Seats free');
  expect(seatsLeft({ state: 'few', left: 2 })).toBe('2 seats left');
  expect(seatsLeft({ state: 'few', left: 1 })).toBe('One seat left');
  expect(seatsLeft({ state: 'full', left: 0 })).toBe('Full');
});
