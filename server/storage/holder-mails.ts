import { sql } from 'kysely';
import type { CertificateRow, Connection, HolderAddressRow, HolderMailRow, OutboxRow } from './database.ts';
import { deleteForGood } from './hanging-rows.ts';
import { isPostgres } from './postgres-dialect.ts';
import { countRows } from './count-rows.ts';
import { pagesOf } from './pages.ts';
import { selectInPages, selectRows } from './rows.ts';

export type HolderMailState = HolderMailRow['state'];

/** Addresses of the holders of these certificates. */
export async function selectHolderAddresses(
  database: Connection,
  lookups: readonly string[],
): Promise<Map<string, string>> {
  const rows = await selectInPages(database, 'holder_addresses', 'lookup', lookups);
  return new Map(rows.map(({ lookup, email }) => [lookup, email]));
}

/** Stores the addresses of holders. A known address is replaced. */
export async function writeHolderAddresses(
  database: Connection,
  rows: readonly HolderAddressRow[],
): Promise<void> {
  // If a certificate has two addresses, the last one is used. A single statement could not change a row twice.
  const last = [...new Map(rows.map((row) => [row.lookup, row])).values()];
  for (const page of pagesOf(last)) {
    await database
      .insertInto('holder_addresses')
      .values(page)
      .onConflict((conflict) =>
        conflict.column('lookup').doUpdateSet((set) => ({
          email: set.ref('excluded.email'),
          email_lookup: set.ref('excluded.email_lookup'),
        })),
      )
      .execute();
  }
}

export async function selectLookupsOfHolder(database: Connection, emailLookup: string): Promise<string[]> {
  const rows = await selectRows(database, 'holder_addresses', { email_lookup: emailLookup }, 'lookup');
  return rows.map(({ lookup }) => lookup);
}

/** Emails about a certificate with their states, newest first. */
export async function selectHolderMailStates(database: Connection, lookup: string) {
  return await database
    .selectFrom('holder_mails')
    .innerJoin('outbox', 'outbox.reference', 'holder_mails.reference')
    .select(['outbox.id', 'outbox.state', 'outbox.created', 'outbox.due', 'outbox.sent'])
    .select('holder_mails.state as told')
    .where('holder_mails.lookup', '=', lookup)
    .orderBy('outbox.created', 'desc')
    .execute();
}

/** Counts for a class: valid, with an address, emailed, pending or failed. */
export async function selectClassMails(
  database: Connection,
  name: string,
): Promise<{ state: OutboxRow['state'] | null; hasAddress: boolean; count: number }[]> {
  const rows = await database
    .selectFrom('certificates')
    .leftJoin('holder_addresses', 'holder_addresses.lookup', 'certificates.lookup')
    .leftJoin('holder_mails', (join) =>
      join.onRef('holder_mails.lookup', '=', 'certificates.lookup').on('holder_mails.state', '=', 'valid'),
    )
    .leftJoin('outbox', 'outbox.reference', 'holder_mails.reference')
    .select((select) => [
      'outbox.state',
      select.fn.count('holder_addresses.lookup').distinct().as('reached'),
      select.fn.count('certificates.lookup').distinct().as('certificates'),
    ])
    .where('certificates.class', '=', name)
    .where('certificates.revoked', 'is', null)
    .groupBy('outbox.state')
    .execute();
  return rows.flatMap(({ state, reached, certificates }) => [
    { state, hasAddress: true, count: Number(reached) },
    { state, hasAddress: false, count: Number(certificates) - Number(reached) },
  ]);
}

/** Columns with the times of events about which holders are emailed. */
export type NewsColumn = 'created' | 'revoked' | 'expires';

/** Position of a certificate in the order of a column. */
export interface NewsPlace {
  time: string;
  lookup: string;
}

/** Certificates after a position in the order of a column, up to a time. */
export async function selectNews(
  database: Connection,
  column: NewsColumn,
  { after, until, limit }: { after: NewsPlace; until: string; limit: number },
): Promise<CertificateRow[]> {
  return await database
    .selectFrom('certificates')
    .selectAll()
    .where(column, 'is not', null)
    // Compares column and number together. Then the index finds the next page even if a whole class has the same time.
    .where(({ eb, refTuple, tuple }) => eb(refTuple(column, 'lookup'), '>', tuple(after.time, after.lookup)))
    .where(column, '<=', until)
    .orderBy(column)
    .orderBy('lookup')
    .limit(limit)
    .execute();
}

/**
 * Nobody else can queue emails to holders until the transaction ends. SQLite needs no lock, because it has only one
 * writer.
 */
export async function lockHolderMails(transaction: Connection): Promise<void> {
  if (isPostgres(transaction))
    await sql`lock table holder_mails in share row exclusive mode`.execute(transaction);
}

/** Number of unsent emails to holders that are due by a time. */
export async function countWaitingHolderMails(database: Connection, due: string): Promise<number> {
  return await countRows(
    database
      .selectFrom('outbox')
      .where('state', '=', 'waiting')
      .where('kind', '=', 'certificate-holder')
      .where('due', '<=', due),
  );
}

/** Emails about these certificates, whether sent or not. */
export async function selectHolderMails(database: Connection, lookups: readonly string[]) {
  return await selectInPages(database, 'holder_mails', 'lookup', lookups);
}

/** Emails to holders from one request, which is recognised by its time. */
export async function selectHolderMailsWritten(database: Connection, written: string) {
  return await database
    .selectFrom('letters')
    .innerJoin('holder_mails', 'holder_mails.reference', 'letters.reference')
    .select(['letters.id', 'letters.reference', 'holder_mails.lookup'])
    .where('letters.written_at', '=', written)
    .execute();
}

/**
 * Deletes the addresses of these holders and the emails to them. Emails that are stored as files are deleted later.
 * Must run in a transaction.
 */
export async function forgetHolders(
  transaction: Connection,
  lookups: readonly string[],
  time: string,
): Promise<void> {
  await lockHolderMails(transaction);
  await deleteForGood(transaction, 'holder_addresses', lookups, time);
}

/**
 * Adds the present addresses of holders to a backup of the same site that is being restored, for certificates issued
 * since.
 */
export async function mergeHolderAddresses(
  present: Connection,
  backup: Connection,
  lookups: readonly string[],
): Promise<void> {
  await writeHolderAddresses(backup, await selectInPages(present, 'holder_addresses', 'lookup', lookups));
}
