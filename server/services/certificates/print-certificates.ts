import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { groupNumber } from '../../../contracts/certificate.ts';
import { plural } from '../../../contracts/plural.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { exists, requireNewFile, writeNewFile } from '../new-file.ts';
import { OperatorError } from '../operator-error.ts';
import {
  certificateFileName,
  type Drawing,
  drawFiles,
  drawOnePdf,
  drawOrRefuse,
  drawZip,
  PAGES_MAX,
} from './draw-certificates.ts';
import {
  byName,
  certificateToPrint,
  chooseRoster,
  eachToPrint,
  type Roster,
  type RosterOptions,
} from './printable-certificates.ts';

export interface PrintRequest extends RosterOptions {
  /** Path to write to: a file for one certificate; a folder, a zip or a PDF for several. */
  out: string;
  dryRun?: boolean;
}

export interface PrintHooks {
  /** When this signal is aborted, files already written to a folder stay, and a zip is not written. */
  signal: AbortSignal;
  /** Called for a row that has no certificate, and for a name with letters that no font has. */
  onFailure(what: string, reason: string): void;
  onProgress(done: number, all: number): void;
}

/** The number and the file of one certificate, or the result for a list. */
export type PrintReport = { number: string; file: string } | RosterReport;

interface RosterReport {
  drawn: number;
  /** Number of files that were already in the folder. */
  kept: number;
  withdrawn: number;
  failed: number;
}

/** Draws certificates on A4. A single one becomes a file; several become files in a folder, a zip or one PDF. */
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

/** True if the path is that of a single file, neither a folder nor a zip. */
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
  const kind = /\.(zip|pdf)$/i.exec(out)?.[1]?.toLowerCase() ?? 'folder';
  if (kind !== 'folder') await requireNewFile(out);
  const { toDraw, ...leftOut } = await tally(deps, roster, hooks);
  if (toDraw === 0) throw new OperatorError(`There is nothing to print${because(leftOut)}.`);
  if (kind === 'pdf' && toDraw > PAGES_MAX) {
    throw new OperatorError(
      `These are ${toDraw}, and one PDF has at most ${PAGES_MAX}. Choose fewer, or use --out certificates.zip.`,
    );
  }
  const report: RosterReport = { drawn: 0, kept: 0, ...leftOut };
  if (dryRun) return { ...report, drawn: toDraw };

  const numbers: string[] = [];
  let done = 0;
  async function* certificates() {
    for await (const certificate of kind === 'pdf'
      ? await inOrder(deps, roster)
      : eachToPrint(deps, roster)) {
      if (hooks.signal.aborted) throw new OperatorError(stopped(kind, out, numbers.length));
      const isKept = kind === 'folder' && (await exists(join(out, certificateFileName(certificate))));
      if (isKept) report.kept += 1;
      else yield certificate;
      hooks.onProgress((done += 1), toDraw);
    }
  }
  const drawing: Drawing = {
    certificates: certificates(),
    onDrawn: (number) => numbers.push(number),
    onUndrawn(number, reason) {
      report.failed += 1;
      hooks.onFailure(groupNumber(number), reason);
    },
  };
  if (kind === 'folder') {
    await mkdir(out, { recursive: true });
    for await (const { name, number, paper } of drawFiles(deps, drawing)) {
      await writeNewFile(join(out, name), Readable.from([paper]));
      await recordPrinted(deps, [number]);
    }
  } else {
    if (kind === 'zip') {
      await writeNewFile(out, drawZip(deps, drawing));
    } else {
      const content = await drawOnePdf(deps, 'Certificates', drawing);
      if (numbers.length === 0)
        throw new OperatorError(`No certificate could be written, so ${out} was not created.`);
      await writeNewFile(out, Readable.from([await content()]));
    }
    await recordPrinted(deps, numbers);
  }
  return { ...report, drawn: numbers.length };
}

/** Sorts certificates by name, unless they come from a list of the operator. */
async function inOrder(deps: ActingDependencies, roster: Roster) {
  const certificates = await Array.fromAsync(eachToPrint(deps, roster));
  return 'numbers' in roster || 'rows' in roster ? certificates : byName(certificates);
}

function stopped(kind: string, out: string, drawn: number): string {
  return kind === 'folder'
    ? `Stopped with ${plural(drawn, 'certificate')} in ${out}. Run the same command again to draw those that are missing.`
    : `Stopped: ${out} was not written.`;
}

/** Counts the certificates of the whole list before the first is drawn, and reports errors in its file. */
async function tally(deps: ActingDependencies, roster: Roster, { onFailure }: PrintHooks) {
  const found = { toDraw: 0, withdrawn: 0, failed: 0 };
  const certificates = eachToPrint(deps, roster, (leftOut) => {
    found[leftOut.why] += 1;
    if (leftOut.why === 'withdrawn') return;
    const { unit, line, column, reason } = leftOut;
    onFailure(column === undefined ? `${unit} ${line}` : `${unit} ${line}, ${column}`, reason);
  });
  while (!(await certificates.next()).done) found.toDraw += 1;
  return found;
}

function because({ withdrawn, failed }: { withdrawn: number; failed: number }): string {
  const reasons = [
    ...(withdrawn > 0 ? [`${withdrawn} revoked`] : []),
    ...(failed > 0 ? [`${failed} left out`] : []),
  ];
  return reasons.length > 0 ? `: ${reasons.join(', ')}` : '. See certificates list';
}

export async function recordPrinted(deps: ActingDependencies, numbers: string[]): Promise<void> {
  await deps.storage.database.transaction().execute(async (transaction) => {
    for (const number of numbers) await recordAct(transaction, deps, 'certificate.printed', number);
  });
}
