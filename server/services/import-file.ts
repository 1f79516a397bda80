import type { Readable } from 'node:stream';
import type { ActingDependencies } from './dependencies.ts';

/** Name of an entry in messages: text editors count lines, spreadsheets count rows. */
export type ImportUnit = 'line' | 'row';

export interface ImportReport {
  added: number;
  /** Number of entries that were already stored, with the same content. */
  unchanged: number;
  failed: number;
}

export interface ImportOptions {
  dryRun: boolean;
  /** When this signal is aborted, the entries that were read are stored and the others are not read. */
  signal?: AbortSignal;
  onFailure(failure: LineFailure): void;
  /** Called with a warning about an entry that was stored. */
  onWarning?(warning: LineFailure): void;
  onProgress?(lines: number): void;
}

export interface LineFailure {
  line: number;
  /** Column with an invalid value. */
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

/** Imports a file. With `allOrNothing` it does a dry run first, and stores nothing if an entry is invalid. */
export async function importFile(
  deps: ActingDependencies,
  importLines: ImportLines,
  file: () => Readable,
  { allOrNothing, ...options }: ImportOptions & { allOrNothing: boolean },
): Promise<ImportReport> {
  if (!allOrNothing || options.dryRun) return await importLines(deps, file(), options);
  const trial = await importLines(deps, file(), { ...options, dryRun: true });
  if (trial.failed > 0 || options.signal?.aborted) return { ...trial, added: 0 };
  // Omits the warnings, because the dry run has already reported them.
  return await importLines(deps, file(), { ...options, onWarning: undefined });
}
