import type { ListPage, ListPosition } from '../storage/list-page.ts';
import { OperatorError } from './operator-error.ts';

export const PAGE_LIMIT = 50;
const LIMIT_MAX = 500;

/** One page of a list, with the cursors of the pages after and before it. */
export interface Listed<Row> {
  rows: Row[];
  next: string | null;
  previous: string | null;
}

export interface ListRequest {
  /** Words to search for, in any order. The beginning of each is enough. */
  search?: string;
  /** Cursor: `next` or `previous` of another page. */
  after?: string;
  limit?: number;
}

/** Reads the options that are the same for all lists. */
export function readRequest({ search, after, limit = PAGE_LIMIT }: ListRequest) {
  const from = after === undefined || after === '' ? undefined : positionOf(after);
  return { search, from, limit: Math.max(1, Math.min(limit, LIMIT_MAX)) };
}

export function listed<Row, Record>(page: ListPage<Row>, record: (row: Row) => Record): Listed<Record> {
  return {
    rows: page.rows.map(record),
    next: page.next && cursorOf(page.next),
    previous: page.previous && cursorOf(page.previous),
  };
}

/** The named columns of a row, in the given order. */
export function pick<Row, Column extends keyof Row>(row: Row, columns: readonly Column[]): Pick<Row, Column> {
  return Object.fromEntries(columns.map((column) => [column, row[column]])) as Pick<Row, Column>;
}

/** All rows of a list. They are read page by page. */
export async function* eachListed<Row>(
  read: (request: { after?: string; limit: number }) => Promise<Listed<Row>>,
): AsyncGenerator<Row> {
  let after: string | undefined;
  do {
    const page = await read({ after, limit: LIMIT_MAX });
    yield* page.rows;
    after = page.next ?? undefined;
  } while (after !== undefined);
}

export function cursorOf({ at, key, backwards }: ListPosition): string {
  return Buffer.from(JSON.stringify([at, key, backwards])).toString('base64url');
}

/** Position of a cursor. Throws if it is not valid, because cursors come from addresses. */
function positionOf(cursor: string): ListPosition {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(parsed)) {
      const [at, key, backwards] = parsed as unknown[];
      if (typeof at === 'string' && typeof key === 'string' && typeof backwards === 'boolean')
        return { at, key, backwards };
    }
  } catch {
    // The cursor is not valid.
  }
  throw new OperatorError('This page of the list does not exist. Start from the first page.');
}
