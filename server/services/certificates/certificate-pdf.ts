import { join } from 'node:path';
import type { CertificatePaper, CertificatesPaper } from '../../../documents/certificate-paper.ts';
import type { Dependencies } from '../dependencies.ts';

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

/** One PDF to which certificates are added, a page each. */
export async function openCertificatesPaper(
  { config, now }: Pick<Dependencies, 'config' | 'now'>,
  title: string,
): Promise<CertificatesPaper> {
  const documents = await import('../../../documents/certificate-paper.ts');
  return new documents.CertificatesPaper({ title, created: now(), fonts: join(config.dataFolder, 'fonts') });
}

export async function drawCertificate(
  { config }: Pick<Dependencies, 'config'>,
  certificate: CertificatePaper,
): Promise<Buffer> {
  // Loaded where it draws: neither the site's server nor another command does.
  const { certificatePaper } = await import('../../../documents/certificate-paper.ts');
  return await certificatePaper(certificate, join(config.dataFolder, 'fonts'));
}
