import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Connection } from './database.ts';
import { isPostgres } from './postgres-dialect.ts';
import { findKeys, type SearchedTable } from './search-index.ts';
import { hasWord, searchedWords } from './search-words.ts';

/** What is listed: by a time, and by the key among rows of one time. */
export interface List<Tables, Table extends keyof Tables, Row> {
  table: SearchedTable;
  rows: SelectQueryBuilder<Tables, Table, Row>;
  /** Names of columns. */
  at: string;
  key: string;
  positionOf(row: Row): Pick<ListPosition, 'at' | 'key'>;
}

/** A position between two rows of a list. */
export interface ListPosition {
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
  /** Further conditions. */
  where?: RawBuilder<boolean>[];
  newestFirst: boolean;
  from?: ListPosition;
  limit: number;
}

export interface ListPage<Row> {
  rows: Row[];
  next: ListPosition | null;
  previous: ListPosition | null;
}

/** One page of a list, however long the list is: it begins at a position in the index, not at a count of rows. */
export async function selectPage<Tables, Table extends keyof Tables, Row>(
  database: Connection,
  { table, rows: all, at, key, positionOf }: List<Tables, Table, Row>,
  { equal, search = '', since, where = [], newestFirst, from, limit }: PageRequest,
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
  for (const condition of where) query = query.where(condition);
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
  const found = await query.execute();
  const rows = found.slice(0, limit);
  if (backwards) rows.reverse();
  const hasMore = found.length > limit;
  const position = (row: Row | undefined, isEnd: boolean): ListPosition | null =>
    row === undefined ? null : { ...positionOf(row), backwards: isEnd };
  return {
    rows,
    next: backwards || hasMore ? position(rows.at(-1), false) : null,
    previous: (backwards ? hasMore : from !== undefined) ? position(rows[0], true) : null,
  };
}

/** The values go as one parameter: there may be thousands. */
function isOneOf(database: Connection, column: RawBuilder<string>, values: string[]) {
  return isPostgres(database)
    ? sql<boolean>`${column} = any(${values})`
    : sql<boolean>`${column} in (select value from json_each(${JSON.stringify(values)}))`;
}

export function isNobodys(): RawBuilder<boolean> {
  return sql<boolean>`owner is null`;
}

export function isUnsettled(): RawBuilder<boolean> {
  return sql<boolean>`state not in ('closed', 'rejected', 'accepted')`;
}

/** Their last word is theirs. */
export function isReplied(table: SearchedTable): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from replies where replies.reference = ${sql.ref(`${table}.reference`)}
    and replies.kind = 'reply' and replies.settled_by is null and replies.put_away is null)`;
}

/** What is settled has no day. */
export function isDueBefore(day: string): RawBuilder<boolean> {
  return sql<boolean>`due < ${day}`;
}
