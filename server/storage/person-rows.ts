import type { Connection } from './database.ts';
import { addKeys, type RowKeys, selectKeys } from './hanging-rows.ts';
import { entryOf, TABLE_NAMES } from './tables.ts';
import { isOnly, untyped } from './untyped.ts';

/**
 * Keys of all rows of the person with this lower-case address. They are the rows with the address, and the parents of
 * rows that refer to it (`tables.ts`). `fields` may have the address in JSON.
 */
export async function selectRowsOf(
  database: Connection,
  address: string,
  fields: readonly string[],
): Promise<RowKeys> {
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
      .filter((row) => addressesIn(row[column], fields).includes(address))
      .map((row) => String(row[of.column]));
    if (parents.length > 0)
      for (const parent of of.tables)
        addKeys(found, parent, await selectKeys(database, parent, entryOf(parent).key, parents));
  }
  return found;
}

/** Addresses in lower case. The value is an address, or JSON with addresses in some of the fields. */
function addressesIn(value: unknown, fields: readonly string[]): string[] {
  const text = String(value);
  const json = text.startsWith('{') && (JSON.parse(text) as Record<string, unknown>);
  const typed = json ? fields.map((field) => json[field]) : [text];
  return typed.map((each) => (typeof each === 'string' ? each.toLowerCase() : ''));
}
