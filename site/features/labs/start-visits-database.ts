import { OTHER_VISITS, VISITS } from '../../../content/labs/judges/data-science.ts';
import type { SqlDatabase } from 'sql.js/dist/sql-asm.js';
import type { QueryResult } from '../../../content/lab-types.ts';
import type { Database } from './run/runners.ts';

const READ_ONLY = 'The table can only be read here. Ask with SELECT.';
const MOST_ROWS = 500;
/** Largest number of joined tables. Each joined table multiplies the rows to read by 23. */
const MOST_JOINED = 4;
const LONGEST_QUERY_MS = 2_000;

/**
 * SQLite as plain JavaScript, in the page's memory, because the content policy allows neither WebAssembly nor workers.
 * Queries block the page, so no button could stop them. A query that may never end is refused, and a query that runs
 * for two seconds is stopped.
 */
export async function startVisitsDatabase(): Promise<Database> {
  const { default: initSqlJs } = await import('sql.js/dist/sql-asm.js');
  const { Database: Memory } = await initSqlJs();
  const query = databaseOf(new Memory(), VISITS.rows);
  const queryOther = databaseOf(new Memory(), OTHER_VISITS);

  return {
    query,
    isRightElsewhere: (sql, example) => {
      try {
        return hasNumbersOf(queryOther(sql), queryOther(example));
      } catch {
        return false;
      }
    },
  };
}

/** True if the result has each expected column of numbers, in any position and in any order of the columns. */
function hasNumbersOf(given: QueryResult, expected: QueryResult): boolean {
  const numbers = ({ columns, rows }: QueryResult) =>
    columns
      .map((_, column) => rows.map((row) => row[column] ?? 0))
      .filter((column) => column.every((value) => typeof value === 'number'))
      .map((column) => column.toSorted((a, b) => a - b).join());
  return (
    given.rows.length === expected.rows.length &&
    numbers(expected).every((column) => numbers(given).includes(column))
  );
}

/** Reads one table of visits; queries cannot change it. */
function databaseOf(database: SqlDatabase, visits: QueryResult['rows']): Database['query'] {
  database.run('CREATE TABLE stored (visit INTEGER, city TEXT, visited_on TEXT, amount INTEGER, sheet TEXT)');
  for (const row of visits) database.run('INSERT INTO stored VALUES (?, ?, ?, ?, ?)', row);
  let deadline = Infinity;
  // Called for each row that a query reads, to stop it when its time is over.
  database.create_function('is_in_time', (_row: number) => {
    if (performance.now() > deadline) throw new Error('ended');
    return 1;
  });
  database.run(
    'CREATE VIEW visits AS SELECT visit, city, visited_on, amount, sheet FROM stored WHERE is_in_time(rowid)',
  );
  // An experiment must not change the table for the next query.
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

  function refuseEndless(sql: string): void {
    for (const statement of database.iterateStatements(sql)) {
      const plan = run(`EXPLAIN QUERY PLAN ${statement.getSQL()}`)?.rows ?? [];
      if (plan.some((row) => row.includes('RECURSIVE STEP')))
        throw new Error('recursion is switched off in this exercise');
      const scans = plan.filter(([, , , detail]) => /^(SCAN|SEARCH) /.test(String(detail)));
      const joined = Map.groupBy(scans, ([, parent]) => parent);
      if ([...joined.values()].some(({ length }) => length > MOST_JOINED))
        throw new Error(`more than ${MOST_JOINED} tables are joined`);
    }
  }

  function query(sql: string): QueryResult {
    let result: QueryResult | undefined;
    try {
      deadline = Infinity;
      refuseEndless(sql);
      deadline = performance.now() + LONGEST_QUERY_MS;
      result = run(sql);
    } catch (error) {
      const isLate = performance.now() > deadline;
      const said = isLate ? 'it did not end within two seconds' : (error as Error).message;
      const isChange = /because it is a view|DROP VIEW|readonly/.test(said);
      throw new Error(isChange ? READ_ONLY : `SQLite says: ${said}.`, { cause: error });
    }
    if (!result) throw new Error('That returned nothing. Ask with SELECT.');
    return result;
  }

  return query;
}

function plain(value: string | number | Uint8Array | null): string | number | null {
  return value instanceof Uint8Array ? 'BLOB' : value;
}
