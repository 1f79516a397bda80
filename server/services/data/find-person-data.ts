import { company } from '../../../content/company.ts';
import { batchName, latestDay } from '../../../contracts/batch.ts';
import type { PersonData } from '../../../domain/person-data.ts';
import { plural } from '../../../contracts/plural.ts';
import { kindOf, PLURALS, SUBMISSION_KINDS, type SubmissionKind } from '../../../domain/submission-kind.ts';
import { selectBatch } from '../../storage/batches.ts';
import { selectCertificatesNamed } from '../../storage/certificates.ts';
import type { Connection } from '../../storage/database.ts';
import { addKeys, type RowKeys, withHanging } from '../../storage/hanging-rows.ts';
import { selectPaymentsOf } from '../../storage/payments.ts';
import { pagesOf } from '../../storage/pages.ts';
import { selectRowsOf } from '../../storage/person-rows.ts';
import { listPresentCopies } from '../../storage/present-copies.ts';
import { type Received, rowsOf, selectOfPerson, selectReceived } from '../../storage/received-rows.ts';
import { entryOf, TABLE_NAMES } from '../../storage/tables.ts';
import { DAY_MS, dateOf } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { normaliseReference } from '../submissions/reference.ts';
import { groupRows, personThings } from './person-things.ts';

/** Email address in its stored form. Throws if it is not an address. */
function requireAddress(email: string): string {
  const lookup = email.trim().normalize('NFC').toLowerCase();
  if (/^[^\s@]+@\S+$/.test(lookup)) return lookup;
  throw new OperatorError(
    `"${email}" is not an email address. Give the address that the person wrote from, or the reference of a submission. To find it, search for the name.`,
  );
}

/** Everything about a person: their submissions, and rows of other tables with one of their addresses. */
export interface FoundPerson {
  /** Address or reference that finds the same person again. */
  whose: string;
  addresses: string[];
  submissions: Received[];
  /** Keys of rows in all tables, without the rows that depend on them. */
  roots: RowKeys;
}

/**
 * Finds a person by an email address or by the reference of a submission. The person has all submissions from the same
 * address, and those that somebody linked to these.
 */
export async function findPerson(database: Connection, typed: string): Promise<FoundPerson> {
  const reference = normaliseReference(typed);
  const named = typed.includes('@')
    ? undefined
    : await selectReceived(database, kindOf(reference), reference);
  const whose = named?.email === '' ? reference : (named?.email_lookup ?? requireAddress(typed));
  const found = new Map<string, Received>();
  const addresses = new Set<string>();
  const persons = new Set<string>();
  const roots: RowKeys = new Map();
  const fields = personThings().map(({ address }) => address);
  const wanted = named?.email === '' ? [] : [whose];
  const add = (rows: Received[]) => {
    for (const row of rows) {
      found.set(row.reference, row);
      addKeys(roots, PLURALS[row.kind], [row.reference]);
      if (row.email_lookup !== '' && !addresses.has(row.email_lookup)) wanted.push(row.email_lookup);
    }
  };
  if (named) add([named]);
  for (;;) {
    for (const address of wanted.splice(0)) {
      if (addresses.has(address)) continue;
      addresses.add(address);
      for (const [table, keys] of await selectRowsOf(database, address, fields)) addKeys(roots, table, keys);
      for (const kind of SUBMISSION_KINDS) add(await selectOfKind(database, kind, roots.get(PLURALS[kind])));
    }
    const joined = [...found.values()].flatMap(({ person }) =>
      person === null || persons.has(person) ? [] : person,
    );
    if (joined.length === 0)
      return { whose, addresses: [...addresses], submissions: [...found.values()], roots };
    for (const person of new Set(joined)) {
      persons.add(person);
      add(await selectOfPerson(database, person));
    }
  }
}

async function selectOfKind(
  database: Connection,
  kind: SubmissionKind,
  references: Iterable<string> = [],
): Promise<Received[]> {
  const rows: Received[] = [];
  for (const page of pagesOf([...references]))
    rows.push(...(await rowsOf(database, kind).where('reference', 'in', page).execute()));
  return rows;
}

/** Finds all data about a person: what an erasure would delete, and what it would keep. */
export async function findPersonData({ storage, config }: Dependencies, email: string): Promise<PersonData> {
  const { database } = storage;
  const { whose, addresses, submissions, roots } = await findPerson(database, email);
  const names = [...new Set(submissions.map(({ name }) => name))];
  return {
    email: whose,
    addresses: addresses.filter((address) => address !== whose),
    items: submissions
      .toSorted((one, other) => one.received.localeCompare(other.received))
      .map((row) => ({
        reference: row.reference,
        name: row.name,
        received: row.received,
        subject: row.kind === 'application' ? row.job_title : null,
      })),
    payments: await countPayments(database, submissions),
    accounts: { tax: company.region.tax.name, years: company.region.accountsYears },
    seats: await findSeats(database, submissions, config),
    erased: await describeRows(database, roots),
    goes: await describeRows(database, await withHanging(database, roots), { withFiles: true }),
    certificates: await selectCertificatesNamed(database, names),
    copies: await listPresentCopies(config.dataFolder),
    engine: storage.engine,
  };
}

/** Numbers of rows such as "2 enquiries", in the order of the tables. */
async function describeRows(
  database: Connection,
  rows: RowKeys,
  { withFiles = false } = {},
): Promise<string[]> {
  const lines: string[] = [];
  for (const table of TABLE_NAMES) {
    const keys = rows.get(table) ?? new Set();
    for (const { called, keys: own } of await groupRows(database, table, keys))
      lines.push(plural(own.size, ...called));
    const files = withFiles ? entryOf(table).file?.called : undefined;
    if (files && keys.size > 0) lines.push(plural(keys.size, ...files));
  }
  return lines;
}

async function countPayments(database: Connection, rows: Received[]): Promise<number> {
  const references = rows.map(({ reference }) => reference);
  return (await selectPaymentsOf(database, references)).length;
}

async function findSeats(
  database: Connection,
  rows: Received[],
  { retentionDays, traineeRetentionDays }: Dependencies['config'],
): Promise<PersonData['seats']> {
  const seats: PersonData['seats'] = [];
  for (const row of rows) {
    if (row.kind !== 'enquiry' || row.seat !== 'taken' || row.seat_batch === null) continue;
    const batch = await selectBatch(database, row.seat_batch);
    if (!batch) continue;
    const ends = [
      Date.parse(latestDay(batch)) + traineeRetentionDays * DAY_MS,
      Date.parse(row.received) + retentionDays * DAY_MS,
    ];
    seats.push({
      batch: batchName({ courseTitle: batch.course_title, start: batch.start }),
      keptUntil: dateOf(new Date(Math.max(...ends))),
    });
  }
  return seats;
}
