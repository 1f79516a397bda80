import { expect, test } from 'vitest';
import { feeWithTax, lastDay, meetingTimes, runningTime, seatsLeft } from './batch.ts';

test.each([
  [59_000, 18, '₹59,000 including 18% GST (₹9,000)'],
  [118_000, 18, '₹1,18,000 including 18% GST (₹18,000)'],
  [20_000, 0, '₹20,000, no GST'],
])('a fee of %d with %d%% is said as the law wants it', (fee, rate, said) => {
  expect(feeWithTax(fee, rate)).toBe(said);
});

test.each([
  [null, 12, '2027-04-02'],
  [null, 1, '2027-01-15'],
  ['2027-03-28', null, '2027-03-28'],
  [null, null, null],
])('from 9 January with end %s and %s weeks, the last day is %s', (end, weeks, last) => {
  expect(lastDay({ start: '2027-01-09', end, weeks })).toBe(last);
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
  expect(meetingTimes({ ...times, days: ['sat', 'sun'] })).toBe('Saturday and Sunday, 10:00–13:00 IST');
  expect(meetingTimes({ ...times, days: [], from: '', to: '' })).toBe('');
});

test('few seats are counted, many are not', () => {
  expect(seatsLeft({ state: 'open', left: 12 })).toBe('Seats free');
  expect(seatsLeft({ state: 'few', left: 2 })).toBe('2 seats left');
  expect(seatsLeft({ state: 'few', left: 1 })).toBe('One seat left');
  expect(seatsLeft({ state: 'full', left: 0 })).toBe('Full');
});
