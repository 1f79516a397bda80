import { sql } from 'kysely';
import type { CertificateRow, Connection } from './database.ts';
import type { ReceivedRows } from './received-rows.ts';
import {
  countKeys,
  hasWord,
  keysOfWords,
  searchedWords,
  type KeysOfWord,
  type SearchKind,
} from './search-words.ts';

interface ListedRows extends ReceivedRows {
  certificates: CertificateRow;
}
export type ListedTable = keyof ListedRows;

/** How each table is listed: by a time, and by the key among rows of one time. */
const ORDER: Record<ListedTable, { at: string; key: string; kind: SearchKind }> = {
  enquiries: { at: 'received', key: 'reference', kind: 'enquiry' },
  applications: { at: 'received', key: 'reference', kind: 'application' },
  certificates: { at: 'created', key: 'lookup', kind: 'certificate' },
};

/** Up to here the rows of a word are looked up and sorted; more common words are met while walking down the list. */
const RARE_MAX = 1_000;

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
  const { at, key, kind } = ORDER[table];
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
  const searched = searchedWords(search);
  if (search.trim() !== '' && searched.length === 0) return { rows: [], next: null, previous: null };
  const [rarest, ...others] = await byRarity(database, kind, searched);
  if (rarest && rarest.count <= RARE_MAX) query = query.where(sql<boolean>`${keyColumn} in (${rarest.keys})`);
  else if (rarest) query = query.where(hasWord(rarest.word));
  for (const { word } of others) query = query.where(hasWord(word));
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

interface CountedWord {
  word: string;
  keys: KeysOfWord;
  count: number;
}

async function byRarity(database: Connection, kind: SearchKind, words: string[]): Promise<CountedWord[]> {
  if (words.length === 0) return [];
  const counted: CountedWord[] = [];
  for (const [word, keys] of await keysOfWords(database, kind, words))
    counted.push({ word, keys, count: await countKeys(database, keys, RARE_MAX + 1) });
  return counted.toSorted((one, other) => one.count - other.count);
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
