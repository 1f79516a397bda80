import { sql, type SelectQueryBuilder } from 'kysely';
import type { Connection } from './database.ts';
import {
  countKeys,
  hasWord,
  keysOfWords,
  searchedWords,
  type KeysOfWord,
  type SearchKind,
} from './search-words.ts';

/** What is listed: by a time, and by the key among rows of one time. */
export interface List<Tables, Table extends keyof Tables, Row> {
  kind: SearchKind;
  rows: SelectQueryBuilder<Tables, Table, Row>;
  /** Names of columns. */
  at: string;
  key: string;
  placeOf(row: Row): Pick<Place, 'at' | 'key'>;
}

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
export async function selectPage<Tables, Table extends keyof Tables, Row>(
  database: Connection,
  { kind, rows: all, at, key, placeOf }: List<Tables, Table, Row>,
  { equal, search = '', since, newestFirst, from, limit }: PageRequest,
): Promise<ListPage<Row>> {
  const [atColumn, keyColumn] = [sql.ref<string>(at), sql.ref<string>(key)];
  const backwards = from?.backwards ?? false;
  const direction = newestFirst === backwards ? 'asc' : 'desc';
  let query = all
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
  const found = await query.execute();
  const rows = found.slice(0, limit);
  if (backwards) rows.reverse();
  const hasMore = found.length > limit;
  const place = (row: Row | undefined, isEnd: boolean): Place | null =>
    row === undefined ? null : { ...placeOf(row), backwards: isEnd };
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
