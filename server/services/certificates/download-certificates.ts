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

/** One certificate as a PDF. */
export async function downloadCertificate(deps: ActingDependencies, number: string): Promise<Download> {
  const certificate = await certificateToPrint(deps, number);
  const content = await drawOrRefuse(deps, certificate);
  await recordPrinted(deps, [certificate.number]);
  return { name: certificateFileName(certificate), content };
}

/** Certificates of a class that are not revoked, by name, as one PDF with a page each. */
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
      `${undrawn.join(' ')} Print the class as a zip to leave ${undrawn.length === 1 ? 'this one' : 'these'} out.`,
    );
  }
  await recordPrinted(deps, numbersOf(certificates));
  return { name: `${fileNameOf(className)}.pdf`, content: await content() };
}

/**
 * Certificates of a class that are not revoked, as a zip that is drawn while it is sent. A text file in it lists those that
 * could not be drawn.
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
