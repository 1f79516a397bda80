import type { Connection, Database } from './database.ts';
import { pagesOf } from './pages.ts';
import { type FileRemoval, insertRemovals, noteOverwriting } from './removals.ts';
import { childrenOf, entryOf, survivorsOf } from './tables.ts';
import { untyped } from './untyped.ts';

type Table = keyof Database;

/** Keys of rows, by table. */
export type RowKeys = Map<Table, Set<string>>;

export function addKeys(rows: RowKeys, table: Table, keys: Iterable<string>): void {
  const known = rows.get(table) ?? new Set();
  for (const key of keys) known.add(key);
  if (known.size > 0) rows.set(table, known);
}

/** These rows and all that depend on them, as defined in `tables.ts`. */
export async function withHanging(database: Connection, roots: RowKeys): Promise<RowKeys> {
  const found: RowKeys = new Map();
  const add = async (table: Table, keys: string[]) => {
    addKeys(found, table, keys);
    for (const child of childrenOf(table))
      for (const page of pagesOf(keys))
        await add(child.table, await selectKeys(database, child.table, child.column, page));
  };
  for (const [table, keys] of roots) await add(table, [...keys]);
  return found;
}

/** A file that must still be removed: one that a deleted row referred to, or emails stored as files. */
export type Leftover = Pick<FileRemoval, 'kind' | 'key'>;

/**
 * Deletes rows and all that depend on them, even if the rows themselves are already gone. Rows that are kept lose their
 * reference to them. Returns the keys of the deleted rows, and the files to remove.
 */
export async function deleteWithHanging(
  transaction: Connection,
  table: Table,
  keys: Iterable<string>,
): Promise<{ deleted: string[]; leftovers: Leftover[] }> {
  const deleted: string[] = [];
  const leftovers: Leftover[] = [];
  for (const page of pagesOf([...keys])) {
    for (const { table: survivor, column, emptied } of survivorsOf(table))
      await untyped(transaction)
        .updateTable(survivor)
        .set({ [column]: null, ...Object.fromEntries(emptied.map((name) => [name, ''])) })
        .where(column, 'in', page)
        .execute();
    for (const child of childrenOf(table)) {
      if (child.table === 'outbox') leftovers.push(...page.map((key) => ({ kind: 'mails', key }) as const));
      if (childrenOf(child.table).length > 0) {
        const below = await selectKeys(transaction, child.table, child.column, page);
        leftovers.push(...(await deleteWithHanging(transaction, child.table, below)).leftovers);
      }
      leftovers.push(...(await deleteWhere(transaction, child.table, child.column, page)).leftovers);
    }
    const own = await deleteWhere(transaction, table, entryOf(table).key, page);
    deleted.push(...own.deleted);
    leftovers.push(...own.leftovers);
  }
  return { deleted, leftovers };
}

/**
 * Deletes rows in the live database. Adds their files to the list of those to remove, and an entry that the deleted
 * rows must be overwritten on disk.
 */
export async function deleteForGood(
  transaction: Connection,
  table: Table,
  keys: Iterable<string>,
  time: string,
): Promise<string[]> {
  const { deleted, leftovers } = await deleteWithHanging(transaction, table, keys);
  await insertRemovals(transaction, leftovers, time);
  if (deleted.length > 0) await noteOverwriting(transaction, time);
  return deleted;
}

async function deleteWhere(transaction: Connection, table: Table, column: string, values: string[]) {
  const { key, file } = entryOf(table);
  const rows = await untyped(transaction)
    .deleteFrom(table)
    .where(column, 'in', values)
    .returning(file ? [key, file.key] : [key])
    .execute();
  const files = file ? rows.flatMap((row) => (row[file.key] as string | null) ?? []) : [];
  return {
    deleted: rows.map((row) => String(row[key])),
    leftovers: files.map((name) => ({ kind: 'resume', key: name }) as const),
  };
}

export async function selectKeys(
  database: Connection,
  table: Table,
  column: string,
  values: string[],
): Promise<string[]> {
  const { key } = entryOf(table);
  const rows = await untyped(database).selectFrom(table).select(key).where(column, 'in', values).execute();
  return rows.map((row) => String(row[key]));
}
