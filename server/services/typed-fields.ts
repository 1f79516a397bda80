import * as v from 'valibot';
import { readLine, readSigns } from '../../contracts/pasted-text.ts';
import { isCalendarDate } from './calendar.ts';

const bounded = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.maxLength(100, 'Please use at most 100 characters'),
);

/** Text from a form or a command; empty if it is missing. */
export const typed = v.pipe(bounded, v.transform(readLine));

/** Text of a day or a time. Digits and hyphens may be of any script. */
export const typedSigns = v.pipe(bounded, v.transform(readSigns));

export function optionalDay(what: string) {
  return v.pipe(
    typedSigns,
    v.check(
      (text) => text === '' || isCalendarDate(text),
      ({ input }) => `${what} is written as 2027-01-26, not “${input}”`,
    ),
  );
}

export const TIME = /^([01]?\d|2[0-3]):[0-5]\d$/;

/** Time, stored as HH:MM with four digits. */
export const optionalTime = v.pipe(
  typedSigns,
  v.check(
    (text) => text === '' || TIME.test(text),
    ({ input }) => `A time is written as 10:00 or 18:30, not “${input}”`,
  ),
  v.transform((text) => text && text.padStart(5, '0')),
);
