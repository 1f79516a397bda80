import type { Readable } from 'node:stream';
import type { DateOrder } from './roster.ts';
import { insertCertificates } from '../../storage/certificates.ts';
import type { CertificateRow, Connection } from '../../storage/database.ts';
import { CERTIFICATE_COLUMNS, certificateOfLine, type LineProblem, orderIn } from './certificate-csv-line.ts';
import { classNameSchema } from './certificate-fields.ts';
import { addKnown, findKnown, importedCertificate, type Known, knownAs } from './imported-certificate.ts';
import { namesakeWarnings } from './namesakes.ts';
import { misspeltCourse } from './near-course.ts';
import { readDay } from './read-day.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { parseRequest } from '../parse-request.ts';
import { recordAct } from '../trail/record-act.ts';
import type { ImportOptions, ImportReport } from '../import-file.ts';
import { readCsv, type CsvLine } from '../read-csv.ts';

/** One batch locks the database for about 20 ms. */
const BATCH_SIZE = 1_000;

/** A line of the file: a certificate, or the reason why it is not one. */
type Entry = { line: number } & ({ row: CertificateRow } | LineProblem);

export interface CertificateImportOptions extends ImportOptions {
  /** Kept with each certificate that is added. */
  class?: string;
  /** How the dates are written; without it, what the file itself tells. */
  dates?: DateOrder;
  /** Opens the same file once more, to see how its dates are written. */
  file?: () => Readable;
  /** The site's courses: another one is warned of. */
  courses?: readonly string[];
}

/**
 * Adds certificates from a CSV file of any length in batches, each stored as a whole. Bad lines are reported and left
 * out. A repeat changes nothing: lines with a number are known by it, lines without one by their content.
 */
export async function importCertificates(
  deps: ActingDependencies,
  file: Readable,
  options: CertificateImportOptions,
): Promise<ImportReport> {
  const group = options.class === undefined ? undefined : parseRequest(classNameSchema, options.class);
  const report: ImportReport = { added: 0, unchanged: 0, failed: 0 };
  const startedAt = deps.now().toISOString();
  const fail = (line: number, reason: string, value?: string) => {
    report.failed += 1;
    options.onFailure({ line, reason, value });
  };
  let { dates: order } = options;
  let isOrderKnown = order !== undefined;

  /** A dry run stores nothing, so it remembers earlier lines here. */
  const trial: Known | undefined = options.dryRun
    ? { byLookup: new Map(), byImportKey: new Map() }
    : undefined;

  async function store(batch: Entry[]): Promise<void> {
    const { database } = deps.storage;
    const work = (connection: Connection) => storeBatch(connection, batch, startedAt, trial, fail, options);
    const stored = trial
      ? await work(database)
      : await database.transaction().execute(async (transaction) => {
          const outcome = await work(transaction);
          // One line for the whole file, with what is stored of it first.
          if (report.added === 0 && outcome.added > 0)
            await recordAct(transaction, deps, 'certificate.imported', group);
          return outcome;
        });
    report.added += stored.added;
    report.unchanged += stored.unchanged;
  }

  let batch: Entry[] = [];
  let lines = 0;
  for await (const line of readCsv(file, CERTIFICATE_COLUMNS)) {
    lines += 1;
    if (!isOrderKnown && 'values' in line && needsOrder(line.values)) {
      order = options.file && (await orderIn(options.file(), CERTIFICATE_COLUMNS));
      isOrderKnown = true;
    }
    const entry = { line: line.line, ...readRow(line, startedAt, order, group) };
    if ('row' in entry) warn(options, entry.line, entry.row.course);
    batch.push(entry);
    if (batch.length < BATCH_SIZE) continue;
    await store(batch);
    batch = [];
    options.onProgress?.(lines);
    if (options.signal?.aborted) return report;
  }
  await store(batch);
  return report;
}

function needsOrder({ issued = '', expires = '' }: Record<string, string>): boolean {
  return [issued, expires].some((text) => text !== '' && readDay(text) === undefined);
}

function warn({ courses = [], onWarning }: CertificateImportOptions, line: number, course: string): void {
  const reason = misspeltCourse(course, courses);
  if (reason !== undefined) onWarning?.({ line, reason });
}

function readRow(
  line: CsvLine,
  created: string,
  order: DateOrder | undefined,
  group: string | undefined,
): { row: CertificateRow } | LineProblem {
  const parsed = certificateOfLine(line, order);
  if ('reason' in parsed) return parsed;
  return { row: importedCertificate(parsed.fields, created, group) };
}

/** Adds what is new; `fail` is told what is refused, and why. */
async function storeBatch(
  database: Connection,
  batch: Entry[],
  startedAt: string,
  trial: Known | undefined,
  fail: (line: number, reason: string, value?: string) => void,
  { onWarning }: Pick<ImportOptions, 'onWarning'>,
): Promise<{ added: number; unchanged: number }> {
  const rows = batch.flatMap((entry) => ('row' in entry ? entry.row : []));
  const namesakesOf = await namesakeWarnings(database, rows);
  const known = await findKnown(database, rows, trial);
  const fresh: CertificateRow[] = [];
  let unchanged = 0;
  for (const entry of batch) {
    if ('reason' in entry) {
      fail(entry.line, entry.reason, entry.value);
      continue;
    }
    const { line, row } = entry;
    const before = knownAs(known, row);
    if (!before) {
      fresh.push(addKnown(known, row));
      for (const reason of namesakesOf(row)) onWarning?.({ line, reason });
    } else if (row.import_key !== null && before.created === startedAt) {
      fail(line, 'an earlier line says the same; if these are two people, give one of them a number');
    } else if (isSame(before, row)) {
      unchanged += 1;
    } else {
      fail(
        line,
        `the number ${row.number} is taken by a certificate that differs in ${differences(before, row)}`,
      );
    }
  }
  if (fresh.length > 0 && !trial) await insertCertificates(database, fresh);
  return { added: fresh.length, unchanged };
}

const COMPARED = ['name', 'course', 'issued', 'expires'] as const;

function isSame(one: CertificateRow, other: CertificateRow): boolean {
  return COMPARED.every((field) => one[field] === other[field]);
}

function differences(one: CertificateRow, other: CertificateRow): string {
  return COMPARED.filter((field) => one[field] !== other[field]).join(', ');
}
