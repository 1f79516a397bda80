import type { Readable } from 'node:stream';
import type { ImportOptions, ImportReport } from '../server/services/certificates/import-certificates.ts';
import { WrongRequest } from '../server/services/wrong-request.ts';
import { onInterruption } from './interruption.ts';
import type { Output } from './output.ts';
import { startProgress } from './progress.ts';
import { readableFile } from './readable-file.ts';

export interface ImportFileOptions {
  dryRun?: boolean;
  allOrNothing?: boolean;
}

/**
 * Runs an import, names each bad line on standard error, and sums up. Bad lines make the command fail: the others are
 * kept, or none at all when the operator wants all or nothing.
 */
export async function importFile(
  path: string,
  { dryRun = false, allOrNothing = false }: ImportFileOptions,
  output: Output,
  work: (file: Readable, options: ImportOptions) => Promise<ImportReport>,
): Promise<void> {
  const file = await readableFile(path);
  const signal = onInterruption();

  async function run(doing: string, isTrial: boolean): Promise<ImportReport> {
    const progress = startProgress(`${doing} ${path}`);
    try {
      return await work(file(), {
        dryRun: isTrial,
        signal,
        onFailure: ({ line, reason }) => void process.stderr.write(`line ${line}: ${reason}\n`),
        onProgress: (lines) => progress.update(`${lines} lines`),
      });
    } finally {
      progress.end();
    }
  }

  let report = await run(allOrNothing || dryRun ? 'Checking' : 'Importing', allOrNothing || dryRun);
  const isRefused = allOrNothing && report.failed > 0;
  if (allOrNothing && !dryRun && !isRefused && !signal.aborted) report = await run('Importing', false);
  const { added, unchanged, failed } = report;
  await output.object({
    added: isRefused && !dryRun ? 0 : added,
    unchanged,
    failed,
    dry_run: dryRun ? 'yes, nothing was stored' : 'no',
  });
  if (signal.aborted)
    throw new WrongRequest('Stopped. Run the same command again to go on: what is stored stays as it is.');
  if (failed > 0) throw new WrongRequest(badLines(failed, isRefused));
}

function badLines(count: number, isRefused: boolean): string {
  const lines = `${count} bad ${count === 1 ? 'line' : 'lines'}`;
  return isRefused
    ? `${lines}: nothing was stored. Correct the file and import it again.`
    : `${lines} left out. Correct the file and import it again: what is stored stays as it is.`;
}
