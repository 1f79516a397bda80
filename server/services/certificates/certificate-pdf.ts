import { join } from 'node:path';
import type { CertificatePaper } from '../../../documents/certificate-paper.ts';
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

export async function drawCertificate(
  { config }: Pick<Dependencies, 'config'>,
  certificate: CertificatePaper,
): Promise<Buffer> {
  // Loaded here alone: neither the server nor another command draws.
  const { certificatePaper } = await import('../../../documents/certificate-paper.ts');
  return await certificatePaper(certificate, join(config.dataFolder, 'fonts'));
}
