import { Readable } from 'node:stream';
import type { CertificatePaper } from '../../../documents/certificate-paper.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { certificateFileName, drawOnePdf, drawOrRefuse, drawZip, PAGES_MAX } from './draw-certificates.ts';
import { recordPrinted } from './print-certificates.ts';
import { byName, certificateToPrint, eachToPrint } from './printable-certificates.ts';

export interface Download {
  name: string;
  content: Buffer | Readable;
}

/** A certificate as a PDF. */
export async function downloadCertificate(deps: ActingDependencies, number: string): Promise<Download> {
  const certificate = await certificateToPrint(deps, number);
  const content = await drawOrRefuse(deps, certificate);
  await recordPrinted(deps, [certificate.number]);
  return { name: certificateFileName(certificate), content };
}

/** A class as one PDF with a page for each certificate, by name, without revoked ones. */
export async function downloadClassAsPdf(deps: ActingDependencies, className: string): Promise<Download> {
  const certificates = await certificatesOf(deps, className);
  if (certificates.length > PAGES_MAX) {
    throw new OperatorError(
      `The class “${className}” has ${certificates.length} certificates, and one PDF has at most ${PAGES_MAX}. Print it as a zip.`,
    );
  }
  const undrawn: string[] = [];
  const content = await drawOnePdf(deps, className, {
    certificates,
    onUndrawn: (_number, reason) => undrawn.push(reason),
  });
  if (undrawn.length > 0) {
    throw new OperatorError(
      `${undrawn.join(' ')} A zip of the class leaves ${undrawn.length === 1 ? 'it' : 'them'} out.`,
    );
  }
  await recordPrinted(deps, numbersOf(certificates));
  return { name: `${fileNameOf(className)}.pdf`, content: await content() };
}

/**
 * A class as a zip with a file for each certificate, without revoked ones. The files are drawn while the zip is sent. A
 * text file in it lists certificates that could not be drawn.
 */
export async function downloadClass(deps: ActingDependencies, className: string): Promise<Download> {
  const certificates = await certificatesOf(deps, className);
  await recordPrinted(deps, numbersOf(certificates));
  let undrawn = '';
  const content = drawZip(
    deps,
    { certificates, onUndrawn: (number, reason) => (undrawn += `${number}: ${reason}\n`) },
    () => (undrawn === '' ? [] : [{ name: 'NOT PRINTED.txt', input: undrawn }]),
  );
  return { name: `${fileNameOf(className)}.zip`, content };
}

async function certificatesOf(deps: ActingDependencies, className: string): Promise<CertificatePaper[]> {
  const certificates = await Array.fromAsync(eachToPrint(deps, { class: className }));
  if (certificates.length === 0) throw new OperatorError(`The class “${className}” has nothing to print.`);
  return byName(certificates);
}

function numbersOf(certificates: readonly CertificatePaper[]): string[] {
  return certificates.map(({ number }) => number);
}

function fileNameOf(className: string): string {
  const words = className.match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['class'];
  return words.join('-');
}
