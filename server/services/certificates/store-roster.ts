import { groupNumber } from '../../../contracts/certificate.ts';
import type { DayField, RosterErrors } from './roster.ts';
import type { CertificateRow, Connection, HolderAddressRow } from '../../storage/database.ts';
import { readAddress } from '../../../contracts/pasted-text.ts';
import { writeHolderAddresses } from '../../storage/holder-mails.ts';
import { insertRows } from '../../storage/rows.ts';
import type { ActingDependencies } from '../dependencies.ts';
import type { ImportReport, ImportUnit } from '../import-file.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { OperatorError } from '../operator-error.ts';
import { paperChooser } from '../papers/issued-paper.ts';
import { isUnlikelyIssueDay, parseClassName, UNLIKELY_ISSUE_DAY } from './certificate-fields.ts';
import { certificateInRow } from './certificate-in-row.ts';
import { lookupOf } from './certificate-number.ts';
import { addKnown, findKnown, importedCertificate, type Known, knownAs } from './imported-certificate.ts';
import { namesakeWarnings } from './namesakes.ts';
import { isSwappable, type WrittenDates } from './read-day.ts';
import { datesIn, daysIn, type TypedRow } from './read-roster.ts';
import { notPassedWarnings } from './roster-people.ts';
import { unprintableWords } from './unprintable-words.ts';

/** Number of rows per transaction, which locks the database for about 20 ms. */
const BATCH_SIZE = 1_000;

const QUESTIONS = ['result', 'namesake', 'letters'] as const;
export type RosterQuestion = (typeof QUESTIONS)[number];

interface CheckedRow extends TypedRow {
  /** Error messages by cell. */
  errors: RosterErrors;
  /** Warnings. Rows with warnings are stored. */
  warnings?: string[];
  /** Questions about the warnings. */
  asks?: RosterQuestion[];
  /** Cells in which day and month may be swapped. */
  swapped?: DayField[];
  outcome: 'new' | 'unchanged' | 'failed';
  /** Number of an identical certificate that exists already and is not revoked. */
  known?: string;
}

export interface CheckedRoster {
  dates: WrittenDates;
  rows: CheckedRow[];
}

interface StoreOptions {
  /**
   * True: either all rows are stored as new certificates, or nothing is stored. False: valid rows are stored in
   * batches, and storing them again changes nothing.
   */
  all: boolean;
  /** Class of the certificates that are added. */
  class?: string;
  /** Order of day and month. If it is not given, the dates of the class show it. */
  dates?: WrittenDates;
  /** Columns in which a spreadsheet may have swapped day and month. */
  swapped?: readonly DayField[];
  /** Unit of entries in messages: line of a file, or row of a class list. */
  unit?: ImportUnit;
  dryRun?: boolean;
  /** When this signal is aborted, the rows that were read are stored and the others are not read. */
  signal?: AbortSignal;
  onChecked?(row: CheckedRow): void;
  onProgress?(rows: number): void;
}

/**
 * Stores the certificates of a class list or of a file. A certificate that exists already is recognised by its number,
 * or by its content if it has no number.
 */
export async function storeRoster(
  deps: ActingDependencies,
  rows: AsyncIterable<TypedRow> | readonly TypedRow[],
  { all, class: className, dates, dryRun = false, signal, onChecked, onProgress, ...options }: StoreOptions,
): Promise<ImportReport> {
  const name = className === undefined ? undefined : parseClassName(className);
  const time = deps.now();
  const report: ImportReport = { added: 0, unchanged: 0, failed: 0 };
  /** A dry run stores nothing, so earlier rows are remembered here. */
  const trial = dryRun ? noneKnown() : undefined;
  let read = 0;

  async function store(
    database: Connection,
    batch: readonly TypedRow[],
    lettersOf: LettersOf | undefined,
  ): Promise<void> {
    const told = dates ?? (all ? await datesIn(batch) : undefined);
    const checked = await checkRows(database, batch, {
      ...options,
      all,
      dates: told,
      lettersOf,
      time,
      class: name,
      known: trial,
    });
    for (const { row } of checked) onChecked?.(row);
    const count = (wanted: CheckedRow['outcome']) =>
      checked.filter(({ row: { outcome } }) => outcome === wanted).length;
    const certificates = checked.flatMap(({ certificate }) => certificate ?? []);
    const isFirst = report.added === 0;
    report.unchanged += count('unchanged');
    report.failed += count('failed');
    if (all && report.failed > 0) return;
    report.added += certificates.length;
    if (dryRun) return;
    await writeHolderAddresses(database, checked.flatMap(addressIn));
    if (certificates.length === 0) return;
    const choosePaper = paperChooser(database, deps.now());
    for (const certificate of certificates)
      certificate.paper = await choosePaper(certificate, {
        isNumberOfOurs: certificate.import_key !== null,
      });
    for (let start = 0; start < certificates.length; start += BATCH_SIZE)
      await insertRows(database, 'certificates', certificates.slice(start, start + BATCH_SIZE));
    // One line in the audit log for the whole file, added with its first stored rows.
    if (!all && isFirst) await recordAct(database, deps, 'certificate.imported', name);
    if (all)
      for (const { number } of certificates) await recordAct(database, deps, 'certificate.issued', number);
  }

  for await (const batch of all ? [await Array.fromAsync(rows)] : batchesOf(rows)) {
    if (all && batch.length === 0)
      throw new OperatorError('Every row is left out, so there is nothing to store.');
    const { database } = deps.storage;
    // For a class list, the check before storing has already shown these warnings.
    const lettersOf = all ? undefined : await unprintableWords(deps, valuesOf(batch));
    if (dryRun) await store(database, batch, lettersOf);
    else await database.transaction().execute((transaction) => store(transaction, batch, lettersOf));
    onProgress?.((read += batch.length));
    if (signal?.aborted) break;
  }
  return report;
}

/** Address of the holder, if the certificate is new or if the file repeats a known one. */
function addressIn({ row, certificate, lookup = certificate?.lookup }: Checked): HolderAddressRow[] {
  const email = readAddress(row.values.email);
  if (lookup === undefined || email === '') return [];
  return [{ lookup, email, email_lookup: email.toLowerCase() }];
}

/** Stores addresses that a later list has for holders of exactly these certificates. Returns their number. */
export async function keepAddresses(
  { storage, now }: Pick<ActingDependencies, 'storage' | 'now'>,
  typed: readonly TypedRow[],
  dates?: WrittenDates,
): Promise<number> {
  return await storage.database.transaction().execute(async (transaction) => {
    const checked = await checkRows(transaction, typed, {
      all: true,
      dates: dates ?? (await datesIn(typed)),
      time: now(),
    });
    const found = checked.flatMap(({ row }) =>
      row.known === undefined ? [] : addressIn({ row, lookup: lookupOf(row.known) }),
    );
    // If two people in a list have the same name, it is unclear whose certificate is whose, so no address is stored.
    const addresses = found.filter(
      (one) => !found.some((other) => other.lookup === one.lookup && other.email_lookup !== one.email_lookup),
    );
    await writeHolderAddresses(transaction, addresses);
    return addresses.length;
  });
}

interface CheckRequest {
  /** Date for rows without one. */
  given?: string;
  /** True if names and courses are also checked for letters that no font has. */
  withLetters?: boolean;
}

/** Error messages and warnings for each cell of a class list. */
export async function checkRoster(
  deps: Pick<ActingDependencies, 'storage' | 'now' | 'config'>,
  typed: readonly TypedRow[],
  dates?: WrittenDates,
  { given, withLetters = false }: CheckRequest = {},
): Promise<CheckedRoster> {
  const { order, swapped } = await daysIn(typed, given);
  const told = dates ?? order;
  const lettersOf = withLetters ? await unprintableWords(deps, valuesOf(typed)) : undefined;
  const checked = await checkRows(deps.storage.database, typed, {
    all: true,
    dates: told,
    swapped,
    lettersOf,
    time: deps.now(),
  });
  return { dates: told, rows: checked.map(({ row }) => row) };
}

async function* batchesOf(rows: AsyncIterable<TypedRow> | readonly TypedRow[]): AsyncGenerator<TypedRow[]> {
  let batch: TypedRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

type LettersOf = Awaited<ReturnType<typeof unprintableWords>>;

function valuesOf(rows: readonly TypedRow[]) {
  return rows.map(({ values }) => values);
}

interface CheckOptions extends Pick<StoreOptions, 'all' | 'class' | 'dates' | 'swapped' | 'unit'> {
  /** Says why a name or course cannot be printed. */
  lettersOf?: LettersOf;
  time: Date;
  known?: Known;
}

interface Checked {
  row: CheckedRow;
  /** The new certificate of the row. */
  certificate?: CertificateRow;
  /** Number, in the form for look-ups, of the certificate that the row repeats. */
  lookup?: string;
}

/** Checks the rows and makes a new certificate for each valid one. */
async function checkRows(
  database: Connection,
  typed: readonly TypedRow[],
  {
    all,
    dates,
    swapped = [],
    lettersOf,
    unit = all ? 'row' : 'line',
    time,
    class: name,
    known = noneKnown(),
  }: CheckOptions,
): Promise<Checked[]> {
  const read = typed.map((row, index) => {
    const { errors, fields } =
      row.problem === undefined ? certificateInRow(row.values, dates) : { errors: {} };
    // Lists are newest first. Each row of a class list gets an earlier time than the one above it, so the list keeps
    // its order.
    const created = new Date(time.getTime() - (all ? index : 0)).toISOString();
    return {
      row,
      errors,
      certificate: fields && importedCertificate(fields, created, name ?? (row.exported?.class || undefined)),
    };
  });
  const wanted = read.flatMap(({ certificate }) => certificate ?? []);
  await findKnown(database, wanted, known);
  const namesakesOf = await namesakeWarnings(database, wanted);
  const placeOf = new Map<CertificateRow, string>();
  const emailOf = new Map<CertificateRow, string>();
  const firstOf = new Map<string, string>();
  return read.map(({ row, errors, certificate }) => {
    if (!certificate) return { row: { ...row, errors, outcome: 'failed' } };
    const place = `${unit === 'row' ? 'Row' : 'Line'} ${row.row}`;
    const email = readAddress(row.values.email).toLowerCase();
    const listed = knownAs(known, certificate);
    // Rows with the same content and different addresses are about two people with the same name.
    const isNamesake =
      all && certificate.import_key !== null && listed !== undefined && areOthers(emailOf.get(listed), email);
    const before = isNamesake ? undefined : listed;
    if (isNamesake) certificate.import_key = null;
    if (before) {
      const isOfThisFile = !all && before.created === certificate.created;
      const earlier = placeOf.get(before) ?? (isOfThisFile ? `An earlier ${unit}` : undefined);
      const hasNumber = certificate.import_key === null;
      const isRepeat = !all && differences(before, certificate).length === 0 && (hasNumber || !earlier);
      if (isRepeat) return { row: { ...row, errors, outcome: 'unchanged' }, lookup: before.lookup };
      const isSame = before.revoked === null && differences(before, certificate).length === 0;
      const isKnown = isSame && !earlier;
      return {
        row: {
          ...row,
          errors: conflict(before, certificate, earlier, unit === 'row'),
          outcome: 'failed',
          ...(isKnown && { known: before.number }),
        },
      };
    }
    const refusal = refusalOf(row, certificate, time);
    if (refusal) return { row: { ...row, errors: refusal, outcome: 'failed' } };
    const added = addKnown(known, certificate);
    placeOf.set(added, place);
    emailOf.set(added, email);
    const holder = `${added.name}\n${added.course}`;
    const first = firstOf.get(holder);
    firstOf.set(holder, first ?? place);
    const inTable = first === undefined ? [] : [`${first} has the same name and course.`];
    const about: Record<RosterQuestion, string[]> = {
      result: notPassedWarnings(row),
      namesake: [...inTable, ...namesakesOf(added)],
      letters: lettersOf?.(row.values) ?? [],
    };
    return {
      row: {
        ...row,
        errors,
        warnings: Object.values(about).flat(),
        asks: QUESTIONS.filter((question) => about[question].length > 0),
        swapped: swapped.filter((field) => isSwappable(row.values[field])),
        outcome: 'new',
      },
      certificate: added,
    };
  });
}

function refusalOf({ exported }: TypedRow, { issued }: CertificateRow, time: Date): RosterErrors | undefined {
  if (exported?.isWithdrawn) return { number: 'It was revoked, but the list has it as valid' };
  return isUnlikelyIssueDay(issued, time) ? { issued: UNLIKELY_ISSUE_DAY } : undefined;
}

/** True if both addresses are known and differ. */
function areOthers(one: string | undefined, other: string): boolean {
  return one !== undefined && one !== '' && other !== '' && one !== other;
}

function conflict(
  before: CertificateRow,
  certificate: CertificateRow,
  earlier: string | undefined,
  isRow: boolean,
): RosterErrors {
  const hasNumber = certificate.import_key === null;
  if (earlier !== undefined) {
    return hasNumber
      ? { number: `${earlier} has the same number` }
      : {
          name: `${earlier} is the same: leave this one out, or give ${isRow ? 'each their own email address' : 'one of them a number'}`,
        };
  }
  if (!hasNumber) return { name: `Was issued already: ${groupNumber(before.number)}` };
  const differing = differences(before, certificate).join(', ');
  const by = differing && ` by a certificate that differs in ${differing}`;
  return { number: `This number is taken${by}` };
}

function differences(one: CertificateRow, other: CertificateRow): string[] {
  return (['name', 'course', 'issued', 'expires'] as const).filter((field) => one[field] !== other[field]);
}

function noneKnown(): Known {
  return { byLookup: new Map(), byImportKey: new Map() };
}
