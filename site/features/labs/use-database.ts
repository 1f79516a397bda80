import { useState } from 'react';
import type { QueryResult } from '../../../content/lab-types.ts';

export interface Database {
  /** Throws an error with the database's own message where the query is wrong. */
  query: (sql: string) => QueryResult;
}

export type StartDatabase = () => Promise<Database>;

export interface DatabaseHandle {
  state: 'off' | 'starting' | 'ready' | 'failed';
  /** Says whether it is ready. */
  start: () => Promise<boolean>;
  current: Database | undefined;
}

/** One database for all steps of a lab, loaded when somebody asks for it. */
export function useDatabase(startDatabase: StartDatabase | undefined): DatabaseHandle {
  const [state, setState] = useState<DatabaseHandle['state']>('off');
  const [current, setCurrent] = useState<Database>();

  async function start(): Promise<boolean> {
    if (!startDatabase || state === 'starting') return false;
    setState('starting');
    try {
      setCurrent(await startDatabase());
      setState('ready');
      return true;
    } catch {
      setState('failed');
      return false;
    }
  }

  return { state, start, current };
}
