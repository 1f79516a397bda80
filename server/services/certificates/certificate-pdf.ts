import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { CertificatePaper } from '../../../documents/certificate-paper.ts';
import { Unprintable } from '../../../documents/unprintable.ts';
import type { Dependencies } from '../dependencies.ts';
import { WrongRequest } from '../wrong-request.ts';

const NAME_MAX_LENGTH = 60;

/**
 * Number and name, in letters of any script, safe on every file system: `482109375514-Anita-Sharma.pdf`. Two numbers
 * never share a name: the signs that an old number may hold are kept, but for the slash.
 */
export function certificateFileName({ number, name }: { number: string; name: string }): string {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const parts = [number.replaceAll('/', '~').replaceAll(' ', '-'), ...words];
  return `${Array.from(parts.join('-'))
    .slice(0, NAME_MAX_LENGTH + number.length)
    .join('')}.pdf`;
}

/** Of one PDF: 500 pages take some seconds and 300 MB to draw. */
export const PAGES_MAX = 500;

/** One PDF with a page for each; one that cannot be drawn is named, and the others are drawn. */
export async function drawOnePdf(
  { config, now }: Pick<Dependencies, 'config' | 'now'>,
  title: string,
  certificates: Iterable<CertificatePaper> | AsyncIterable<CertificatePaper>,
  onUndrawn: (certificate: CertificatePaper, error: Unprintable) => void,
): Promise<{ numbers: string[]; content: () => Promise<Buffer> }> {
  const documents = await import('../../../documents/certificate-paper.ts');
  const fonts = join(config.dataFolder, 'fonts');
  const paper = new documents.CertificatesPaper({ title, created: now(), fonts });
  const numbers: string[] = [];
  for await (const certificate of certificates) {
    // Between two pages others are answered, and an interruption is heard.
    await setImmediate();
    try {
      paper.add(certificate);
      numbers.push(certificate.number);
    } catch (error) {
      if (!(error instanceof Unprintable)) throw error;
      onUndrawn(certificate, error);
    }
  }
  return { numbers, content: () => paper.bytes() };
}

export async function drawCertificate(
  { config }: Pick<Dependencies, 'config'>,
  certificate: CertificatePaper,
): Promise<Buffer> {
  // Loaded where it draws: neither the site's server nor another command does.
  const { certificatePaper } = await import('../../../documents/certificate-paper.ts');
  return await certificatePaper(certificate, join(config.dataFolder, 'fonts'));
}

/** The one that was asked for: a letter that no font holds is what whoever asked can mend. */
export async function drawOrRefuse(
  deps: Pick<Dependencies, 'config'>,
  certificate: CertificatePaper,
): Promise<Buffer> {
  return await drawCertificate(deps, certificate).catch((error: Error) => {
    throw error instanceof Unprintable ? new WrongRequest(error.message, { cause: error }) : error;
  });
}
