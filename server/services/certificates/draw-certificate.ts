import { join } from 'node:path';
import type { CertificatePaper } from '../../../documents/certificate-paper.ts';
import type { Dependencies } from '../dependencies.ts';

export async function drawCertificate(
  { config }: Pick<Dependencies, 'config'>,
  certificate: CertificatePaper,
): Promise<Buffer> {
  // Loaded here alone: neither the server nor another command draws.
  const { certificatePaper } = await import('../../../documents/certificate-paper.ts');
  return await certificatePaper(certificate, join(config.dataFolder, 'fonts'));
}
