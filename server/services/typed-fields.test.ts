import * as v from 'valibot';
import { expect, test } from 'vitest';
import { optionalDay, optionalTime, typed } from './typed-fields.ts';

test.each([
  '2027-01-26',
  ' 2027‑01‑26\u00A0',
  '2027–01–26',
  '\u202A2027-01-26\u202C',
  '२०२७-०१-२६',
  '２０２７－０１－２６',
  '2027-01-26\u200B',
])('%s is a day', (text) => {
  expect(v.parse(optionalDay('The start'), text)).toBe('2027-01-26');
});

test.each(['2027-02-30', '26-01-2027', '2027-1-26', '20270126'])('%s is not read as another day', (text) => {
  expect(v.safeParse(optionalDay('The start'), text).success).toBe(false);
});

test.each(['9:30', '09:30', '०९:३०', '９：３０', '\u200E9:30\u00A0'])('%s is a time', (text) => {
  expect(v.parse(optionalTime, text)).toBe('09:30');
});

test('a line has single spaces and no invisible characters', () => {
  expect(v.parse(typed, '\u200BDevOps\u00A0 Automation\uFEFF')).toBe('DevOps Automation');
});
