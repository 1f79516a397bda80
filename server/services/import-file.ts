import type { Readable } from 'node:stream';
import type { ActingDependencies } from './dependencies.ts';

/** Unit of an entry in a file: text editors show lines, spreadsheets rows. */
export type ImportUnit = 'line' | 'row';

export interface ImportReport {
  added: number;
  /** Rows that were already stored, unchanged. */
  unchanged: number;
  failed: number;
}

export interface ImportOptions {
  dryRun: boolean;
  /** When aborted, rows already read are stored, the rest is not read. */
  signal?: AbortSignal;
  onFailure(failure: LineFailure): void;
  /** Reports a warning about a stored row. */
  onWarning?(warning: LineFailure): void;
  onProgress?(lines: number): void;
}

export interface LineFailure {
  line: number;
  /** The invalid column and its value. */
  column?: string;
  value?: string;
  reason: string;
}

/** Reads the lines of a file and stores the valid ones. */
export type ImportLines = (
  deps: ActingDependencies,
  file: Readable,
  options: ImportOptions,
) => Promise<ImportReport>;

/** Imports a file. With `allOrNothing` a dry run comes first, and nothing is stored if a line is invalid. */
export async function importFile(
  deps: ActingDependencies,
  importLines: ImportLines,
  file: () => Readable,
  { allOrNothing, ...options }: ImportOptions & { allOrNothing: boolean },
): Promise<ImportReport> {
  if (!allOrNothing || options.dryRun) return await importLines(deps, file(), options);
  const trial = await importLines(deps, file(), { ...options, dryRun: true });
  if (trial.failed > 0 || options.signal?.aborted) return { ...trial, added: 0 };
  // The dry run has already reported everything.
  return await importLines(deps, file(), { ...options, onWarning: undefined });
}
