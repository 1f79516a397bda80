import * as v from 'valibot';
import { ROSTER_FIELDS, type RosterErrors, type RosterValues } from './roster.ts';
import { readAddress } from '../../../contracts/pasted-text.ts';
import { isMailable } from '../../mail/mail-address.ts';
import type { LineFailure } from '../import-file.ts';
import { certificateFieldsSchema, type CertificateFields } from './certificate-fields.ts';
import { isAmbiguousDay, readDay, weekdayProblem, type WrittenDates } from './read-day.ts';
import type { TypedRow } from './read-roster.ts';

const AMBIGUOUS_DAY = 'Say whether day or month comes first, or write 2026-01-31';
const NO_DAY = 'This is not a date: write 2026-01-31';
const NO_ADDRESS = 'This is not an email address';
const SHOWN_LENGTH = 60;

/** The certificate in a row, or error messages by cell. */
export function certificateInRow(
  values: RosterValues,
  dates: WrittenDates | undefined,
): { errors: RosterErrors; fields?: CertificateFields } {
  const errors: RosterErrors = {};
  const dayOf = (field: 'issued' | 'expires') => {
    if (values[field] === '') return undefined;
    const day = readDay(values[field], dates);
    if (day === undefined) errors[field] = dayProblem(values[field], dates);
    return day;
  };
  const issued = dayOf('issued');
  if (values.issued === '') errors.issued = 'The issue date is missing';
  const expires = dayOf('expires');
  const parsed = v.safeParse(
    certificateFieldsSchema,
    {
      name: values.name,
      course: values.course,
      number: values.number || undefined,
      issued: issued ?? '2000-01-01',
      expires,
    },
    { abortPipeEarly: true },
  );
  for (const issue of parsed.issues ?? []) {
    const field = ROSTER_FIELDS.find((known) => known === v.getDotPath(issue)) ?? 'expires';
    errors[field] ??= issue.message;
  }
  if (values.email !== '' && !isMailable(readAddress(values.email))) errors.email = NO_ADDRESS;
  const isWhole = parsed.success && Object.keys(errors).length === 0;
  return isWhole ? { errors, fields: parsed.output } : { errors };
}

function dayProblem(text: string, dates: WrittenDates | undefined): string {
  const weekday = weekdayProblem(text, dates);
  if (weekday !== undefined) return weekday;
  const isOrderKnown = dates === 'dmy' || dates === 'mdy' || dates === 'ymd';
  return isAmbiguousDay(text) && !isOrderKnown ? AMBIGUOUS_DAY : NO_DAY;
}

/** Error message for a line: the first wrong cell with its value, and the names of other wrong cells. */
export function failureOf({ row: line, values, problem }: TypedRow, errors: RosterErrors): LineFailure {
  const [first, ...others] = ROSTER_FIELDS.flatMap((column) => {
    const reason = errors[column];
    return reason === undefined ? [] : { column, reason };
  });
  if (!first) return { line, reason: problem ?? '' };
  const { column } = first;
  const remedy =
    first.reason === AMBIGUOUS_DAY
      ? '; add --dates dmy if the day comes first in the whole file, or --dates mdy if the month does'
      : '';
  const more = others.map((other) => `; ${other.column}: ${other.reason}`).join('');
  const value = ['name', 'course', 'email'].includes(column) ? '' : values[column].slice(0, SHOWN_LENGTH);
  return { line, column, reason: `${first.reason}${remedy}${more}`, ...(value !== '' && { value }) };
}
