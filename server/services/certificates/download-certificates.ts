import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import { Unprintable } from '../../../documents/unprintable.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { WrongRequest } from '../wrong-request.ts';
import {
  certificateFileName,
  drawCertificate,
  drawOnePdf,
  drawOrRefuse,
  PAGES_MAX,
} from './certificate-pdf.ts';
import { eachCertificate } from './read-certificates.ts';
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

/** Those of a class that are not withdrawn, by name, each on a page of one PDF. */
export async function downloadClassAsPdf(deps: ActingDependencies, className: string): Promise<Download> {
  const numbers = await numbersOf(deps, className);
  if (numbers.length > PAGES_MAX) {
    throw new WrongRequest(
      `The class “${className}” has ${numbers.length} certificates, and one PDF takes ${PAGES_MAX}: print it as a zip.`,
    );
  }
  const undrawn: string[] = [];
  const paper = await drawOnePdf(
    deps,
    className,
    eachToPrint(deps, { numbers }),
    (_certificate, { message }) => undrawn.push(message),
  );
  if (undrawn.length > 0) {
    throw new WrongRequest(
      `${undrawn.join(' ')} Printed as a zip, the class comes without ${undrawn.length === 1 ? 'this one' : 'these'}.`,
    );
  }
  await recordPrinted(deps, numbers);
  return { name: `${fileNameOf(className)}.pdf`, content: await paper.content() };
}

/**
 * Those of a class that are not withdrawn, as a zip that is drawn while it is sent. One that cannot be drawn does not keep
 * the others from being drawn: a text file in the zip names it.
 */
export async function downloadClass(deps: ActingDependencies, className: string): Promise<Download> {
  const numbers = await numbersOf(deps, className);
  await recordPrinted(deps, numbers);
  async function* entries() {
    const leftOut: string[] = [];
    for await (const certificate of eachToPrint(deps, { numbers })) {
      try {
        const input = await drawCertificate(deps, certificate);
        yield { name: certificateFileName(certificate), input, lastModified: deps.now() };
      } catch (error) {
        if (!(error instanceof Unprintable)) throw error;
        leftOut.push(`${certificate.number}: ${error.message}`);
      }
    }
    if (leftOut.length > 0)
      yield { name: 'NOT PRINTED.txt', input: `${leftOut.join('\n')}\n`, lastModified: deps.now() };
  }
  return { name: `${fileNameOf(className)}.zip`, content: Readable.fromWeb(makeZip(entries())) };
}

async function numbersOf(deps: ActingDependencies, className: string): Promise<string[]> {
  const all = await Array.fromAsync(eachCertificate(deps, { class: className }));
  const numbers = byName(all.filter(({ state }) => state !== 'revoked')).map(({ number }) => number);
  if (numbers.length === 0) throw new WrongRequest(`The class “${className}” has nothing to print.`);
  return numbers;
}

function fileNameOf(className: string): string {
  const words = className.match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['class'];
  return words.join('-');
}
