import { type Expression, type Kysely, sql, type SqlBool } from 'kysely';
import type { Connection, Database } from './database.ts';

export type Row = Record<string, unknown>;

/** The database without types of columns, for code that handles tables by their rules in `tables.ts`. */
export function untyped(database: Connection): Kysely<Record<keyof Database, Row>> {
  return database as unknown as Kysely<Record<keyof Database, Row>>;
}

/**
 * Condition for rows with one of these values. They are written into the query as constants, so that the database uses
 * a partial index.
 */
export function isOnly(only: Record<string, readonly unknown[]> = {}): Expression<SqlBool> {
  const conditions = Object.entries(only).map(([column, values]) =>
    values.includes(null)
      ? sql<SqlBool>`${sql.ref(column)} is null`
      : sql<SqlBool>`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`,
  );
  return sql.join([sql<SqlBool>`1 = 1`, ...conditions], sql` and `) as Expression<SqlBool>;
}
