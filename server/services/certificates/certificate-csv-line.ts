import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { certificateFieldsSchema, type CertificateFields } from './certificate-fields.ts';
import type { CsvLine } from '../read-csv.ts';

/** The certificate that a line of a CSV file describes, or why it describes none. */
export function certificateOfLine(line: CsvLine): { fields: CertificateFields } | { reason: string } {
  if ('problem' in line) return { reason: line.problem };
  const { values } = line;
  const parsed = v.safeParse(certificateFieldsSchema, {
    ...values,
    number: values.number || undefined,
    expires: values.expires || undefined,
  });
  if (parsed.success) return { fields: parsed.output };
  return { reason: parsed.issues.map(({ message }) => message).join('; ') };
}

/** Identifies a certificate without a number in the file: by its content. */
export function importKey({ name, course, issued, expires }: CertificateFields): string {
  return createHash('sha256')
    .update(JSON.stringify([name, course, issued, expires ?? null]))
    .digest('base64url');
}
