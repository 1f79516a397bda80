import { VISITS } from '../../../content/labs/judges/data-science.ts';
import type { QueryResult } from '../../../content/lab-types.ts';
import type { Database } from './run/runners.ts';

const MOST_ROWS = 500;

/**
 * SQLite as plain JavaScript, in the memory of the page: the content policy allows neither WebAssembly nor workers.
 * Queries run while the page waits, so one that need not end is refused.
 */
export async function startVisitsDatabase(): Promise<Database> {
  const { default: initSqlJs } = await import('sql.js/dist/sql-asm.js');
  const { Database: SqlDatabase } = await initSqlJs();
  const database = new SqlDatabase();
  database.run('CREATE TABLE visits (visit INTEGER, city TEXT, visited_on TEXT, amount INTEGER, sheet TEXT)');
  for (const row of VISITS.rows) database.run('INSERT INTO visits VALUES (?, ?, ?, ?, ?)', row);
  // What somebody tries out must not change the table for the next query.
  database.run('PRAGMA query_only = ON');

  function run(sql: string): QueryResult | undefined {
    let result: QueryResult | undefined;
    for (const statement of database.iterateStatements(sql)) {
      const columns = statement.getColumnNames();
      const rows: QueryResult['rows'] = [];
      while (statement.step()) {
        if (rows.push(statement.get().map(plain)) > MOST_ROWS)
          throw new Error(`more than ${MOST_ROWS} rows, where the table has ${VISITS.rows.length}`);
      }
      if (columns.length > 0) result = { columns, rows };
    }
    return result;
  }

  function isRecursive(sql: string): boolean {
    for (const statement of database.iterateStatements(sql)) {
      const plan = run(`EXPLAIN QUERY PLAN ${statement.getSQL()}`);
      if (plan?.rows.some((row) => row.includes('RECURSIVE STEP'))) return true;
    }
    return false;
  }

  function query(sql: string): QueryResult {
    let result: QueryResult | undefined;
    try {
      if (isRecursive(sql)) throw new Error('recursion is switched off in this exercise');
      result = run(sql);
    } catch (error) {
      throw new Error(`SQLite says: ${(error as Error).message}.`, { cause: error });
    }
    if (!result) throw new Error('That returned nothing. Ask with SELECT.');
    return result;
  }

  return { query };
}

function plain(value: string | number | Uint8Array | null): string | number | null {
  return value instanceof Uint8Array ? 'BLOB' : value;
}
