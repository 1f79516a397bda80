import { type Expression, type Kysely, sql, type SqlBool } from 'kysely';
import type { Connection, Database } from './database.ts';

export type Row = Record<string, unknown>;

/** The database without column types, for code that handles tables by their entries in `tables.ts`. */
export function untyped(database: Connection): Kysely<Record<keyof Database, Row>> {
  return database as unknown as Kysely<Record<keyof Database, Row>>;
}

/** True for rows with one of these values. They are constants written into the query, so that a partial index is used. */
export function isOnly(only: Record<string, readonly unknown[]> = {}): Expression<SqlBool> {
  const conditions = Object.entries(only).map(([column, values]) =>
    values.includes(null)
      ? sql<SqlBool>`${sql.ref(column)} is null`
      : sql<SqlBool>`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`,
  );
  return sql.join([sql<SqlBool>`1 = 1`, ...conditions], sql` and `) as Expression<SqlBool>;
}
