import type { Readable } from 'node:stream';
import { plural } from '../contracts/plural.ts';
import type { ActingDependencies } from '../server/services/dependencies.ts';
import {
  importFile,
  type ImportLines,
  type ImportUnit,
  type LineFailure,
} from '../server/services/import-file.ts';
import { OperatorError } from '../server/services/operator-error.ts';
import { onInterruption, startProgress } from './long-command.ts';
import type { Output } from './output.ts';
import { terminal } from './terminal.ts';

/**
 * Imports a file, prints invalid rows on standard error, and then the numbers of rows. The command fails if a row is
 * invalid.
 */
export async function runImport(
  deps: ActingDependencies,
  output: Output,
  importLines: ImportLines,
  path: string,
  {
    dryRun = false,
    allOrNothing = false,
    file,
    unit = 'line',
  }: { dryRun?: boolean; allOrNothing?: boolean; file: () => Readable; unit?: ImportUnit },
): Promise<void> {
  const { signal, release } = onInterruption();
  const progress = startProgress(`Reading ${path}`);
  const failures = foldedLines('', unit);
  const warnings = foldedLines('warning, ', unit);
  const { added, unchanged, failed } = await importFile(deps, importLines, file, {
    dryRun,
    allOrNothing,
    signal,
    onFailure: failures.add,
    onWarning: warnings.add,
    onProgress: (lines) => progress.update(plural(lines, unit)),
  }).finally(() => {
    failures.end();
    warnings.end();
    progress.end();
    release();
  });
  await output.object({ added, unchanged, failed, dry_run: dryRun ? 'yes, nothing was stored' : 'no' });
  if (signal.aborted)
    throw new OperatorError('Stopped. Run the same command again to continue. Stored rows stay as they are.');
  if (failed > 0) throw new OperatorError(badLines(failed, unit, allOrNothing));
}

/** Prints errors of lines on standard error. Consecutive lines with the same error are printed together. */
function foldedLines(before: string, unit: ImportUnit): { add(message: LineFailure): void; end(): void } {
  let first: LineFailure | undefined;
  let last = 0;
  const end = () => {
    if (!first) return;
    const { line, column, reason, value } = first;
    const says = value === undefined ? '' : ` (${line === last ? 'it says' : 'the first says'} "${value}")`;
    const lines = line === last ? `${unit} ${line}` : `${unit}s ${line}–${last}`;
    terminal().stderr.write(
      `${before}${lines}${column === undefined ? '' : `, ${column}`}: ${reason}${says}\n`,
    );
    first = undefined;
  };
  return {
    add(message) {
      const isSame = message.reason === first?.reason && message.column === first.column;
      if (first && (!isSame || message.line !== last + 1)) end();
      first ??= message;
      last = message.line;
    },
    end,
  };
}

function badLines(count: number, unit: ImportUnit, isRefused: boolean): string {
  const lines = plural(count, `bad ${unit}`);
  return isRefused
    ? `${lines}: nothing was stored. Correct the file and import it again.`
    : `${lines} left out. Correct the file and import it again: what is stored stays as it is.`;
}
