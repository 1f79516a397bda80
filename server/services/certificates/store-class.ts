import * as v from 'valibot';
import { groupNumber } from '../../../contracts/certificate.ts';
import type { RosterErrors, RosterField, RosterValues } from '../../../contracts/desk/roster-view.ts';
import { singleLine } from '../../../contracts/text.ts';
import {
  insertCertificates,
  selectCertificates,
  selectCertificatesByImportKey,
} from '../../storage/certificates.ts';
import type { Connection } from '../../storage/database.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { parseRequest } from '../parse-request.ts';
import { recordAct } from '../trail/record-act.ts';
import { WrongRequest } from '../wrong-request.ts';
import { importKey } from './certificate-csv-line.ts';
import { certificateFieldsSchema, type CertificateFields } from './certificate-fields.ts';
import { lookupOf, newCertificateNumber } from './certificate-number.ts';
import { certificateRow } from './issue-certificate.ts';

const CLASS_MAX_LENGTH = 100;
const INSERTED_AT_ONCE = 500;
export const classNameSchema = v.object({ class: singleLine('Give the class a name', CLASS_MAX_LENGTH) });

const NO_DAY = 'There is no such day: write it as 2026-11-21';

type Checked = { fields?: CertificateFields; errors: RosterErrors };

/** Stores a class as a whole or, with an error in any row, nothing of it; the errors come back row by row. */
export async function storeClass(
  deps: ActingDependencies,
  className: string,
  rows: RosterValues[],
): Promise<{ stored: number } | { errors: RosterErrors[] }> {
  const { class: name } = parseRequest(classNameSchema, { class: className });
  if (rows.length === 0) throw new WrongRequest('Every row is left out: there is nothing to store.');
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const checked = await checkIn(transaction, rows);
    const fields = checked.flatMap((row) => row.fields ?? []);
    if (fields.length < rows.length) return { errors: checked.map(({ errors }) => errors) };
    const created = deps.now().toISOString();
    const taken = new Set<string>();
    const certificates = fields.map((given) => {
      const number = given.number ?? freeNumber(taken);
      const row = certificateRow({ ...given, number, class: name }, created);
      return given.number === undefined ? { ...row, import_key: importKey(given) } : row;
    });
    for (let start = 0; start < certificates.length; start += INSERTED_AT_ONCE)
      await insertCertificates(transaction, certificates.slice(start, start + INSERTED_AT_ONCE));
    for (const { number } of certificates) await recordAct(transaction, deps, 'certificate.issued', number);
    return { stored: certificates.length };
  });
}

/** The same check, storing nothing. */
export async function checkClass(
  { storage }: Pick<ActingDependencies, 'storage'>,
  rows: RosterValues[],
): Promise<RosterErrors[]> {
  return (await checkIn(storage.database, rows)).map(({ errors }) => errors);
}

async function checkIn(database: Connection, rows: RosterValues[]): Promise<Checked[]> {
  const checked = rows.map(checkRow);
  const given = checked.flatMap(({ fields }) => fields ?? []);
  const numbers = given.flatMap(({ number }) => (number === undefined ? [] : lookupOf(number)));
  const keys = given.flatMap((fields) => (fields.number === undefined ? importKey(fields) : []));
  const known = new Map<string, string>();
  for (const { lookup, number } of await selectCertificates(database, numbers)) known.set(lookup, number);
  for (const { import_key, number } of await selectCertificatesByImportKey(database, keys))
    known.set(import_key ?? '', number);
  const seen = new Map<string, number>();
  return checked.map(({ fields, errors }, index) => {
    if (!fields) return { errors };
    const key = fields.number === undefined ? importKey(fields) : lookupOf(fields.number);
    const before = known.get(key);
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, index + 1);
    const field = fields.number === undefined ? 'name' : 'number';
    if (before !== undefined) {
      const text = field === 'number' ? 'This number is taken' : `Was issued already: ${groupNumber(before)}`;
      return { errors: { [field]: text } };
    }
    if (earlier !== undefined) {
      const text =
        field === 'number'
          ? `Row ${earlier} has the same number`
          : `Row ${earlier} says the same: leave this one out, or give one of them a number`;
      return { errors: { [field]: text } };
    }
    return { fields, errors };
  });
}

function checkRow(values: RosterValues): Checked {
  const parsed = v.safeParse(certificateFieldsSchema, {
    ...values,
    number: values.number || undefined,
    expires: values.expires || undefined,
  });
  if (parsed.success) return { fields: parsed.output, errors: {} };
  const errors: RosterErrors = {};
  for (const issue of parsed.issues) {
    const field = (v.getDotPath(issue) ?? 'expires') as RosterField;
    const isDay = (field === 'issued' || field === 'expires') && v.getDotPath(issue) !== null;
    errors[field] ??= !isDay ? issue.message : values[field] === '' ? 'The day is missing' : NO_DAY;
  }
  return { errors };
}

function freeNumber(taken: Set<string>): string {
  let number = newCertificateNumber();
  while (taken.has(number)) number = newCertificateNumber();
  taken.add(number);
  return number;
}
