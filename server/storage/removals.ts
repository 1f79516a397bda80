import { randomUUID } from 'node:crypto';
import type { Connection, RemovalRow } from './database.ts';
import { deleteRows, insertRows, selectRows, updateRows } from './rows.ts';
import { pagesOf } from './pages.ts';

/** A file that must still be removed. */
export type FileRemoval = RemovalRow & { kind: 'resume' | 'mails' };

/** Notes files to remove. Must run in the transaction that deletes the rows. The same file is noted only once. */
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
 * Notes that deleted rows must be overwritten: until then they can still be read in the database's files. Must run in
 * the transaction that deletes the rows.
 */
export async function noteOverwriting(transaction: Connection, requested: string): Promise<void> {
  // Each note has a row of its own, so that a note made during an overwriting is not deleted with the earlier one.
  const key = randomUUID();
  const id = `overwriting ${key}`;
  await insertRows(transaction, 'removals', { id, kind: 'overwriting', key, requested, last_error: null });
}

/** Notes about files. */
export async function selectRemovals(database: Connection): Promise<FileRemoval[]> {
  return await database
    .selectFrom('removals')
    .selectAll()
    .where('kind', 'in', ['resume', 'mails'])
    .$narrowType<Pick<FileRemoval, 'kind'>>()
    .orderBy('id')
    .execute();
}

/** Notes about overwriting, oldest first. */
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
 * Deletes notes about emails that a restored backup has brought back, because these emails may be stored as files
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
