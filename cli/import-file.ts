import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { ImportOptions, ImportReport } from '../server/services/import-certificates.ts';
import { WrongRequest } from '../server/services/wrong-request.ts';
import type { Output } from './output.ts';
import { startProgress } from './progress.ts';

/** Runs an import, names each bad line on standard error, and sums up. Bad lines make the command fail. */
export async function importFile(
  path: string,
  dryRun: boolean,
  output: Output,
  work: (file: Readable, options: ImportOptions) => Promise<ImportReport>,
): Promise<void> {
  const file = await open(path).catch((error: Error) => {
    throw new WrongRequest(`${path} cannot be read: ${error.message}.`);
  });
  const progress = startProgress(`Importing ${path}`);
  const report = await work(file.createReadStream(), {
    dryRun,
    onFailure: ({ line, reason }) => void process.stderr.write(`line ${line}: ${reason}\n`),
    onProgress: (lines) => progress.update(`${lines} lines`),
  });
  progress.end(`${path} is read`);
  const { added, unchanged, failed } = report;
  await output.object({ added, unchanged, failed, dry_run: dryRun ? 'yes, nothing was stored' : 'no' });
  if (failed > 0)
    throw new WrongRequest(
      `${failed} bad ${failed === 1 ? 'line was' : 'lines were'} left out. Correct and import the file again: what is stored stays as it is.`,
    );
}
