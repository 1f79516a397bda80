import type { Kysely } from 'kysely';
import type { ApplicationRow, Connection, EnquiryRow } from './database.ts';
import { applicationText, deleteWords, enquiryText, insertWords } from './search-words.ts';

/** Enquiries and applications: received at one time, from one address, under a reference. */
export interface ReceivedRows {
  enquiries: EnquiryRow;
  applications: ApplicationRow;
}

export type ReceivedTable = keyof ReceivedRows;
type Table = ReceivedTable;
type CommonColumns = Pick<EnquiryRow, 'reference' | 'email_lookup' | 'received' | 'version' | 'search_text'>;

/** What a change of state sets; `step` for applications alone. */
export type NewState<T extends Table> = Pick<
  ReceivedRows[T],
  'state' | 'version' | 'changed_by' | 'changed_at'
> &
  (T extends 'applications' ? Pick<ApplicationRow, 'step'> : unknown);

/** The two tables by the columns that both have: Kysely does not type queries over a choice of tables. */
function common(database: Connection): Kysely<Record<Table, CommonColumns>> {
  return database;
}

/** Stores a row with the words by which it is found. */
export async function insertReceived<T extends Table>(
  database: Connection,
  table: T,
  row: Omit<ReceivedRows[T], 'search_text'>,
): Promise<void> {
  const isApplication = 'job_title' in row;
  const search_text = isApplication
    ? applicationText(row as unknown as ApplicationRow)
    : enquiryText(row as unknown as EnquiryRow);
  const whole = { ...row, search_text } as unknown as ReceivedRows[T];
  await common(database).insertInto<Table>(table).values(whole).execute();
  await insertWords(database, isApplication ? 'application' : 'enquiry', whole);
}

export async function selectReceived<T extends Table>(
  database: Connection,
  table: T,
  reference: string,
): Promise<ReceivedRows[T] | undefined> {
  const row = await common(database)
    .selectFrom<Table>(table)
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row as ReceivedRows[T] | undefined;
}

/** False when the row has another version by now. */
export async function updateState<T extends Table>(
  database: Connection,
  table: T,
  { reference, version }: Pick<CommonColumns, 'reference' | 'version'>,
  changes: NewState<T>,
): Promise<boolean> {
  const { numUpdatedRows } = await common(database)
    .updateTable<Table>(table)
    .set(changes as Partial<CommonColumns>)
    .where('reference', '=', reference)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function selectReceivedFrom<T extends Table>(
  database: Connection,
  table: T,
  emailLookup: string,
): Promise<ReceivedRows[T][]> {
  const rows = await common(database)
    .selectFrom<Table>(table)
    .selectAll()
    .where('email_lookup', '=', emailLookup)
    .execute();
  return rows as ReceivedRows[T][];
}

export async function selectReceivedBefore<T extends Table>(
  database: Connection,
  table: T,
  time: string,
  limit: number,
): Promise<ReceivedRows[T][]> {
  const rows = await common(database)
    .selectFrom<Table>(table)
    .selectAll()
    .where('received', '<', time)
    .orderBy('received')
    .limit(limit)
    .execute();
  return rows as ReceivedRows[T][];
}

export async function countReceivedBefore(database: Connection, table: Table, time: string): Promise<number> {
  const { count } = await common(database)
    .selectFrom<Table>(table)
    .select((select) => select.fn.countAll().as('count'))
    .where('received', '<', time)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countReceived(database: Connection, table: Table): Promise<number> {
  const { count } = await common(database)
    .selectFrom<Table>(table)
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function isReceivedEmpty(database: Connection, table: Table): Promise<boolean> {
  const row = await common(database).selectFrom<Table>(table).select('reference').limit(1).executeTakeFirst();
  return row === undefined;
}

/** Returns the references of those that were still there: another process may delete the same rows. */
export async function deleteReceived(
  database: Connection,
  table: Table,
  rows: Pick<CommonColumns, 'reference' | 'search_text'>[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const references = rows.map(({ reference }) => reference);
  await deleteWords(database, table === 'enquiries' ? 'enquiry' : 'application', rows);
  const deleted = await common(database)
    .deleteFrom<Table>(table)
    .where('reference', 'in', references)
    .returning('reference')
    .execute();
  return new Set(deleted.map(({ reference }) => reference));
}

/** What an examination found; the same each time. */
export async function updateResumeMarks(
  database: Connection,
  reference: string,
  resume_marks: string,
): Promise<void> {
  await database
    .updateTable('applications')
    .set({ resume_marks })
    .where('reference', '=', reference)
    .execute();
}

export async function isResumeInUse(database: Connection, key: string): Promise<boolean> {
  const row = await database
    .selectFrom('applications')
    .select('reference')
    .where('resume_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}
