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
 * Number and name, in letters of any script, safe on every file system: `482109375514-Anita-Sharma.pdf`. Signs of old
 * numbers are kept, except for the slash, so that two numbers never share a name.
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

/** Limit for one PDF: 500 pages take some seconds and 300 MB to draw. */
export const PAGES_MAX = 500;

type DrawingDependencies = Pick<Dependencies, 'config' | 'now'>;

export interface Drawing {
  certificates: Iterable<CertificatePaper> | AsyncIterable<CertificatePaper>;
  onDrawn?(number: string): void;
  onUndrawn(number: string, reason: string): void;
}

/** Draws one after the other; reports those that fail and goes on. */
async function* drawEach<Paper>(
  { certificates, onDrawn, onUndrawn }: Drawing,
  draw: (certificate: CertificatePaper) => Paper | Promise<Paper>,
): AsyncGenerator<{ name: string; number: string; paper: Paper }> {
  for await (const certificate of certificates) {
    // Lets other requests and interruptions be handled in between.
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

/** One file per certificate. */
export function drawFiles(deps: DrawingDependencies, drawing: Drawing) {
  return drawEach(drawing, (certificate) => drawCertificate(deps, certificate));
}

/** A zip with one file per certificate, drawn while it is read, ending with the file that `last` makes. */
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

/** One PDF with a page per certificate. */
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
  // Loaded only when needed: neither the server nor other commands draw.
  const { certificatePaper } = await import('../../../documents/certificate-paper.ts');
  return await certificatePaper(certificate, join(config.dataFolder, 'fonts'));
}

/** Draws one certificate. For a letter that no font has, throws an error that the person can act on. */
export async function drawOrRefuse(deps: Pick<Dependencies, 'config'>, certificate: CertificatePaper) {
  return await drawCertificate(deps, certificate).catch((error: Error) => {
    throw error instanceof Unprintable ? new OperatorError(error.message, { cause: error }) : error;
  });
}
