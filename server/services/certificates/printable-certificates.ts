import type { Readable } from 'node:stream';
import type { DateOrder } from './roster.ts';
import { PATHS } from '../../../contracts/paths.ts';
import {
  eachCertificatePage,
  selectCertificate,
  selectCertificatesByImportKey,
  selectCourses,
} from '../../storage/certificates.ts';
import type { CertificateRow } from '../../storage/database.ts';
import { certificateOfLine, importKey, orderIn } from './certificate-csv-line.ts';
import { lookupOf } from './certificate-number.ts';
import type { CertificatePaper } from '../../../documents/certificate-paper.ts';
import { certificateKey } from './qr-code-key.ts';
import { fieldOfTitle } from './roster-columns.ts';
import { requireCertificate } from './read-certificates.ts';
import { isCalendarDate } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { readCsv, type CsvColumns, type CsvLine } from '../read-csv.ts';
import { type Encoding, readableFile } from '../readable-file.ts';
import { WrongRequest } from '../wrong-request.ts';

/** Which certificates are printed. */
export type Roster =
  | { numbers: string[] }
  /** Those of a file that was imported or exported, opened anew for each reading. */
  | { file: () => Readable; dates?: DateOrder }
  /** Those that fit what is given; all of them when nothing is. */
  | { class?: string; course?: string; issuedSince?: string };

/** Why something on the roster is not printed; the line where a file is at fault. */
export type Skipped = { why: 'withdrawn'; number: string } | { why: 'failed'; line: number; reason: string };

const NAMED_COURSES = 30;

/** Those of a file that was imported and of one that was exported; numbers alone do. */
const PRINT_COLUMNS: CsvColumns = {
  required: [],
  optional: ['number', 'name', 'course', 'issued', 'expires', 'state', 'class'],
  columnOf: fieldOfTitle,
};

export interface RosterOptions {
  from?: string;
  /** How the dates of the file are written; without it, what the file itself tells. */
  dates?: DateOrder;
  encoding?: Encoding;
  class?: string;
  course?: string;
  issuedSince?: string;
  all?: boolean;
}

/** Which certificates the operator means; they must be named in one way, so that --all never widens a choice. */
export async function chooseRoster(
  deps: Dependencies,
  numbers: string[],
  { from, dates, encoding, class: name, course, issuedSince, all }: RosterOptions,
): Promise<Roster> {
  const isFiltered = [name, course, issuedSince].some((given) => given !== undefined);
  const ways = [numbers.length > 0, from !== undefined, isFiltered, all].filter(Boolean).length;
  if (ways !== 1) {
    throw new WrongRequest(
      'Choose the certificates in one way: by number, --from FILE.csv, --class, --course and --issued-since, alone or together, or --all.',
    );
  }
  if (numbers.length > 0) return { numbers };
  if (from !== undefined) return { file: await readableFile(from, encoding), dates };
  if (issuedSince !== undefined && !isCalendarDate(issuedSince)) {
    throw new WrongRequest(`--issued-since takes a day such as 2026-11-21; it got "${issuedSince}".`);
  }
  if (course !== undefined) await requireCourse(deps, course);
  return { class: name, course, issuedSince };
}

/** The certificates of a roster one by one, however many there are. */
export async function* eachToPrint(
  deps: Dependencies,
  roster: Roster,
  onSkipped: (leftOut: Skipped) => void = () => {},
): AsyncGenerator<CertificatePaper> {
  if ('numbers' in roster) {
    for (const number of roster.numbers) yield await certificateToPrint(deps, number);
    return;
  }
  for await (const row of 'file' in roster ? ofFile(deps, roster, onSkipped) : fitting(deps, roster)) {
    if (row.revoked) onSkipped({ why: 'withdrawn', number: row.number });
    else yield printed(deps, row);
  }
}

/** In the order in which they are handed out. */
export function byName<Named extends { name: string }>(certificates: readonly Named[]): Named[] {
  const { compare } = new Intl.Collator('en');
  return certificates.toSorted((one, other) => compare(one.name, other.name));
}

/** The data of a certificate's PDF. Throws for a revoked one. */
export async function certificateToPrint(deps: Dependencies, number: string): Promise<CertificatePaper> {
  const row = await requireCertificate(deps.storage.database, number);
  if (row.revoked) {
    throw new WrongRequest(
      `Certificate ${row.number} is withdrawn. Print the one that replaces it, or reissue it first.`,
    );
  }
  return printed(deps, row);
}

function printed(
  { storage, config }: Dependencies,
  { number, name, course, issued, expires }: CertificateRow,
): CertificatePaper {
  const query = new URLSearchParams({
    cert_number: number,
    key: certificateKey(storage.certificateSecret, number),
  });
  const checkAddress = `${config.publicUrl}${PATHS.certificate}?${query.toString()}`;
  return { number, name, course, issued, expires, checkAddress };
}

/** Throws a WrongRequest that names the courses when there is none of this one. */
async function requireCourse({ storage }: Dependencies, course: string): Promise<void> {
  const courses = await selectCourses(storage.database);
  if (courses.some((known) => isSameCourse(known, course))) return;
  const named = courses.slice(0, NAMED_COURSES).join(', ');
  const list = courses.length > NAMED_COURSES ? `${named} ...` : named || 'none yet';
  throw new WrongRequest(`There is no certificate for the course "${course}". The courses are: ${list}.`);
}

function isSameCourse(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().normalize('NFC').toLowerCase();
}

async function* fitting(
  { storage }: Dependencies,
  { class: name, course, issuedSince }: { class?: string; course?: string; issuedSince?: string },
): AsyncGenerator<CertificateRow> {
  for await (const page of eachCertificatePage(storage.database)) {
    for (const row of page) {
      const isOfCourse = course === undefined || isSameCourse(row.course, course);
      const isOfClass = name === undefined || row.class === name;
      if (isOfClass && isOfCourse && (issuedSince === undefined || row.issued >= issuedSince)) yield row;
    }
  }
}

async function* ofFile(
  deps: Dependencies,
  { file, dates }: { file: () => Readable; dates?: DateOrder },
  onSkipped: (leftOut: Skipped) => void,
): AsyncGenerator<CertificateRow> {
  const order = dates ?? (await orderIn(file(), PRINT_COLUMNS));
  for await (const line of readCsv(file(), PRINT_COLUMNS)) {
    const found = await find(deps, line, order);
    if ('reason' in found) onSkipped({ why: 'failed', line: line.line, reason: found.reason });
    else yield found;
  }
}

/** By its number, or as the import knows it: by its content. */
async function find(
  { storage: { database } }: Dependencies,
  line: CsvLine,
  order: DateOrder | undefined,
): Promise<CertificateRow | { reason: string }> {
  const number = 'values' in line ? line.values.number : undefined;
  if (number) {
    return (
      (await selectCertificate(database, lookupOf(number))) ?? { reason: `there is no certificate ${number}` }
    );
  }
  const parsed = certificateOfLine(line, order);
  if ('reason' in parsed) return parsed;
  const [row] = await selectCertificatesByImportKey(database, [importKey(parsed.fields)]);
  return row ?? { reason: 'it has no number and was not imported: import the file first' };
}
