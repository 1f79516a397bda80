import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import * as v from 'valibot';
import type { DateOrder } from './roster.ts';
import { readCsv, type CsvColumns, type CsvLine } from '../read-csv.ts';
import { certificateFieldsSchema, type CertificateFields } from './certificate-fields.ts';
import { inferDateOrder, isAmbiguousDay, readDay } from './read-day.ts';
import { areTitles, fieldOfTitle } from './roster-columns.ts';

export const CERTIFICATE_COLUMNS: CsvColumns = {
  required: ['name', 'course', 'issued'],
  optional: ['number', 'expires'],
  columnOf: fieldOfTitle,
  areTitles,
};

const AMBIGUOUS = 'A date can be read in two ways: add --dates dmy, or --dates mdy for month before day';

/** Why a line is no certificate; `value` is what it says. */
export interface LineProblem {
  reason: string;
  value?: string;
}

/** The certificate that a line of a CSV file describes, or why it describes none. */
export function certificateOfLine(
  line: CsvLine,
  order?: DateOrder,
): { fields: CertificateFields } | LineProblem {
  if ('problem' in line) return { reason: line.problem };
  const { values } = line;
  const { issued = '', expires = '' } = values;
  const wrong = [issued, expires].find((text) => text !== '' && readDay(text, order) === undefined);
  const parsed = v.safeParse(certificateFieldsSchema, {
    ...values,
    number: values.number || undefined,
    issued: readDay(issued, order) ?? issued,
    expires: expires === '' ? undefined : (readDay(expires, order) ?? expires),
  });
  if (parsed.success) return { fields: parsed.output };
  if (wrong !== undefined && order === undefined && isAmbiguousDay(wrong))
    return { reason: AMBIGUOUS, value: wrong };
  const reason = parsed.issues.map(({ message }) => message).join('; ');
  return wrong === undefined ? { reason } : { reason, value: wrong };
}

/** How the dates of a file are written, where they tell. */
export async function orderIn(file: Readable, columns: CsvColumns): Promise<DateOrder | undefined> {
  const dates: string[] = [];
  for await (const line of readCsv(file, columns)) {
    if ('values' in line) dates.push(line.values.issued ?? '', line.values.expires ?? '');
  }
  const order = inferDateOrder(dates);
  return order === 'unknown' || order === 'mixed' ? undefined : order;
}

/** Identifies a certificate without a number in the file: by its content. */
export function importKey({ name, course, issued, expires }: CertificateFields): string {
  return createHash('sha256')
    .update(JSON.stringify([name, course, issued, expires ?? null]))
    .digest('base64url');
}
