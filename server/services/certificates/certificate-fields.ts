import * as v from 'valibot';
import { SAMPLE_CERTIFICATE_NUMBER } from '../../../contracts/certificate.ts';
import { CERTIFICATE_NUMBER_MAX_LENGTH } from '../../../contracts/limits.ts';
import { readCell, readSigns } from '../../../contracts/pasted-text.ts';
import { nameLine, singleLine } from '../../../contracts/text.ts';
import { dateOf, DAY_MS, isCalendarDate } from '../calendar.ts';
import { parseRequest } from '../parse-request.ts';
import { lookupOf } from './certificate-number.ts';
import { HAS_MORE } from './number-format.ts';

const NAME_MAX_LENGTH = 200;
const COURSE_MAX_LENGTH = 200;
const CLASS_MAX_LENGTH = 100;

/** Old numbers may contain letters and signs. One letter or digit must remain after spaces and hyphens are removed. */
const NUMBER_SHAPE = /^[\p{M}./_# -]*[\p{L}\p{N}][\p{L}\p{M}\p{N}./_# -]*$/u;

/** A twelve-digit number that Excel has rounded. */
const ROUNDED_NUMBER = /^["']?\d[.,]\d+E\+\d+["']?$/i;
const ROUNDED =
  'A spreadsheet has rounded the number: format its column as text there, and enter the numbers again';
const SHOWS_MORE =
  'The cell shows more than its number: in the spreadsheet format the column as Text, and enter the numbers as they are shown';
/** Signs that spreadsheets put before a value to mark it as text. */
const MARKED_AS_TEXT = /^=?["'’]+|(?<!["'’])["'’]+$/g;
const WRONG_SIGNS = 'The number may contain letters, digits, spaces and - . / _ # only';

const IS_SAMPLE = 'This is the number of the sample certificate on the course pages: give another one';

const classNameSchema = nameLine('Give the class a name', CLASS_MAX_LENGTH);

export function parseClassName(text: string): string {
  return parseRequest(v.object({ class: classNameSchema }), { class: text }).class;
}

const date = (message: string) => v.pipe(v.string(message), v.trim(), v.check(isCalendarDate, message));

const cell = v.pipe(v.string(), v.transform(readCell));

/** Fields of a certificate, as an operator types them. */
export const certificateFieldsSchema = v.pipe(
  v.object({
    number: v.optional(
      v.pipe(
        singleLine('Give the number', CERTIFICATE_NUMBER_MAX_LENGTH, (number) =>
          readSigns(number).replace(MARKED_AS_TEXT, ''),
        ),
        v.check((number) => !number.endsWith(HAS_MORE), SHOWS_MORE),
        v.regex(NUMBER_SHAPE, ({ received }) => (ROUNDED_NUMBER.test(received) ? ROUNDED : WRONG_SIGNS)),
        v.check((number) => lookupOf(number) !== SAMPLE_CERTIFICATE_NUMBER, IS_SAMPLE),
      ),
    ),
    name: v.pipe(cell, nameLine('The name is missing', NAME_MAX_LENGTH)),
    course: v.pipe(
      cell,
      nameLine('The course is missing', COURSE_MAX_LENGTH),
      v.regex(/\p{L}/u, 'This is not a course: write its title'),
    ),
    issued: date('The issue date must be a day written YYYY-MM-DD'),
    expires: v.optional(date('The expiry date must be a day written YYYY-MM-DD')),
    class: v.optional(classNameSchema),
  }),
  v.check(
    ({ issued, expires }) => expires === undefined || expires >= issued,
    'It expires before it is issued',
  ),
);

/** True for a day that is probably mistyped, such as 2062 for 2026. It would be printed on the certificate. */
export function isUnlikelyIssueDay(issued: string, now: Date): boolean {
  return issued < '1950-01-01' || issued > dateOf(new Date(now.getTime() + 366 * DAY_MS));
}

export const UNLIKELY_ISSUE_DAY = 'This day is more than a year ahead, or before 1950: look at its year';

/** True if name and course are valid. */
export function areNameAndCourse(typed: { name: string; course: string }): boolean {
  const { name, course } = certificateFieldsSchema.entries;
  return v.is(name, typed.name) && v.is(course, typed.course);
}

export type CertificateFields = v.InferOutput<typeof certificateFieldsSchema>;
