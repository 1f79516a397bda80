import { groupNumber } from '../contracts/certificate.ts';
import { printCertificates, type PrintRequest } from '../server/services/certificates/print-certificates.ts';
import type { ActingDependencies } from '../server/services/dependencies.ts';
import { OperatorError } from '../server/services/operator-error.ts';
import { onInterruption, startProgress } from './long-command.ts';
import type { Output } from './output.ts';
import { terminal } from './terminal.ts';

/** Draws certificates, prints on standard error those that cannot be drawn, and then the numbers of certificates. */
export async function runPrint(
  deps: ActingDependencies,
  output: Output,
  numbers: string[],
  request: PrintRequest,
): Promise<void> {
  const { out, dryRun = false } = request;
  const { signal, release } = onInterruption();
  const progress = startProgress('Drawing certificates');
  const report = await printCertificates(deps, numbers, request, {
    signal,
    onFailure: (what, reason) => void terminal().stderr.write(`${what}: ${reason}\n`),
    onProgress: (done, all) => progress.update(`${done} of ${all} done`),
  }).finally(() => {
    progress.end();
    release();
  });
  if ('file' in report) {
    output.say(`Certificate ${groupNumber(report.number)} ${dryRun ? 'would be' : 'is'} in ${out}.`);
    return await output.object(report);
  }
  await output.object({ ...report, out, dry_run: dryRun ? 'yes, nothing was written' : 'no' });
  if (report.kept > 0)
    output.say('Files that were already in the folder are not changed. To draw one again, delete it first.');
  if (report.failed > 0) throw new OperatorError(`${report.failed} left out, as listed above.`);
}
