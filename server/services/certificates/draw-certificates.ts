import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { makeZip } from 'client-zip';
import type { CertificatePaper } from '../../../documents/certificate-paper.ts';
import { Unprintable } from '../../../documents/unprintable.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';

const NAME_MAX_LENGTH = 60;

/**
 * File name with the number and the name, in letters of any script: `482109375514-Anita-Sharma.pdf`. It is valid on
 * every file system. Signs in old numbers are kept, except for the slash, so two numbers never get the same file name.
 */
export function certificateFileName(
  { number, name }: { number: string; name: string },
  extension = 'pdf',
): string {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const parts = [number.replaceAll('/', '~').replaceAll(' ', '-'), ...words];
  return `${Array.from(parts.join('-'))
    .slice(0, NAME_MAX_LENGTH + number.length)
    .join('')}.${extension}`;
}

/** Page limit for one PDF. 500 pages take some seconds and 300 MB to draw. */
export const PAGES_MAX = 500;

type DrawingDependencies = Pick<Dependencies, 'config' | 'now'>;

export interface Drawing {
  certificates: Iterable<CertificatePaper> | AsyncIterable<CertificatePaper>;
  onDrawn?(number: string): void;
  onUndrawn(number: string, reason: string): void;
}

/** Draws one certificate after the other. One that cannot be drawn is reported and skipped. */
async function* drawEach<Paper>(
  { certificates, onDrawn, onUndrawn }: Drawing,
  draw: (certificate: CertificatePaper) => Paper | Promise<Paper>,
): AsyncGenerator<{ name: string; number: string; paper: Paper }> {
  for await (const certificate of certificates) {
    // Lets the event loop answer other requests and signals.
    await setImmediate();
    const { number } = certificate;
    try {
      const paper = await draw(certificate);
      onDrawn?.(number);
      yield { name: certificateFileName(certificate), number, paper };
    } catch (error) {
      if (!(error instanceof Unprintable)) throw error;
      onUndrawn(number, error.message);
    }
  }
}

/** Draws one file for each certificate. */
export function drawFiles(deps: DrawingDependencies, drawing: Drawing) {
  return drawEach(drawing, (certificate) => drawCertificate(deps, certificate));
}

/** Makes a zip with a file for each certificate, drawn while the zip is read. `last` makes the last file in it. */
export function drawZip(
  deps: DrawingDependencies,
  drawing: Drawing,
  last: () => { name: string; input: string }[] = () => [],
): Readable {
  async function* entries() {
    const lastModified = deps.now();
    for await (const { name, paper: input } of drawFiles(deps, drawing)) yield { name, input, lastModified };
    for (const entry of last()) yield { ...entry, lastModified };
  }
  return Readable.fromWeb(makeZip(entries()));
}

/** Draws one PDF with a page for each certificate. */
export async function drawOnePdf(
  { config, now }: DrawingDependencies,
  title: string,
  drawing: Drawing,
): Promise<() => Promise<Buffer>> {
  const documents = await import('../../../documents/certificate-paper.ts');
  const fonts = join(config.dataFolder, 'fonts');
  const paper = new documents.CertificatesPaper({ title, created: now(), fonts });
  const pages = drawEach(drawing, (certificate) => paper.add(certificate));
  while (!(await pages.next()).done);
  return () => paper.bytes();
}

async function drawCertificate(
  { config }: Pick<Dependencies, 'config'>,
  certificate: CertificatePaper,
): Promise<Buffer> {
  // Imported only if needed, because the server and other commands draw no certificates.
  const { certificatePaper } = await import('../../../documents/certificate-paper.ts');
  return await certificatePaper(certificate, join(config.dataFolder, 'fonts'));
}

/** Draws one certificate. If no font has one of the letters, the error says what to do. */
export async function drawOrRefuse(deps: Pick<Dependencies, 'config'>, certificate: CertificatePaper) {
  return await drawCertificate(deps, certificate).catch((error: Error) => {
    throw error instanceof Unprintable ? new OperatorError(error.message, { cause: error }) : error;
  });
}
