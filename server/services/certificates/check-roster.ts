import * as v from 'valibot';
import { type DateOrder, ROSTER_FIELDS, type RosterErrors, type RosterValues } from './roster.ts';
import { certificateFieldsSchema, type CertificateFields } from './certificate-fields.ts';
import { lookupOf } from './certificate-number.ts';
import { importKey } from './certificate-csv-line.ts';
import { inferDateOrder, isAmbiguousDay, readDay } from './read-day.ts';

/** One line of a class, as typed. */
export interface TypedRow {
  /** Place in the table, from 1, without the titles and blank lines. */
  row: number;
  values: RosterValues;
}

export interface CheckedRow extends TypedRow {
  /** What is wrong in its cells. */
  errors: RosterErrors;
  /** What to look at; it keeps nothing from being stored. */
  warnings?: string[];
  /** The certificate, when there is no error. */
  fields?: CertificateFields;
}

export interface CheckedRoster {
  /** How the days are written; `unknown` and `mixed` ask for an order. */
  dates: DateOrder | 'unknown' | 'mixed';
  rows: CheckedRow[];
}

/** Says what is wrong in each cell of a class. Without `dates` the days themselves tell how they are written. */
export function checkRoster(typed: readonly TypedRow[], dates?: DateOrder): CheckedRoster {
  const told = dates ?? inferDateOrder(typed.flatMap(({ values }) => [values.issued, values.expires]));
  const order = told === 'unknown' || told === 'mixed' ? undefined : told;
  const seen = new Map<string, number>();
  const rows = typed.map((row): CheckedRow => {
    const read = readRow(row.values, order);
    if (!read.fields) return { ...row, ...read };
    const { number } = read.fields;
    const key = number === undefined ? importKey(read.fields) : lookupOf(number);
    const earlier = seen.get(key);
    if (earlier === undefined) {
      seen.set(key, row.row);
      return { ...row, ...read };
    }
    return {
      ...row,
      errors:
        number === undefined
          ? { name: `Row ${earlier} says the same: leave this one out, or give one of them a number` }
          : { number: `Row ${earlier} has the same number` },
    };
  });
  return { dates: told, rows };
}

function readRow(values: RosterValues, order: DateOrder | undefined): Pick<CheckedRow, 'errors' | 'fields'> {
  const errors: RosterErrors = {};
  const dayOf = (field: 'issued' | 'expires') => {
    if (values[field] === '') return undefined;
    const day = readDay(values[field], order);
    if (day === undefined) errors[field] = dayProblem(values[field], order);
    return day;
  };
  const issued = dayOf('issued');
  if (values.issued === '') errors.issued = 'The issue date is missing';
  const expires = dayOf('expires');
  const parsed = v.safeParse(certificateFieldsSchema, {
    name: values.name,
    course: values.course,
    number: values.number || undefined,
    issued: issued ?? '2000-01-01',
    expires,
  });
  for (const issue of parsed.issues ?? []) {
    const field = ROSTER_FIELDS.find((known) => known === v.getDotPath(issue)) ?? 'expires';
    errors[field] ??= issue.message;
  }
  const isWhole = parsed.success && Object.keys(errors).length === 0;
  return isWhole ? { errors, fields: parsed.output } : { errors };
}

function dayProblem(text: string, order: DateOrder | undefined): string {
  return isAmbiguousDay(text) && order === undefined
    ? `"${text}": say whether day or month comes first, or write 2026-01-31`
    : `"${text}" is no day: write 2026-01-31`;
}
