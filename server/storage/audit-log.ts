import { randomUUID } from 'node:crypto';
import type { Connection, AuditEntryRow } from './database.ts';
import { pagesOf } from './pages.ts';
import { selectRows } from './rows.ts';

/** Actor of visitors' actions. Unlike actions of the firm, these do not stop a restore. */
export const VISITOR = 'visitor';

export async function insertAuditEntry(database: Connection, row: Omit<AuditEntryRow, 'id'>): Promise<void> {
  await database
    .insertInto('trail')
    .values({ id: `${row.time}-${randomUUID().slice(0, 8)}`, ...row })
    .execute();
}

/** Lines about one reference, oldest first. */
export async function selectAuditEntriesOf(database: Connection, reference: string) {
  return await selectRows(database, 'trail', { reference }, 'id');
}

/** The references among these that the audit log mentions with any other action. */
export async function selectReferencesOfOtherActs(
  database: Connection,
  references: readonly string[],
  acts: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const page of pagesOf(references, 1_000)) {
    const rows = await database
      .selectFrom('trail')
      .select('reference')
      .distinct()
      .where('reference', 'in', page)
      .where('act', 'not in', acts)
      .execute();
    found.push(...rows.map(({ reference }) => reference));
  }
  return found;
}

/**
 * Up to `limit` lines, newest first: those before the line `before`, or the newest. With `actor`, only lines of that
 * actor.
 */
export async function selectAuditEntries(
  database: Connection,
  { before, actor, limit }: { before?: string; actor?: string; limit: number },
): Promise<AuditEntryRow[]> {
  return await database
    .selectFrom('trail')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .$if(actor !== undefined, (query) => query.where('actor', '=', actor ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Lines about these actions, oldest first. */
export async function selectAuditEntriesOfActs(database: Connection, acts: string[]) {
  return await database
    .selectFrom('trail')
    .select(['time', 'reference'])
    .where('act', 'in', acts)
    .orderBy('id')
    .execute();
}

export async function selectNewestAuditEntryId(database: Connection): Promise<string | undefined> {
  const line = await database
    .selectFrom('trail')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return line?.id;
}

export async function hasAuditEntry(database: Connection, id: string): Promise<boolean> {
  const line = await database.selectFrom('trail').select('id').where('id', '=', id).executeTakeFirst();
  return line !== undefined;
}
