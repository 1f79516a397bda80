import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import { groupNumber } from '../../../contracts/certificate.ts';
import { Unprintable } from '../../../documents/unprintable.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { recordAct } from '../trail/record-act.ts';
import { exists, requireNewFile, writeNewFile } from '../new-file.ts';
import { WrongRequest } from '../wrong-request.ts';
import {
  certificateFileName,
  drawCertificate,
  drawOnePdf,
  drawOrRefuse,
  PAGES_MAX,
} from './certificate-pdf.ts';
import type { CertificatePaper } from '../../../documents/certificate-paper.ts';
import {
  byName,
  certificateToPrint,
  chooseRoster,
  eachToPrint,
  type Roster,
  type RosterOptions,
} from './printable-certificates.ts';

export interface PrintRequest extends RosterOptions {
  /** A file for one number; a folder, a zip or one PDF for several. */
  out: string;
  dryRun?: boolean;
}

export interface PrintHooks {
  /** Aborted: what is drawn in a folder stays, a zip is not written. */
  signal: AbortSignal;
  /** A line of the file that names no certificate, or a name with letters that no font holds. */
  onFailure(what: string, reason: string): void;
  onProgress(done: number, all: number): void;
}

/** One certificate in one file, or what became of a roster. */
export type PrintReport = { number: string; file: string } | RosterReport;

interface RosterReport {
  drawn: number;
  /** Were in the folder before. */
  kept: number;
  withdrawn: number;
  failed: number;
}

interface Printing extends PrintHooks {
  deps: ActingDependencies;
  report: RosterReport;
  certificates: AsyncIterable<CertificatePaper>;
  /** In the order of the operator's own list. */
  isOrdered: boolean;
  onDone(): void;
}

/** Draws certificates on A4: the one that was asked for into a file, those of a roster into a folder, one zip file or one PDF. */
export async function printCertificates(
  deps: ActingDependencies,
  numbers: string[],
  request: PrintRequest,
  hooks: PrintHooks,
): Promise<PrintReport> {
  const { out, dryRun = false } = request;
  const roster = await chooseRoster(deps, numbers, request);
  const [only, ...others] = 'numbers' in roster ? roster.numbers : [];
  if (only !== undefined && others.length === 0 && (await isForOne(out))) {
    return await printOne(deps, only, out, dryRun);
  }
  return await printRoster(deps, roster, out, dryRun, hooks);
}

/** What is named like a folder or a zip, or is a folder, takes several. */
async function isForOne(path: string): Promise<boolean> {
  if (/[/\\]$|\.zip$/i.test(path)) return false;
  const found = await stat(path).catch(() => undefined);
  return !found?.isDirectory();
}

async function printOne(
  deps: ActingDependencies,
  number: string,
  file: string,
  dryRun: boolean,
): Promise<PrintReport> {
  const certificate = await certificateToPrint(deps, number);
  await requireNewFile(file);
  if (!dryRun) {
    await writeNewFile(file, Readable.from([await drawOrRefuse(deps, certificate)]));
    await recordPrinted(deps, [certificate.number]);
  }
  return { number: certificate.number, file };
}

async function printRoster(
  deps: ActingDependencies,
  roster: Roster,
  out: string,
  dryRun: boolean,
  hooks: PrintHooks,
): Promise<RosterReport> {
  const write = /\.zip$/i.test(out) ? writeZip : isOnePdf(out) ? writePdf : writeFolder;
  if (write !== writeFolder) await requireNewFile(out);
  const { toDraw, ...leftOut } = await tally(deps, roster, hooks);
  if (toDraw === 0) throw new WrongRequest(`There is nothing to print${because(leftOut)}.`);
  const report: RosterReport = { drawn: 0, kept: 0, ...leftOut };
  if (isOnePdf(out) && toDraw > PAGES_MAX) {
    throw new WrongRequest(
      `These are ${toDraw}, and one PDF takes ${PAGES_MAX}: name fewer, or draw them with --out certificates.zip.`,
    );
  }
  if (dryRun) return { ...report, drawn: toDraw };
  const certificates = eachToPrint(deps, roster);
  const isOrdered = 'numbers' in roster || 'file' in roster;
  let done = 0;
  const onDone = () => hooks.onProgress((done += 1), toDraw);
  await write(out, { ...hooks, deps, report, certificates, isOrdered, onDone });
  return report;
}

/** Goes through the roster once before anything is drawn, and names what is wrong in its file. */
async function tally(deps: ActingDependencies, roster: Roster, { onFailure }: PrintHooks) {
  const found = { toDraw: 0, withdrawn: 0, failed: 0 };
  const certificates = eachToPrint(deps, roster, (leftOut) => {
    found[leftOut.why] += 1;
    if (leftOut.why === 'failed') onFailure(`line ${leftOut.line}`, leftOut.reason);
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

async function writeFolder(folder: string, printing: Printing): Promise<void> {
  const { report, signal } = printing;
  await mkdir(folder, { recursive: true });
  for await (const certificate of printing.certificates) {
    if (signal.aborted) {
      throw new WrongRequest(
        `Stopped: ${report.drawn} are in ${folder}. Run the same command again to draw those that are missing.`,
      );
    }
    const file = join(folder, certificateFileName(certificate));
    if (await exists(file)) {
      report.kept += 1;
    } else {
      const paper = await drawOrName(certificate, printing);
      if (paper) {
        await writeNewFile(file, Readable.from([paper]));
        await recordPrinted(printing.deps, [certificate.number]);
      }
    }
    printing.onDone();
  }
}

async function writeZip(file: string, printing: Printing): Promise<void> {
  const numbers: string[] = [];
  async function* entries() {
    for await (const certificate of printing.certificates) {
      if (printing.signal.aborted) throw new WrongRequest(`Stopped: ${file} was not written.`);
      const input = await drawOrName(certificate, printing);
      if (input) {
        numbers.push(certificate.number);
        yield { name: certificateFileName(certificate), input, lastModified: new Date() };
      }
      printing.onDone();
    }
  }
  await writeNewFile(file, Readable.fromWeb(makeZip(entries())));
  await recordPrinted(printing.deps, numbers);
}

function isOnePdf(path: string): boolean {
  return /\.pdf$/i.test(path);
}

/** A page each; by name unless the order is the operator's own. */
async function writePdf(file: string, printing: Printing): Promise<void> {
  const { deps, report, signal, onDone } = printing;
  const certificates = await Array.fromAsync(printing.certificates);
  function* pages() {
    for (const certificate of printing.isOrdered ? certificates : byName(certificates)) {
      if (signal.aborted) throw new WrongRequest(`Stopped: ${file} was not written.`);
      yield certificate;
      onDone();
    }
  }
  const { numbers, content } = await drawOnePdf(deps, 'Certificates', pages(), (certificate, error) =>
    nameUndrawn(error, certificate, printing),
  );
  report.drawn = numbers.length;
  if (numbers.length === 0) throw new WrongRequest(`Nothing could be drawn: ${file} was not written.`);
  await writeNewFile(file, Readable.from([await content()]));
  await recordPrinted(deps, numbers);
}

/** One that cannot be drawn is named and does not keep the others from being drawn. */
async function drawOrName(
  certificate: CertificatePaper,
  { deps, report, onFailure }: Printing,
): Promise<Buffer | undefined> {
  try {
    const paper = await drawCertificate(deps, certificate);
    report.drawn += 1;
    return paper;
  } catch (error) {
    nameUndrawn(error, certificate, { report, onFailure });
    return undefined;
  }
}

function nameUndrawn(
  error: unknown,
  { number }: CertificatePaper,
  { report, onFailure }: Pick<Printing, 'report' | 'onFailure'>,
): void {
  if (!(error instanceof Unprintable)) throw error;
  report.failed += 1;
  onFailure(groupNumber(number), error.message);
}

export async function recordPrinted(deps: ActingDependencies, numbers: string[]): Promise<void> {
  await deps.storage.database.transaction().execute(async (transaction) => {
    for (const number of numbers) await recordAct(transaction, deps, 'certificate.printed', number);
  });
}
