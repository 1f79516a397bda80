import { randomUUID } from 'node:crypto';
import type { Connection, RemovalRow } from './database.ts';
import { deleteRows, insertRows, selectRows, updateRows } from './rows.ts';
import { pagesOf } from './pages.ts';

/** A file that must still be removed. */
export type FileRemoval = RemovalRow & { kind: 'resume' | 'mails' };

/**
 * Adds files to the list of those to remove. Must run in the transaction that deletes the rows. A file that is already
 * in the list is not added again.
 */
export async function insertRemovals(
  transaction: Connection,
  removals: Pick<FileRemoval, 'kind' | 'key'>[],
  requested: string,
): Promise<FileRemoval[]> {
  if (removals.length === 0) return [];
  const byId = new Map(
    removals.map(({ kind, key }) => {
      const id = `${kind} ${key}`;
      return [id, { id, kind, key, requested, last_error: null }];
    }),
  );
  const rows = [...byId.values()];
  await transaction
    .insertInto('removals')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ requested, last_error: null }))
    .execute();
  return rows;
}

/**
 * Adds an entry that deleted rows must be overwritten, because they can still be read in the files of the database.
 * Must run in the transaction that deletes the rows.
 */
export async function noteOverwriting(transaction: Connection, requested: string): Promise<void> {
  // Each entry has a row of its own. An entry that is added during an overwriting must stay when the earlier ones are
  // deleted.
  const key = randomUUID();
  const id = `overwriting ${key}`;
  await insertRows(transaction, 'removals', { id, kind: 'overwriting', key, requested, last_error: null });
}

/** Files to remove. */
export async function selectRemovals(database: Connection): Promise<FileRemoval[]> {
  return await database
    .selectFrom('removals')
    .selectAll()
    .where('kind', 'in', ['resume', 'mails'])
    .$narrowType<Pick<FileRemoval, 'kind'>>()
    .orderBy('id')
    .execute();
}

/** Entries about deleted rows that must be overwritten, oldest first. */
export async function selectOverwriting(database: Connection): Promise<RemovalRow[]> {
  return await selectRows(database, 'removals', { kind: 'overwriting' }, 'requested');
}

export async function deleteRemovals(database: Connection, removals: RemovalRow[]): Promise<void> {
  for (const page of pagesOf(removals)) await deleteRows(database, 'removals', { id: idsOf(page) });
}

export async function noteRemovalError(
  database: Connection,
  removals: RemovalRow[],
  last_error: string | null,
): Promise<void> {
  const changed = removals.filter((removal) => removal.last_error !== last_error);
  for (const page of pagesOf(changed))
    await updateRows(database, 'removals', { id: idsOf(page) }, { last_error });
}

/**
 * Deletes entries about emails whose row exists again after a restore, because these emails may be stored as files
 * again.
 */
export async function deleteNeedlessRemovals(database: Connection): Promise<void> {
  await database
    .deleteFrom('removals')
    .where('kind', '=', 'mails')
    .where('key', 'in', (select) => select.selectFrom('outbox').select('reference'))
    .execute();
}

function idsOf(removals: RemovalRow[]): string[] {
  return removals.map(({ id }) => id);
}
