import { sql, type RawBuilder } from 'kysely';
import type { CertificateRow, Connection } from './database.ts';
import { isPostgres } from './postgres-dialect.ts';
import type { ReceivedRows } from './received-rows.ts';
import { findKeys } from './search-index.ts';
import { hasWord, searchedWords } from './search-words.ts';

interface ListedRows extends ReceivedRows {
  certificates: CertificateRow;
}
export type ListedTable = keyof ListedRows;

/** How each table is listed: by a time, and by the key among rows of one time. */
const ORDER: Record<ListedTable, { at: string; key: string }> = {
  enquiries: { at: 'received', key: 'reference' },
  applications: { at: 'received', key: 'reference' },
  certificates: { at: 'created', key: 'lookup' },
};

/** A place between two rows of a list. */
export interface Place {
  at: string;
  key: string;
  /** The page ends here instead of beginning here. */
  backwards: boolean;
}

export interface PageRequest {
  /** Columns and the value that each must have. */
  equal: Record<string, string | undefined>;
  /** As typed; all words must be there, each by its beginning. */
  search?: string;
  since?: string;
  newestFirst: boolean;
  from?: Place;
  limit: number;
}

export interface ListPage<Row> {
  rows: Row[];
  next: Place | null;
  previous: Place | null;
}

/** One page of a list, however long the list is: it begins at a place in the index, not at a count of rows. */
export async function selectPage<T extends ListedTable>(
  database: Connection,
  table: T,
  { equal, search = '', since, newestFirst, from, limit }: PageRequest,
): Promise<ListPage<ListedRows[T]>> {
  const { at, key } = ORDER[table];
  const [atColumn, keyColumn] = [sql.ref<string>(at), sql.ref<string>(key)];
  const backwards = from?.backwards ?? false;
  const direction = newestFirst === backwards ? 'asc' : 'desc';
  let query = database
    .selectFrom(table as 'enquiries')
    .selectAll()
    .orderBy(atColumn, direction)
    .orderBy(keyColumn, direction)
    .limit(limit + 1);
  for (const [column, value] of Object.entries(equal))
    if (value !== undefined) query = query.where(sql.ref<string>(column), '=', value);
  if (since !== undefined) query = query.where(atColumn, '>=', since);
  if (from !== undefined) {
    const comparison = direction === 'desc' ? sql`<` : sql`>`;
    query = query.where(sql<boolean>`(${atColumn}, ${keyColumn}) ${comparison} (${from.at}, ${from.key})`);
  }
  if (search.trim() !== '') {
    const words = searchedWords(search);
    const keys = words.length > 0 ? await findKeys(database, table, words) : [];
    if (keys?.length === 0) return { rows: [], next: null, previous: null };
    if (keys) query = query.where(isOneOf(database, keyColumn, keys));
    else for (const word of words) query = query.where(hasWord(word));
  }
  const found = (await query.execute()) as unknown as ListedRows[T][];
  const rows = found.slice(0, limit);
  if (backwards) rows.reverse();
  const hasMore = found.length > limit;
  const place = (row: ListedRows[T] | undefined, isEnd: boolean): Place | null => {
    const values = row as unknown as Record<string, string> | undefined;
    return values ? { at: values[at] ?? '', key: values[key] ?? '', backwards: isEnd } : null;
  };
  return {
    rows,
    next: backwards || hasMore ? place(rows.at(-1), false) : null,
    previous: (backwards ? hasMore : from !== undefined) ? place(rows[0], true) : null,
  };
}

/** The values go as one parameter: there may be thousands. */
function isOneOf(database: Connection, column: RawBuilder<string>, values: string[]) {
  return isPostgres(database)
    ? sql<boolean>`${column} = any(${values})`
    : sql<boolean>`${column} in (select value from json_each(${JSON.stringify(values)}))`;
}

/** How many rows have this value in a column, counted up to `most`. */
export async function countUpTo(
  database: Connection,
  table: ListedTable,
  column: string,
  value: string,
  most: number,
): Promise<number> {
  const found = database
    .selectFrom(table as 'enquiries')
    .select(sql.ref<string>(column).as('value'))
    .where(sql.ref<string>(column), '=', value)
    .limit(most);
  const { count } = await database
    .selectFrom(found.as('found'))
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
