import type { DateOrder } from './roster.ts';
import { PATHS } from '../../../contracts/paths.ts';
import { selectCertificatesByImportKey, selectNames } from '../../storage/certificates.ts';
import type { CertificateRow } from '../../storage/database.ts';
import { certificateInRow, failureOf } from './certificate-in-row.ts';
import { findCertificate } from './certificate-number.ts';
import { importKey } from './issue-certificate.ts';
import type { CertificatePaper, PaperLook } from '../../../documents/certificate-paper.ts';
import { paperLooks } from '../papers/issued-paper.ts';
import { certificateKey } from './qr-code-key.ts';
import { fieldOfTitle, joinNames } from './roster-columns.ts';
import { eachStored, requireCertificate } from './read-certificates.ts';
import type { WrittenDates } from './read-day.ts';
import { datesIn, rowsOf, type TypedRow } from './read-roster.ts';
import { readableRoster } from './readable-roster.ts';
import { isCalendarDate } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import type { ImportUnit, LineFailure } from '../import-file.ts';
import type { CsvColumns } from '../read-csv.ts';
import type { Encoding } from '../readable-file.ts';
import { OperatorError } from '../operator-error.ts';

/** Selection of certificates to print. */
export type Roster =
  | { numbers: string[] }
  /** Certificates of a file that was imported or exported. `rows` reads the file again for each call. */
  | { rows: () => AsyncIterable<TypedRow>; dates: WrittenDates; unit: ImportUnit }
  /** Certificates that match a filter, or all if it is empty. */
  | { class?: string; courses?: string[]; issuedSince?: string };

/** Reason why an entry is not printed. If its line in the file is invalid, it has the number of the line. */
export type Skipped = { why: 'withdrawn' } | ({ why: 'failed'; unit: ImportUnit } & LineFailure);

type Stored = Pick<
  CertificateRow,
  'number' | 'name' | 'course' | 'issued' | 'expires' | 'revoked' | 'class' | 'paper'
>;

const NAMED_COURSES = 30;

/** Columns of a file of certificates. A file with only numbers is enough. */
const PRINT_COLUMNS: CsvColumns = {
  required: [],
  optional: ['number', 'name', 'course', 'issued', 'expires', 'email', 'state', 'class'],
  columnOf: fieldOfTitle,
  joinCells: joinNames,
};

export interface RosterOptions {
  from?: string;
  /** Order of day and month in the file. If it is not given, it is detected. */
  dates?: DateOrder;
  encoding?: Encoding;
  class?: string;
  course?: string;
  issuedSince?: string;
  all?: boolean;
}

/**
 * Reads the selection from the options of the command. Only one option may select, so that --all never extends another
 * one by mistake.
 */
export async function chooseRoster(
  deps: Dependencies,
  numbers: string[],
  { from, dates, encoding, class: name, course, issuedSince, all }: RosterOptions,
): Promise<Roster> {
  const isFiltered = [name, course, issuedSince].some((given) => given !== undefined);
  const ways = [numbers.length > 0, from !== undefined, isFiltered, all].filter(Boolean).length;
  if (ways !== 1) {
    throw new OperatorError(
      'Choose the certificates in one way: by number, --from FILE.csv, --class, --course and --issued-since, alone or together, or --all.',
    );
  }
  if (numbers.length > 0) return { numbers };
  if (from !== undefined) {
    const { open, unit } = await readableRoster(from, encoding);
    const rows = () => rowsOf(open(), PRINT_COLUMNS);
    return { rows, dates: dates ?? (await datesIn(rows())), unit };
  }
  if (issuedSince !== undefined && !isCalendarDate(issuedSince)) {
    throw new OperatorError(`--issued-since must be a day such as 2026-11-21, not "${issuedSince}".`);
  }
  const courses = course === undefined ? undefined : await coursesCalled(deps, course);
  return { class: name, courses, issuedSince };
}

/** Reads the selected certificates one by one. */
export async function* eachToPrint(
  deps: Dependencies,
  roster: Roster,
  onSkipped: (leftOut: Skipped) => void = () => {},
): AsyncGenerator<CertificatePaper> {
  const lookOf = paperLooks(deps.storage.database);
  if ('numbers' in roster) {
    for (const number of roster.numbers) yield await certificateToPrint(deps, number);
    return;
  }
  for await (const row of 'rows' in roster ? ofFile(deps, roster, onSkipped) : fitting(deps, roster)) {
    if (row.revoked) onSkipped({ why: 'withdrawn' });
    else yield paperOf(deps, row, await lookOf(row));
  }
}

/** Sorts by name, in the order in which certificates are handed out. */
export function byName<Named extends { name: string }>(certificates: readonly Named[]): Named[] {
  const { compare } = new Intl.Collator('en');
  return certificates.toSorted((one, other) => compare(one.name, other.name));
}

/** Data for the PDF of a certificate. Throws if it is revoked. */
export async function certificateToPrint(deps: Dependencies, number: string): Promise<CertificatePaper> {
  const row = await requireCertificate(deps.storage.database, number);
  if (row.revoked) {
    throw new OperatorError(
      `Certificate ${row.number} is revoked. Print the one that replaces it, or reissue it first.`,
    );
  }
  return await issuedPaper(deps, row);
}

/** Content of a certificate, as it was issued. */
export async function issuedPaper(deps: Dependencies, row: Stored): Promise<CertificatePaper> {
  return paperOf(deps, row, await paperLooks(deps.storage.database)(row));
}

/** Design of a certificate, even if it is revoked. */
export async function lookOfIssued({ storage }: Dependencies, number: string): Promise<PaperLook> {
  const row = await requireCertificate(storage.database, number);
  return await paperLooks(storage.database)(row);
}

function paperOf(
  deps: Dependencies,
  { number, name, course, issued, expires }: Stored,
  look: PaperLook,
): CertificatePaper {
  return { number, name, course, issued, expires, checkAddress: checkAddress(deps, number), ...look };
}

/** Address in the QR code: the page that shows the full name. */
export function checkAddress({ storage, config }: Dependencies, number: string): string {
  const query = new URLSearchParams({
    cert_number: number,
    key: certificateKey(storage.certificateSecret, number),
  });
  return `${config.publicUrl}${PATHS.certificate}?${query.toString()}`;
}

/**
 * Courses with this name, as they are spelt on certificates. Throws an OperatorError with all courses if there is none.
 */
async function coursesCalled({ storage }: Dependencies, course: string): Promise<string[]> {
  const courses = await selectNames(storage.database, 'course');
  const called = course.trim().normalize('NFC').toLowerCase();
  const found = courses.filter((known) => known.toLowerCase() === called);
  if (found.length > 0) return found;
  const named = courses.slice(0, NAMED_COURSES).join(', ');
  const list = courses.length > NAMED_COURSES ? `${named} ...` : named || 'none yet';
  throw new OperatorError(`There is no certificate for the course "${course}". The courses are: ${list}.`);
}

/**
 * Reads certificates that match the filter. In a class, courses are compared here, because a class is small and the
 * database then uses the index of classes.
 */
async function* fitting(
  deps: Dependencies,
  { class: name, courses, issuedSince }: { class?: string; courses?: string[]; issuedSince?: string },
): AsyncGenerator<Stored> {
  if (name === undefined && courses !== undefined) {
    for (const course of courses) yield* eachStored(deps, { course, issuedSince });
    return;
  }
  for await (const certificate of eachStored(deps, { class: name, issuedSince }))
    if (courses?.includes(certificate.course) ?? true) yield certificate;
}

async function* ofFile(
  deps: Dependencies,
  { rows, dates, unit }: Extract<Roster, { unit: ImportUnit }>,
  onSkipped: (leftOut: Skipped) => void,
): AsyncGenerator<Stored> {
  for await (const row of rows()) {
    const found = await find(deps, row, dates);
    if ('reason' in found) onSkipped({ why: 'failed', unit, ...found });
    else yield found;
  }
}

/** Finds a certificate by its number, or by its content as an import does. */
async function find(
  { storage: { database } }: Dependencies,
  row: TypedRow,
  dates: WrittenDates,
): Promise<Stored | LineFailure> {
  const { number } = row.values;
  const line = row.row;
  if (number !== '') {
    const found = await findCertificate(database, number);
    return found ?? { line, reason: `there is no certificate ${number}` };
  }
  const { fields, errors } = certificateInRow(row.values, dates);
  if (!fields) return failureOf(row, errors);
  const [found] = await selectCertificatesByImportKey(database, [importKey(fields)]);
  return found ?? { line, reason: 'it has no number and was not imported: import the file first' };
}
