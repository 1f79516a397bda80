import type { Reading } from './read-answer.ts';
import type { CodeStep, QueryResult, Verdict } from '../../../../content/lab-types.ts';

/** Download before judging a step, shown to the learner. */
export interface Loading {
  what: string;
  /** Size with brotli. */
  kilobytes: number;
}

export interface Runner<T> extends Loading {
  load: () => Promise<T>;
}

export interface Database {
  /** Throws an error with the database's message if the query is wrong. */
  query: (sql: string) => QueryResult;
  /** True if the query also gives the same numbers as the example on another table. */
  isRightElsewhere: (sql: string, example: string) => boolean;
}

export type Judge = (code: string) => Verdict | Promise<Verdict>;

/** Runners for code steps; each loads its own library. */
export const RUNNERS: Record<CodeStep['runner'], Runner<Judge>> = {
  handler: {
    what: 'QuickJS, which runs the handler',
    kilobytes: 277,
    load: async () => (await import('./judge-handler.ts')).judgeHandler,
  },
  'form-field': {
    what: 'parse5, which reads the markup',
    kilobytes: 38,
    load: async () => (await import('./judge-form-field.ts')).judgeFormField,
  },
  workflow: {
    what: 'a reader of YAML and shell',
    kilobytes: 61,
    load: async () => (await import('./judge-workflow.ts')).judgeWorkflow,
  },
};

let database: Promise<Database> | undefined;

/** One database for all steps of a lab. */
export const DATABASE: Runner<Database> = {
  what: 'SQLite',
  kilobytes: 373,
  load: async () => {
    const { startVisitsDatabase } = await import('../start-visits-database.ts');
    database ??= startVisitsDatabase();
    try {
      return await database;
    } catch (error) {
      // After a failure, the next attempt starts from the beginning.
      database = undefined;
      throw error;
    }
  },
};

export const COMMAND_READER: Runner<(typed: string) => Reading> = {
  what: 'a reader of shell commands',
  kilobytes: 24,
  load: async () => (await import('./read-command.ts')).readCommand,
};
