import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Connection } from './database.ts';
import { isPostgres } from './postgres-dialect.ts';
import { findKeys, LOOKED_UP_MAX, type SearchedTable } from './search-index.ts';
import { hasWord, searchedWords } from './search-words.ts';

/** A list in order of a time, and of a key where times are equal. */
export interface List<Tables, Table extends keyof Tables, Row> {
  table: SearchedTable;
  rows: SelectQueryBuilder<Tables, Table, Row>;
  /** Names of the columns with the time and the key. */
  at: string;
  key: string;
  positionOf(row: Row): Pick<ListPosition, 'at' | 'key'>;
}

/** A position in a list, between two rows. */
export interface ListPosition {
  at: string;
  key: string;
  /** True if the page ends at this position instead of beginning there. */
  backwards: boolean;
}

export interface PageRequest {
  /** Columns, each with the value that rows must have. */
  equal: Record<string, string | undefined>;
  /** Typed words. Each must match the beginning of a word in the row. */
  search?: string;
  /** Keys of the rows with the `equal` values. If there are few, words are searched only in those rows. */
  narrow?: RawBuilder<{ key: string }>;
  /** Limits the list to rows from `since` on and before `before`. */
  since?: string;
  before?: string;
  /** Further conditions for rows. */
  where?: Condition[];
  newestFirst: boolean;
  from?: ListPosition;
  limit: number;
}

export interface Condition {
  isMet: RawBuilder<boolean>;
  /** Keys of matching rows, from a separate index. If there are few, the list is not read from its beginning. */
  keys?: RawBuilder<{ key: string }>;
}

export interface ListPage<Row> {
  rows: Row[];
  next: ListPosition | null;
  previous: ListPosition | null;
}

/**
 * Reads one page of a list. It begins at a position in the index and not at a row number, so it is fast in a list of
 * any length.
 */
export async function selectPage<Tables, Table extends keyof Tables, Row>(
  database: Connection,
  { table, rows: all, at, key, positionOf }: List<Tables, Table, Row>,
  { equal, search = '', narrow, since, before, where = [], newestFirst, from, limit }: PageRequest,
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
  for (const { isMet, keys } of where) {
    const found = keys && (await selectFew(database, keys));
    if (found?.length === 0) return NOTHING;
    query = query.where(found ? isOneOf(database, keyColumn, found) : isMet);
  }
  if (since !== undefined) query = query.where(atColumn, '>=', since);
  if (before !== undefined) query = query.where(atColumn, '<', before);
  if (from !== undefined) {
    const comparison = direction === 'desc' ? sql`<` : sql`>`;
    query = query.where(sql<boolean>`(${atColumn}, ${keyColumn}) ${comparison} (${from.at}, ${from.key})`);
  }
  if (search.trim() !== '') {
    const words = searchedWords(search);
    const few = narrow && (await selectFew(database, narrow));
    const keys = words.length === 0 ? [] : few ? undefined : await findKeys(database, table, words);
    if (keys?.length === 0) return NOTHING;
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

const NOTHING = { rows: [], next: null, previous: null };

/** Keys from the query; undefined if there are too many. */
async function selectFew(
  database: Connection,
  keys: RawBuilder<{ key: string }>,
): Promise<string[] | undefined> {
  const { rows } = await sql<{ key: string }>`
    select key from (${keys}) as found limit ${LOOKED_UP_MAX + 1}`.execute(database);
  return rows.length > LOOKED_UP_MAX ? undefined : rows.map(({ key }) => key);
}

/** Condition that a column has one of these values. They are one parameter, because there may be thousands. */
function isOneOf(database: Connection, column: RawBuilder<string>, values: string[]) {
  return isPostgres(database)
    ? sql<boolean>`${column} = any(${values})`
    : sql<boolean>`${column} in (select value from json_each(${JSON.stringify(values)}))`;
}

export function isNobodys(): Condition {
  return { isMet: sql`owner is null` };
}

/** Condition for open submissions. The database uses their index only if it is written exactly like this. */
export function isUnsettled(): Condition {
  return { isMet: sql`state not in ('closed', 'rejected', 'accepted')` };
}

/** Condition for submissions with a reply that nobody has answered. */
export function isReplied(table: SearchedTable): Condition {
  const waits = sql`kind = 'reply' and settled_by is null and put_away is null`;
  return {
    isMet: sql`exists (select 1 from replies where replies.reference = ${sql.ref(`${table}.reference`)} and ${waits})`,
    keys: sql`select reference as key from replies where reference is not null and ${waits}`,
  };
}

/** Condition for enquiries about a course. The office set the course, or it is in the first line of the message. */
export function isOfCourse(title: string): Condition {
  const line = `Course: ${title}`;
  const after = sql`substr(message, ${sql.lit(line.length + 1)}, 1)`;
  const isNamed = sql`substr(message, 1, ${sql.lit(line.length)}) = ${line} and ${after} in ('', ',', ${'\n'})`;
  return { isMet: sql`(course = ${title} or (course is null and ${isNamed}))` };
}

/** Condition for enquiries about a batch: the person has a seat, is on the waiting list, or asked about it. */
export function isOfBatch(id: string): Condition {
  const asked = sql`seat_batch is null and message like ${`Course: %(${id})%`}`;
  return { isMet: sql`(seat_batch = ${id} or (${asked}))` };
}

/** Condition for submissions whose follow-up date is before a day. Settled ones have no date. */
export function isDueBefore(table: SearchedTable, day: string): Condition {
  return {
    isMet: sql`due < ${day}`,
    keys: sql`select reference as key from ${sql.table(table)} where due < ${day}`,
  };
}
