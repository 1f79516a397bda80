import { randomUUID } from 'node:crypto';
import type { Connection, RemovalRow } from './database.ts';
import { deleteRows, insertRows, selectRows, updateRows } from './rows.ts';
import { pagesOf } from './pages.ts';

/** A file that still has to be removed. */
export type FileRemoval = RemovalRow & { kind: 'resume' | 'mails' };

/** Must run in the transaction that deletes the rows. Repeated entries are stored once. */
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

/** Must run in the transaction that deletes rows: until the note is deleted they can be read in the database's files. */
export async function noteOverwriting(transaction: Connection, requested: string): Promise<void> {
  // A separate row each time, so that a note made during an overwriting is not deleted with it.
  const key = randomUUID();
  const id = `overwriting ${key}`;
  await insertRows(transaction, 'removals', { id, kind: 'overwriting', key, requested, last_error: null });
}

/** Removals of files. */
export async function selectRemovals(database: Connection): Promise<FileRemoval[]> {
  return await database
    .selectFrom('removals')
    .selectAll()
    .where('kind', 'in', ['resume', 'mails'])
    .$narrowType<Pick<FileRemoval, 'kind'>>()
    .orderBy('id')
    .execute();
}

/** Oldest first. */
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

/** Deletes pending removals of emails that a restored backup brought back, because they may be written again. */
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
