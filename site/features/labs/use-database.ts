import { useCallback, useRef, useState } from 'react';
import type { QueryResult } from '../../../content/lab-types.ts';

export interface Database {
  /** Throws an error with the database's own message where the query is wrong. */
  query: (sql: string) => QueryResult;
}

export type StartDatabase = () => Promise<Database>;

export type DatabaseState = 'off' | 'starting' | 'ready' | 'failed';

/** A database that is loaded when somebody asks for it. */
export function useDatabase(startDatabase: StartDatabase | undefined) {
  const [state, setState] = useState<DatabaseState>('off');
  const database = useRef<Database>(undefined);
  const start = useCallback(async () => {
    if (!startDatabase) return;
    setState('starting');
    try {
      database.current = await startDatabase();
      setState('ready');
    } catch {
      setState('failed');
    }
  }, [startDatabase]);
  return { state, start, database };
}
