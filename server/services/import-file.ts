import type { Readable } from 'node:stream';
import type { ActingDependencies } from './dependencies.ts';

/** Unit of an entry in a file: text editors show lines, spreadsheets rows. */
export type ImportUnit = 'line' | 'row';

export interface ImportReport {
  added: number;
  /** Were there before, exactly so. */
  unchanged: number;
  failed: number;
}

export interface ImportOptions {
  dryRun: boolean;
  /** Aborted: what was read is stored, the rest is not read. */
  signal?: AbortSignal;
  onFailure(failure: LineFailure): void;
  /** Reports a warning about a stored row. */
  onWarning?(warning: LineFailure): void;
  onProgress?(lines: number): void;
}

export interface LineFailure {
  line: number;
  /** The column whose cell is wrong, and what it says. */
  column?: string;
  value?: string;
  reason: string;
}

/** Reads the lines of a file and stores the good ones. */
export type ImportLines = (
  deps: ActingDependencies,
  file: Readable,
  options: ImportOptions,
) => Promise<ImportReport>;

/** Imports a file, or, with `allOrNothing`, stores nothing of a file with a bad line: a trial comes first then. */
export async function importFile(
  deps: ActingDependencies,
  importLines: ImportLines,
  file: () => Readable,
  { allOrNothing, ...options }: ImportOptions & { allOrNothing: boolean },
): Promise<ImportReport> {
  if (!allOrNothing || options.dryRun) return await importLines(deps, file(), options);
  const trial = await importLines(deps, file(), { ...options, dryRun: true });
  if (trial.failed > 0 || options.signal?.aborted) return { ...trial, added: 0 };
  // What is to be said was said by the trial.
  return await importLines(deps, file(), { ...options, onWarning: undefined });
}
