import type { ExpressionBuilder } from 'kysely';
import type { Connection, Database } from './database.ts';
import { pagesOf } from './pages.ts';
import { type Row, untyped } from './untyped.ts';

type Table = keyof Database;
type Column<Of extends Table> = keyof Database[Of] & string;
/** Values that rows must have in some columns. A list means one of its values; an empty list matches no row. */
type Where<Of extends Table> = {
  [Name in Column<Of>]?: Database[Of][Name] | readonly Database[Of][Name][];
};
type Order<Of extends Table> = Column<Of> | `${Column<Of>} desc`;

export async function selectRows<Of extends Table>(
  database: Connection,
  table: Of,
  where: Where<Of>,
  ...order: Order<Of>[]
): Promise<Database[Of][]> {
  return (await ordered(database, table, where, order).execute()) as Database[Of][];
}

/** Rows that have one of many values in a column. They are read in several statements. */
export async function selectInPages<Of extends Table, Name extends Column<Of>>(
  database: Connection,
  table: Of,
  column: Name,
  values: readonly Database[Of][Name][],
): Promise<Database[Of][]> {
  const found: Database[Of][] = [];
  for (const page of pagesOf(values))
    found.push(...(await selectRows(database, table, { [column]: page } as Where<Of>)));
  return found;
}

/** First row in this order. */
export async function selectRow<Of extends Table>(
  database: Connection,
  table: Of,
  where: Where<Of>,
  ...order: Order<Of>[]
): Promise<Database[Of] | undefined> {
  const row = await ordered(database, table, where, order).limit(1).executeTakeFirst();
  return row as Database[Of] | undefined;
}

export async function hasRow<Of extends Table>(database: Connection, table: Of, where: Where<Of>) {
  return (await selectRow(database, table, where)) !== undefined;
}

export async function insertRows<Of extends Table>(
  database: Connection,
  table: Of,
  rows: Database[Of] | Database[Of][],
): Promise<void> {
  await insertion(database, table, rows).execute();
}

/** Inserts the rows that do not exist yet and returns their number. */
export async function insertMissing<Of extends Table>(
  database: Connection,
  table: Of,
  rows: Database[Of] | Database[Of][],
): Promise<number> {
  const missing = insertion(database, table, rows).onConflict((conflict) => conflict.doNothing());
  return Number((await missing.executeTakeFirstOrThrow()).numInsertedOrUpdatedRows);
}

/** Changes rows and returns their number. */
export async function updateRows<Of extends Table>(
  database: Connection,
  table: Of,
  where: Where<Of>,
  changes: Partial<Database[Of]>,
): Promise<number> {
  return Number((await update(database, table, where, changes)).numUpdatedRows);
}

/** Deletes rows and returns their number. */
export async function deleteRows<Of extends Table>(database: Connection, table: Of, where: Where<Of>) {
  return Number((await deletion(database, table, where)).numDeletedRows);
}

function insertion(database: Connection, table: Table, rows: Row | Row[]) {
  return untyped(database).insertInto(table).values(rows);
}

function update(database: Connection, table: Table, where: Row, changes: Row) {
  return untyped(database).updateTable(table).set(changes).where(rowsWith(where)).executeTakeFirstOrThrow();
}

function deletion(database: Connection, table: Table, where: Row) {
  return untyped(database).deleteFrom(table).where(rowsWith(where)).executeTakeFirstOrThrow();
}

function ordered(database: Connection, table: Table, where: Row, order: readonly string[]) {
  let query = untyped(database).selectFrom(table).selectAll().where(rowsWith(where));
  for (const name of order) {
    const [column = '', direction = 'asc'] = name.split(' ');
    query = query.orderBy(column, direction as 'asc' | 'desc');
  }
  return query;
}

function rowsWith(where: Row) {
  return ({ and, eb }: ExpressionBuilder<Record<Table, Row>, Table>) =>
    and(
      Object.entries(where).map(([column, value]) =>
        Array.isArray(value)
          ? value.length > 0
            ? eb(column, 'in', value)
            : eb.lit(false)
          : eb(column, value === null ? 'is' : '=', value),
      ),
    );
}
