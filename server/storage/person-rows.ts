import type { Connection } from './database.ts';
import { addKeys, type RowKeys, selectKeys } from './hanging-rows.ts';
import { entryOf, TABLE_NAMES } from './tables.ts';
import { isOnly, untyped } from './untyped.ts';

/**
 * Keys of all rows of the person with this address, in lower case. They are the rows with the address, and the parents
 * of rows that refer to it (`tables.ts`).
 */
export async function selectRowsOf(database: Connection, address: string): Promise<RowKeys> {
  const found: RowKeys = new Map();
  for (const table of TABLE_NAMES) {
    const { key, of, person } = entryOf(table);
    if (person?.own) {
      const rows = await untyped(database)
        .selectFrom(table)
        .select(key)
        .where(person.own, '=', address)
        .$if(of !== undefined, (query) => query.where(of?.column ?? key, 'is', null))
        .execute();
      addKeys(
        found,
        table,
        rows.map((row) => String(row[key])),
      );
    }
    if (!person?.leads || !of) continue;
    const { column, only } = person.leads;
    const isLookup = column.endsWith('_lookup');
    const rows = await untyped(database)
      .selectFrom(table)
      .select([of.column, column])
      .where(of.column, 'is not', null)
      .where(column, isLookup ? '=' : 'is not', isLookup ? address : null)
      .where(isOnly(only))
      .execute();
    const parents = rows
      .filter((row) => addressIn(row[column]) === address)
      .map((row) => String(row[of.column]));
    if (parents.length > 0)
      for (const parent of of.tables)
        addKeys(found, parent, await selectKeys(database, parent, entryOf(parent).key, parents));
  }
  return found;
}

/** Address in lower case. The value is the address, or JSON with it in `email`. */
function addressIn(value: unknown): string {
  const text = String(value);
  const typed = text.startsWith('{') ? (JSON.parse(text) as { email?: unknown }).email : text;
  return typeof typed === 'string' ? typed.toLowerCase() : '';
}
