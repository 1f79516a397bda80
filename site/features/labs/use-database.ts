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

let started: Promise<Database> | undefined;

/** One database for all steps of a lab, loaded when somebody asks for it; after a failure it is tried anew. */
export async function startDatabase(): Promise<Database> {
  started ??= import('./start-visits-database.ts').then((module) => module.startVisitsDatabase());
  try {
    return await started;
  } catch (error) {
    started = undefined;
    throw error;
  }
}

/** Whether it is there yet, for those who want it before they ask. */
export function useDatabase(): DatabaseHandle {
  const [state, setState] = useState<DatabaseHandle['state']>('off');
  const [current, setCurrent] = useState<Database>();

  async function start(): Promise<boolean> {
    if (state === 'starting') return false;
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
