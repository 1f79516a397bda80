/** Types for the part of sql.js that we use; it has none. */
declare module 'sql.js/dist/sql-asm.js' {
  type Value = string | number | Uint8Array | null;

  export interface Statement {
    step: () => boolean;
    get: () => Value[];
    getColumnNames: () => string[];
    getSQL: () => string;
  }

  export interface SqlDatabase {
    run: (sql: string, values?: Value[]) => void;
    create_function: (name: string, answer: (value: number) => number) => void;
    iterateStatements: (sql: string) => Iterable<Statement>;
  }

  export default function initSqlJs(): Promise<{ Database: new () => SqlDatabase }>;
}
