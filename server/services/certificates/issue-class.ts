import type { CertificateRow } from '../../storage/database.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { recordAct } from '../trail/record-act.ts';
import { WrongFields } from '../wrong-request.ts';
import { importKey } from './certificate-csv-line.ts';
import type { CertificateFields } from './certificate-fields.ts';
import { newCertificateNumber } from './certificate-number.ts';
import { storeBatch } from './import-certificates.ts';
import { certificateRow } from './issue-certificate.ts';

export interface IssuedClass {
  added: number;
  /** Were there before, exactly so: the same class sent twice adds nothing. */
  unchanged: number;
  /** Of every row, in their order. */
  numbers: string[];
}

/** Stores the rows of a class, all of them or none: WrongFields says which row (from 1) is refused, and why. */
export async function issueClass(
  deps: ActingDependencies,
  rows: readonly CertificateFields[],
  { class: group }: { class?: string } = {},
): Promise<IssuedClass> {
  const created = deps.now().toISOString();
  const batch = rows.map((fields, index) => ({ line: index + 1, row: rowOf(fields, created, group) }));
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const errors: Record<string, string> = {};
    const stored = await storeBatch(transaction, batch, created, undefined, (row, reason) => {
      errors[String(row)] = reason;
    });
    const [first] = Object.entries(errors);
    if (first) throw new WrongFields(`Nothing was stored. Row ${first[0]}: ${first[1]}.`, errors);
    const [number = ''] = stored.numbers;
    if (stored.added > 0) await recordAct(transaction, deps, 'certificate.class-issued', number);
    return stored;
  });
}

function rowOf(fields: CertificateFields, created: string, group: string | undefined): CertificateRow {
  const { number } = fields;
  if (number !== undefined) return certificateRow({ ...fields, number, class: group }, created);
  const row = certificateRow({ ...fields, number: newCertificateNumber(), class: group }, created);
  return { ...row, import_key: importKey(fields) };
}
