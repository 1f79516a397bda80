import type { Readable } from 'node:stream';
import {
  insertCertificates,
  selectCertificates,
  selectCertificatesByImportKey,
} from '../../storage/certificates.ts';
import { certificateText } from '../../storage/search-words.ts';
import type { CertificateRow, Connection } from '../../storage/database.ts';
import { certificateOfLine, importKey } from './certificate-csv-line.ts';
import { lookupOf, newCertificateNumber } from './certificate-number.ts';
import type { Dependencies } from '../dependencies.ts';
import { certificateRow } from './issue-certificate.ts';
import type { ImportOptions, ImportReport } from '../import-file.ts';
import { readCsv, type CsvLine } from '../read-csv.ts';

/** One batch locks the database for about 20 ms. */
const BATCH_SIZE = 1_000;
const COLUMNS = { required: ['name', 'course', 'issued'], optional: ['number', 'expires'] };

interface Known {
  byLookup: Map<string, CertificateRow>;
  byImportKey: Map<string, CertificateRow>;
}

/** A line of the file: a certificate, or the reason why it is not one. */
type Entry = { line: number } & ({ row: CertificateRow } | { reason: string });

/**
 * Adds certificates from a CSV file of any length in batches, each stored as a whole. Bad lines are reported and left
 * out. A repeat changes nothing: lines with a number are known by it, lines without one by their content.
 */
export async function importCertificates(
  deps: Dependencies,
  file: Readable,
  options: ImportOptions,
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, unchanged: 0, failed: 0 };
  const startedAt = deps.now().toISOString();
  const fail = (line: number, reason: string) => {
    report.failed += 1;
    options.onFailure({ line, reason });
  };

  /** A dry run stores nothing, so it remembers earlier lines here. */
  const trial: Known | undefined = options.dryRun
    ? { byLookup: new Map(), byImportKey: new Map() }
    : undefined;

  async function store(batch: Entry[]): Promise<void> {
    const { database } = deps.storage;
    const work = (connection: Connection) => storeBatch(connection, batch, startedAt, trial, fail);
    const stored = trial ? await work(database) : await database.transaction().execute(work);
    report.added += stored.added;
    report.unchanged += stored.unchanged;
  }

  let batch: Entry[] = [];
  let lines = 0;
  for await (const line of readCsv(file, COLUMNS)) {
    lines += 1;
    batch.push({ line: line.line, ...readRow(line, startedAt) });
    if (batch.length < BATCH_SIZE) continue;
    await store(batch);
    batch = [];
    options.onProgress?.(lines);
    if (options.signal?.aborted) return report;
  }
  await store(batch);
  return report;
}

function readRow(line: CsvLine, created: string): { row: CertificateRow } | { reason: string } {
  const parsed = certificateOfLine(line);
  if ('reason' in parsed) return parsed;
  const { fields } = parsed;
  if (fields.number !== undefined) {
    return { row: certificateRow({ ...fields, number: fields.number }, created) };
  }
  const row = certificateRow({ ...fields, number: newCertificateNumber() }, created);
  return { row: { ...row, import_key: importKey(fields) } };
}

async function storeBatch(
  database: Connection,
  batch: Entry[],
  startedAt: string,
  trial: Known | undefined,
  fail: (line: number, reason: string) => void,
): Promise<{ added: number; unchanged: number }> {
  const known = await findKnown(database, batch, trial);
  const fresh: CertificateRow[] = [];
  let unchanged = 0;
  for (const entry of batch) {
    if ('reason' in entry) {
      fail(entry.line, entry.reason);
      continue;
    }
    const { line, row } = entry;
    const before =
      row.import_key === null ? known.byLookup.get(row.lookup) : known.byImportKey.get(row.import_key);
    if (!before) {
      const added = row.import_key === null ? row : withFreeNumber(row, known.byLookup);
      fresh.push(added);
      known.byLookup.set(added.lookup, added);
      if (added.import_key !== null) known.byImportKey.set(added.import_key, added);
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

async function findKnown(
  database: Connection,
  batch: Entry[],
  known: Known = { byLookup: new Map(), byImportKey: new Map() },
): Promise<Known> {
  const rows = batch.flatMap((entry) => ('row' in entry ? entry.row : []));
  const lookups = rows.map(({ lookup }) => lookup);
  const importKeys = rows.flatMap(({ import_key }) => import_key ?? []);
  for (const row of await selectCertificates(database, lookups)) known.byLookup.set(row.lookup, row);
  for (const row of await selectCertificatesByImportKey(database, importKeys)) {
    if (row.import_key !== null) known.byImportKey.set(row.import_key, row);
  }
  return known;
}

/** A new random number may be taken already: there are 90 thousand million. */
function withFreeNumber(row: CertificateRow, taken: Map<string, CertificateRow>): CertificateRow {
  let number = row.number;
  while (taken.has(lookupOf(number))) number = newCertificateNumber();
  if (number === row.number) return row;
  const renumbered = { ...row, number, lookup: lookupOf(number) };
  return { ...renumbered, search_text: certificateText(renumbered) };
}

const COMPARED = ['name', 'course', 'issued', 'expires'] as const;

function isSame(one: CertificateRow, other: CertificateRow): boolean {
  return COMPARED.every((field) => one[field] === other[field]);
}

function differences(one: CertificateRow, other: CertificateRow): string {
  return COMPARED.filter((field) => one[field] !== other[field]).join(', ');
}
