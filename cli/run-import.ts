import type { ActingDependencies } from '../server/services/dependencies.ts';
import { importFile, type ImportLines } from '../server/services/import-file.ts';
import { readableFile } from '../server/services/readable-file.ts';
import { WrongRequest } from '../server/services/wrong-request.ts';
import { onInterruption } from './interruption.ts';
import type { Output } from './output.ts';
import { startProgress } from './progress.ts';

/** Imports a file, names each bad line on standard error, and sums up. Bad lines make the command fail. */
export async function runImport(
  deps: ActingDependencies,
  output: Output,
  importLines: ImportLines,
  path: string,
  { dryRun = false, allOrNothing = false }: { dryRun?: boolean; allOrNothing?: boolean },
): Promise<void> {
  const file = await readableFile(path);
  const signal = onInterruption();
  const progress = startProgress(`Reading ${path}`);
  const { added, unchanged, failed } = await importFile(deps, importLines, file, {
    dryRun,
    allOrNothing,
    signal,
    onFailure: ({ line, reason }) => void process.stderr.write(`line ${line}: ${reason}\n`),
    onProgress: (lines) => progress.update(`${lines} lines`),
  }).finally(() => progress.end());
  await output.object({ added, unchanged, failed, dry_run: dryRun ? 'yes, nothing was stored' : 'no' });
  if (signal.aborted)
    throw new WrongRequest('Stopped. Run the same command again to go on: what is stored stays as it is.');
  if (failed > 0) throw new WrongRequest(badLines(failed, allOrNothing));
}

function badLines(count: number, isRefused: boolean): string {
  const lines = `${count} bad ${count === 1 ? 'line' : 'lines'}`;
  return isRefused
    ? `${lines}: nothing was stored. Correct the file and import it again.`
    : `${lines} left out. Correct the file and import it again: what is stored stays as it is.`;
}
