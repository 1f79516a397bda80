import { useState } from 'react';
import type { QueryResult } from '../../../content/lab-types.ts';

export interface Database {
  /** Throws an error with the database's own message where the query is wrong. */
  query: (sql: string) => QueryResult;
}

export interface DatabaseHandle {
  state: 'off' | 'starting' | 'ready' | 'failed';
  /** Says whether it is ready. */
  start: () => Promise<boolean>;
  current: Database | undefined;
}

/** One database for all steps of a lab, loaded when somebody asks for it. */
export function useDatabase(): DatabaseHandle {
  const [state, setState] = useState<DatabaseHandle['state']>('off');
  const [current, setCurrent] = useState<Database>();

  async function start(): Promise<boolean> {
    if (state === 'starting') return false;
    setState('starting');
    try {
      const { startVisitsDatabase } = await import('./start-visits-database.ts');
      setCurrent(await startVisitsDatabase());
      setState('ready');
      return true;
    } catch {
      setState('failed');
      return false;
    }
  }

  return { state, start, current };
}
