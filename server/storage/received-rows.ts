import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import { PLURALS, SUBMISSION_KINDS, type SubmissionKind } from '../../domain/submission-kind.ts';
import type { ApplicationRow, Connection, EnquiryRow } from './database.ts';
import { isPostgres } from './postgres-dialect.ts';
import { applicationText, enquiryText } from './search-words.ts';
import { insertRows, updateRows } from './rows.ts';

export type Enquiry = EnquiryRow & { kind: 'enquiry' };
export type Application = ApplicationRow & { kind: 'application' };

/**
 * Row types of the two tables. Rows of both have a time of receipt, an address and a reference. The code that reads
 * them adds their kind.
 */
export interface ReceivedOf {
  enquiry: Enquiry;
  application: Application;
}
export type Received = ReceivedOf[SubmissionKind];
export type NewReceived = Omit<Enquiry, 'search_text'> | Omit<Application, 'search_text'>;

export type ReceivedTable = (typeof PLURALS)[SubmissionKind];
type CommonColumns = Pick<EnquiryRow, Exclude<keyof EnquiryRow & keyof ApplicationRow, 'state'>> & {
  state: Received['state'];
};

/** The two tables with only their common columns, because Kysely cannot type a query over a choice of tables. */
type CommonTables = Record<ReceivedTable, CommonColumns>;

export function receivedTables(database: Connection): Kysely<CommonTables> {
  return database;
}

type Rows<Row> = SelectQueryBuilder<CommonTables, ReceivedTable, Row>;

const ROWS: { [Kind in SubmissionKind]: (database: Connection) => Rows<ReceivedOf[Kind]> } = {
  enquiry: (database) =>
    database.selectFrom('enquiries').selectAll().select(sql.lit<'enquiry'>('enquiry').as('kind')),
  application: (database) =>
    database.selectFrom('applications').selectAll().select(sql.lit<'application'>('application').as('kind')),
};

/** Query for all columns of a kind. The caller adds conditions and the order. */
export function rowsOf<Kind extends SubmissionKind>(
  database: Connection,
  kind: Kind,
): Rows<ReceivedOf[Kind]> {
  return ROWS[kind](database);
}

/** Stores a submission with its search words. */
export async function insertReceived(database: Connection, row: NewReceived): Promise<void> {
  const search_text = row.kind === 'enquiry' ? enquiryText(row) : applicationText(row);
  if (row.kind === 'enquiry') {
    const { kind: _kind, ...columns } = row;
    await insertRows(database, 'enquiries', { ...columns, search_text });
  } else {
    const { kind: _kind, ...columns } = row;
    await insertRows(database, 'applications', { ...columns, search_text });
  }
}

type Select<Row> = (database: Connection, reference: string) => Promise<Row | undefined>;

const SELECT: { [Kind in SubmissionKind]: Select<ReceivedOf[Kind]> } = {
  enquiry: (database, reference) =>
    rowsOf(database, 'enquiry').where('reference', '=', reference).executeTakeFirst(),
  application: (database, reference) =>
    rowsOf(database, 'application').where('reference', '=', reference).executeTakeFirst(),
};

export async function selectReceived<Kind extends SubmissionKind>(
  database: Connection,
  kind: Kind,
  reference: string,
): Promise<ReceivedOf[Kind] | undefined> {
  return await SELECT[kind](database, reference);
}

/** The application whose interview has this id in calendars. */
export async function selectInterviewed(database: Connection, id: string): Promise<Application | undefined> {
  if (!INTERVIEW_ID.test(id)) return undefined;
  return await rowsOf(database, 'application')
    .where(sql<boolean>`interview like ${`%"id":"${id}"%`}`)
    .executeTakeFirst();
}

/** Applications with a proposed, set or cancelled interview. */
export async function selectInterviews(database: Connection): Promise<Application[]> {
  return await rowsOf(database, 'application')
    .where(sql<boolean>`interview is not null`)
    .execute();
}

/** Safe in a LIKE pattern, because it contains none of the special characters. */
const INTERVIEW_ID = /^[0-9a-f-]{36}@[a-zA-Z0-9.-]{1,200}$/;

/**
 * Columns that a change sets. `step` and `interview` are only for applications; `outcome` and the columns about
 * trainees are only for enquiries.
 */
export type Standing = Pick<
  Received,
  'state' | 'version' | 'changed_by' | 'changed_at' | 'owner' | 'due' | 'person'
> & {
  step?: number;
  interview?: string | null;
  outcome?: EnquiryRow['outcome'];
} & Partial<Pick<EnquiryRow, 'course' | 'seat' | 'seat_batch' | 'seat_until' | 'fee' | 'fee_due' | 'result'>>;

/** Submissions that were linked to the same person. */
export async function selectOfPerson(database: Connection, person: string): Promise<Received[]> {
  const found: Received[] = [];
  for (const kind of SUBMISSION_KINDS)
    found.push(...(await rowsOf(database, kind).where('person', '=', person).orderBy('received').execute()));
  return found;
}

/** Submissions of this owner, or of everybody else, that are due by a day; most overdue first. */
export async function selectDue(
  database: Connection,
  kind: SubmissionKind,
  { until, owner, isOwn, limit }: { until: string; owner: string; isOwn: boolean; limit: number },
): Promise<Received[]> {
  return await rowsOf(database, kind)
    .where('due', '<=', until)
    .where(({ or, eb }) =>
      isOwn ? eb('owner', '=', owner) : or([eb('owner', '!=', owner), eb('owner', 'is', null)]),
    )
    .orderBy('due')
    .orderBy('reference')
    .limit(limit)
    .execute();
}

/** Writes the state of a submission. Returns false if somebody has changed it since it was read. */
export async function updateStanding(
  database: Connection,
  { kind, reference, version }: Pick<Received, 'kind' | 'reference' | 'version'>,
  standing: Standing,
): Promise<boolean> {
  const { numUpdatedRows } = await receivedTables(database)
    .updateTable<ReceivedTable>(PLURALS[kind])
    .set(standing)
    .where('reference', '=', reference)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Changes the address of a submission, its lower-case form and its search words. */
export async function updateAddress(database: Connection, row: Received, email: string): Promise<void> {
  const search_text =
    row.kind === 'enquiry' ? enquiryText({ ...row, email }) : applicationText({ ...row, email });
  await receivedTables(database)
    .updateTable<ReceivedTable>(PLURALS[row.kind])
    .set({ email, email_lookup: email.toLowerCase(), search_text })
    .where('reference', '=', row.reference)
    .execute();
}

/** Changes the name of a submission and its search words. */
export async function updateName(
  database: Connection,
  row: ReceivedOf['enquiry'],
  name: string,
): Promise<void> {
  const changes = { name, search_text: enquiryText({ ...row, name }) };
  await updateRows(database, 'enquiries', { reference: row.reference }, changes);
}

/** Submissions from this address, including those whose address was corrected since. */
export async function selectReceivedFrom(database: Connection, emailLookup: string): Promise<Received[]> {
  const corrections = await database
    .selectFrom('submission_changes')
    .select(['reference', 'former_email'])
    .where('act', '=', 'correct')
    .execute();
  const corrected = corrections
    .filter(({ former_email }) => former_email?.toLowerCase() === emailLookup)
    .map(({ reference }) => reference);
  const found: Received[] = [];
  for (const kind of SUBMISSION_KINDS) {
    found.push(
      ...(await rowsOf(database, kind)
        .where(({ or, eb }) =>
          or([
            eb('email_lookup', '=', emailLookup),
            ...(corrected.length > 0 ? [eb('reference', 'in', corrected)] : []),
          ]),
        )
        .execute()),
    );
  }
  return found;
}

export async function countReceived(database: Connection): Promise<Record<ReceivedTable, number>> {
  const counts = { enquiries: 0, applications: 0 };
  for (const table of Object.values(PLURALS)) {
    const { count } = await receivedTables(database)
      .selectFrom<ReceivedTable>(table)
      .select((select) => select.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = Number(count);
  }
  return counts;
}

/** Number of open submissions of this owner. */
export async function countOpenOf(
  database: Connection,
  kind: SubmissionKind,
  owner: string,
): Promise<number> {
  const { count } = await receivedTables(database)
    .selectFrom<ReceivedTable>(PLURALS[kind])
    .select((select) => select.fn.countAll().as('count'))
    .where('owner', '=', owner)
    .where(sql<boolean>`state not in ('closed', 'rejected', 'accepted')`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function isReceivedEmpty(database: Connection): Promise<boolean> {
  for (const kind of SUBMISSION_KINDS)
    if (await rowsOf(database, kind).limit(1).executeTakeFirst()) return false;
  return true;
}

/**
 * Locks submissions: nobody else can change, delete or add to them until the transaction ends. SQLite needs no lock,
 * because it has only one writer.
 */
export async function lockReceived(transaction: Connection, references: readonly string[]): Promise<void> {
  if (references.length === 0 || !isPostgres(transaction)) return;
  for (const table of Object.values(PLURALS))
    await receivedTables(transaction)
      .selectFrom<ReceivedTable>(table)
      .select('reference')
      .where('reference', 'in', references)
      .orderBy('reference')
      .forUpdate()
      .execute();
}
