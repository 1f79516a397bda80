import { PLURALS } from '../../domain/submission-kind.ts';
import type { Connection, Database } from './database.ts';
import { deleteForGood } from './hanging-rows.ts';
import { entryOf, TABLE_NAMES } from './tables.ts';
import { isOnly, untyped } from './untyped.ts';

type Table = keyof Database;
const DAY_MS = 86_400_000;

export interface AgeLimits {
  now: Date;
  /** Value of RETENTION_DAYS. */
  retentionDays: number;
  /** Days for which the law requires accounting records. */
  accountsDays: number;
}

/** Tables whose rows are deleted only because of their age. For enquiries and applications see `past-retention.ts`. */
export const AGED_TABLES = TABLE_NAMES.filter(
  (table) => entryOf(table).kept && !(Object.values(PLURALS) as Table[]).includes(table),
);

/**
 * Column by which a table's rows are deleted. Emails of the outbox are deleted by what they are about, so that their
 * stored texts are deleted too.
 */
const about = (table: Table) => (table === 'outbox' ? 'reference' : entryOf(table).key);

function aged(database: Connection, table: Table, { now, retentionDays, accountsDays }: AgeLimits) {
  const ages = (entryOf(table).kept?.ages ?? []).map(({ from, days, only }) => {
    const kept = typeof days === 'number' ? days : { retention: retentionDays, accounts: accountsDays }[days];
    return { from, before: new Date(now.getTime() - kept * DAY_MS).toISOString(), only };
  });
  return untyped(database)
    .selectFrom(table)
    .where(({ or, and, eb }) =>
      or(ages.map(({ from, before, only }) => and([eb(from, '<', before), isOnly(only)]))),
    );
}

export async function countAged(database: Connection, table: Table, limits: AgeLimits): Promise<number> {
  const { count } = await aged(database, table, limits)
    .select(({ fn }) => fn.count(about(table)).distinct().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes up to `size` rows, oldest first, and returns their number. Must run in a transaction. */
export async function deleteAged(
  transaction: Connection,
  table: Table,
  limits: AgeLimits,
  size: number,
): Promise<number> {
  const [{ from } = { from: '' }] = entryOf(table).kept?.ages ?? [];
  const column = about(table);
  const rows = await aged(transaction, table, limits)
    .select(column)
    .groupBy(column)
    .orderBy(({ fn }) => fn.min(from))
    .limit(size)
    .execute();
  const keys = rows.map((row) => String(row[column]));
  await deleteForGood(
    transaction,
    table === 'outbox' ? 'holder_mails' : table,
    keys,
    limits.now.toISOString(),
  );
  return keys.length;
}
