import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import { groupNumber } from '../contracts/certificate.ts';
import {
  certificateToPrint,
  type PrintableCertificate,
} from '../server/services/certificates/printable-certificate.ts';
import { eachToPrint, type Roster } from '../server/services/certificates/printable-certificates.ts';
import type { Dependencies } from '../server/services/dependencies.ts';
import { WrongRequest } from '../server/services/wrong-request.ts';
import { Unprintable } from '../documents/unprintable.ts';
import { certificateFileName } from './certificate-file-name.ts';
import { onInterruption } from './interruption.ts';
import { exists, requireNewFile, writeNewFile } from './new-file.ts';
import type { Output } from './output.ts';
import { startProgress } from './progress.ts';

interface PrintOptions {
  out: string;
  dryRun: boolean;
}

interface Counts {
  drawn: number;
  /** Were in the folder before. */
  kept: number;
  withdrawn: number;
  /** Lines of the file that name no certificate, and names with letters that no font holds. */
  failed: number;
}

/** Draws one certificate into a file. */
export async function printCertificate(
  deps: Dependencies,
  output: Output,
  number: string,
  { out, dryRun }: PrintOptions,
): Promise<void> {
  const certificate = await certificateToPrint(deps, number);
  await requireNewFile(out);
  if (!dryRun) await writeNewFile(out, Readable.from([await draw(deps, certificate)]));
  output.say(`Certificate ${groupNumber(certificate.number)} ${dryRun ? 'would be' : 'is'} in ${out}.`);
  await output.object({ number: certificate.number, file: out });
}

/** Draws the certificates of a roster one after the other, into a folder or into one zip file. */
export async function printRoster(
  deps: Dependencies,
  output: Output,
  roster: Roster,
  { out, dryRun }: PrintOptions,
): Promise<void> {
  const isZip = /\.zip$/i.test(out);
  if (isZip) await requireNewFile(out);
  const { toDraw, ...leftOut } = await tally(deps, roster);
  if (toDraw === 0) throw new WrongRequest(`There is nothing to print${because(leftOut)}.`);
  const counts: Counts = { drawn: 0, kept: 0, ...leftOut };
  if (dryRun) {
    counts.drawn = toDraw;
  } else {
    const progress = startProgress(`Drawing ${toDraw} certificates`);
    const onDone = () => progress.update(`${counts.drawn + counts.kept} done`);
    try {
      await (isZip ? writeZip : writeFolder)(deps, out, eachToPrint(deps, roster), counts, onDone);
    } finally {
      progress.end();
    }
  }
  await output.object({ ...counts, out, dry_run: dryRun ? 'yes, nothing was written' : 'no' });
  if (counts.kept > 0)
    output.say('What was in the folder before stays as it is: delete a file to draw it anew.');
  if (counts.failed > 0) throw new WrongRequest(`${counts.failed} left out, as said above.`);
}

/** Goes through the roster once before anything is drawn, and names what is wrong in its file. */
async function tally(deps: Dependencies, roster: Roster) {
  const found = { toDraw: 0, withdrawn: 0, failed: 0 };
  const certificates = eachToPrint(deps, roster, (leftOut) => {
    found[leftOut.why] += 1;
    if (leftOut.why === 'failed') process.stderr.write(`line ${leftOut.line}: ${leftOut.reason}\n`);
  });
  while (!(await certificates.next()).done) found.toDraw += 1;
  return found;
}

function because({ withdrawn, failed }: { withdrawn: number; failed: number }): string {
  const reasons = [
    ...(withdrawn > 0 ? [`${withdrawn} withdrawn`] : []),
    ...(failed > 0 ? [`${failed} left out`] : []),
  ];
  return reasons.length > 0 ? `: ${reasons.join(', ')}` : '. See certificates list';
}

async function writeFolder(
  deps: Dependencies,
  folder: string,
  certificates: AsyncIterable<PrintableCertificate>,
  counts: Counts,
  onDone: () => void,
): Promise<void> {
  const signal = onInterruption();
  await mkdir(folder, { recursive: true });
  for await (const certificate of certificates) {
    if (signal.aborted) {
      throw new WrongRequest(
        `Stopped: ${counts.drawn} are in ${folder}. Run the same command again to draw those that are missing.`,
      );
    }
    const file = join(folder, certificateFileName(certificate));
    if (await exists(file)) {
      counts.kept += 1;
    } else {
      const paper = await drawOrName(deps, certificate, counts);
      if (paper) await writeNewFile(file, Readable.from([paper]));
    }
    onDone();
  }
}

async function writeZip(
  deps: Dependencies,
  file: string,
  certificates: AsyncIterable<PrintableCertificate>,
  counts: Counts,
  onDone: () => void,
): Promise<void> {
  const signal = onInterruption();
  async function* entries() {
    for await (const certificate of certificates) {
      if (signal.aborted) throw new WrongRequest(`Stopped: ${file} was not written.`);
      const input = await drawOrName(deps, certificate, counts);
      if (input) yield { name: certificateFileName(certificate), input, lastModified: new Date() };
      onDone();
    }
  }
  await writeNewFile(file, Readable.fromWeb(makeZip(entries())));
}

/** One that cannot be drawn is named and does not keep the others from being drawn. */
async function drawOrName(
  deps: Dependencies,
  certificate: PrintableCertificate,
  counts: Counts,
): Promise<Buffer | undefined> {
  try {
    const paper = await draw(deps, certificate);
    counts.drawn += 1;
    return paper;
  } catch (error) {
    if (!(error instanceof Unprintable)) throw error;
    counts.failed += 1;
    process.stderr.write(`${groupNumber(certificate.number)}: ${error.message}\n`);
    return undefined;
  }
}

async function draw({ config }: Dependencies, certificate: PrintableCertificate): Promise<Buffer> {
  // Loaded here alone: no other command needs to draw.
  const { certificatePaper } = await import('../documents/certificate-paper.ts');
  return await certificatePaper(certificate, join(config.dataFolder, 'fonts'));
}
