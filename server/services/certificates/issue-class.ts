import * as v from 'valibot';
import { groupNumber } from '../../../contracts/certificate.ts';
import type { DateOrder, RosterErrors } from './roster.ts';
import { insertCertificates } from '../../storage/certificates.ts';
import type { CertificateRow, Connection } from '../../storage/database.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { parseRequest } from '../parse-request.ts';
import { recordAct } from '../trail/record-act.ts';
import { WrongRequest } from '../wrong-request.ts';
import { classNameSchema } from './certificate-fields.ts';
import { type CheckedRoster, type CheckedRow, checkRoster, type TypedRow } from './check-roster.ts';
import { namesakeWarnings } from './namesakes.ts';
import { addKnown, findKnown, importedCertificate, knownAs } from './imported-certificate.ts';

const INSERTED_AT_ONCE = 500;
const classSchema = v.object({ class: classNameSchema });

/** Stores a class as a whole or, with an error in any cell, nothing of it. */
export async function issueClass(
  deps: ActingDependencies,
  className: string,
  rows: readonly TypedRow[],
  dates?: DateOrder,
): Promise<{ numbers: string[] } | { rows: CheckedRow[] }> {
  const { class: name } = parseRequest(classSchema, { class: className });
  if (rows.length === 0) throw new WrongRequest('Every row is left out: there is nothing to store.');
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const created = deps.now().toISOString();
    const checked = await checkIn(transaction, rows, { dates, created, class: name });
    const { certificates } = checked;
    if (certificates.length < rows.length) return { rows: checked.rows };
    for (let start = 0; start < certificates.length; start += INSERTED_AT_ONCE)
      await insertCertificates(transaction, certificates.slice(start, start + INSERTED_AT_ONCE));
    const numbers = certificates.map(({ number }) => number);
    for (const number of numbers) await recordAct(transaction, deps, 'certificate.issued', number);
    return { numbers };
  });
}

/** The same check, storing nothing. */
export async function checkClass(
  { storage, now }: Pick<ActingDependencies, 'storage' | 'now'>,
  rows: readonly TypedRow[],
  dates?: DateOrder,
): Promise<CheckedRoster> {
  return await checkIn(storage.database, rows, { dates, created: now().toISOString() });
}

async function checkIn(
  database: Connection,
  typed: readonly TypedRow[],
  { dates, created, class: name }: { dates?: DateOrder; created: string; class?: string },
): Promise<CheckedRoster & { certificates: CertificateRow[] }> {
  const checked = checkRoster(typed, dates);
  const wanted = new Map<CheckedRow, CertificateRow>();
  for (const [index, row] of checked.rows.entries()) {
    // Lists begin with the newest: the first row is that, and the class keeps its order.
    const time = new Date(Date.parse(created) - index).toISOString();
    if (row.fields) wanted.set(row, importedCertificate(row.fields, time, name));
  }
  const known = await findKnown(database, [...wanted.values()]);
  const namesakesOf = await namesakeWarnings(database, [...wanted.values()]);
  const firstOf = new Map<string, number>();
  const certificates: CertificateRow[] = [];
  const rows = checked.rows.map((row): CheckedRow => {
    const certificate = wanted.get(row);
    if (!certificate) return row;
    const before = knownAs(known, certificate);
    if (before) return { row: row.row, values: row.values, errors: takenBy(before, certificate) };
    certificates.push(addKnown(known, certificate));
    const holder = `${certificate.name}\n${certificate.course}`;
    const earlier = firstOf.get(holder);
    if (earlier === undefined) firstOf.set(holder, row.row);
    const inTable = earlier === undefined ? [] : [`Row ${earlier} has the same name and course.`];
    return { ...row, warnings: [...inTable, ...namesakesOf(certificate)] };
  });
  return { dates: checked.dates, rows, certificates };
}

function takenBy(before: CertificateRow, { import_key: key }: CertificateRow): RosterErrors {
  return key === null
    ? { number: 'This number is taken' }
    : { name: `Was issued already: ${groupNumber(before.number)}` };
}
